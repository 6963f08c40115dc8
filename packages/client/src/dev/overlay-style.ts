/** Styles of the overlay for both color modes. They apply only inside its shadow root. */
export const OVERLAY_STYLE = `
:host {
  all: initial;
  --background: #fff; --inset: #f5f6f8; --line: #e3e6eb; --text: #1c1f26; --muted: #5c6370;
  --error: #c42b2b; --error-background: #fdecec; --warning: #8a5a00; --warning-edge: #e0a030;
  --location: #2456b8; --mark: #fff1b8; --shadow: rgb(20 24 34 / 18%); --veil: rgb(240 242 246 / 70%);
}
:host([data-mode='dark']) {
  --background: #1b1e26; --inset: #12141a; --line: #323744; --text: #e9ebf1; --muted: #a0a7b6;
  --error: #ff8f8a; --error-background: #3a2023; --warning: #f2c46d; --warning-edge: #d99a34;
  --location: #9fc0ff; --mark: #4a3f14; --shadow: rgb(0 0 0 / 55%); --veil: rgb(8 10 14 / 70%);
}
* { box-sizing: border-box }
.cover, .notice {
  position: fixed; color: var(--text); font: 15px/1.55 system-ui, sans-serif;
  -webkit-text-size-adjust: 100%;
}
.cover {
  inset: 0; z-index: 2147483647; overflow: auto; padding: clamp(12px, 6vh, 72px) 12px;
  background: var(--veil); backdrop-filter: blur(3px);
}
.card {
  position: relative; max-width: 54rem; margin: 0 auto; overflow: hidden; border-radius: 12px;
  border: 1px solid var(--line); background: var(--background); box-shadow: 0 18px 50px var(--shadow);
}
section { padding: 22px clamp(16px, 3vw, 28px) }
section + section { border-top: 1px solid var(--line) }
.code {
  display: inline-block; margin-right: 40px; padding: 2px 9px; border-radius: 99px;
  background: var(--error-background); color: var(--error);
  font: 600 12px/1.6 ui-monospace, Menlo, Consolas, monospace;
}
h2 { margin: 10px 0 4px; font-size: 17px; line-height: 1.4; font-weight: 600; overflow-wrap: anywhere }
.place {
  color: var(--location); font: 13px/1.6 ui-monospace, Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
}
pre {
  margin: 12px 0; padding: 12px 0; overflow: auto; border: 1px solid var(--line);
  border-radius: 8px; background: var(--inset); tab-size: 2;
  font: 13px/1.65 ui-monospace, Menlo, Consolas, monospace;
}
pre span { display: block; width: max-content; min-width: 100%; padding: 0 14px }
pre .marked { background: var(--mark) }
.hint { margin: 10px 0 0; color: var(--text) }
.hint::before { content: '→'; margin-right: 8px; color: var(--muted) }
.foot {
  margin: 0; padding: 12px clamp(16px, 3vw, 28px); border-top: 1px solid var(--line);
  background: var(--inset); color: var(--muted); font-size: 13px;
}
h2 code, p code {
  padding: 1px 5px; border-radius: 4px; background: var(--inset);
  font: 0.9em ui-monospace, Menlo, Consolas, monospace;
}
kbd {
  padding: 1px 6px; border: 1px solid var(--line); border-radius: 4px; background: var(--background);
  font: 12px ui-monospace, Menlo, Consolas, monospace;
}
button {
  position: absolute; top: 10px; right: 10px; width: 32px; height: 32px; border: 0;
  border-radius: 8px; background: none; color: var(--muted); font: 22px/1 system-ui, sans-serif;
  cursor: pointer;
}
button:hover { background: var(--inset); color: var(--text) }
button:focus-visible { outline: 2px solid var(--location) }
.notice {
  right: 16px; bottom: 16px; z-index: 2147483646; width: min(26rem, 100vw - 32px);
  max-height: 40vh; overflow: auto; padding: 12px 46px 12px 16px; border-radius: 10px;
  border: 1px solid var(--line); border-left: 4px solid var(--warning-edge);
  background: var(--background); box-shadow: 0 8px 28px var(--shadow); font-size: 14px;
}
.notice strong { display: block; color: var(--warning); font-size: 13px }
.notice p { margin: 6px 0 0; overflow-wrap: anywhere }
.notice .hint { margin: 2px 0 0; color: var(--muted); font-size: 13px }
`
