/** Looks of a feed in a browser, in both colour modes. */
export const FEED_CSS = `:root {
  color-scheme: light dark;
  --text: #1c2320;
  --muted: #5b6661;
  --border: #dfe5e2;
  --surface: #f2f6f4;
  --link: #277148;
}

@media (prefers-color-scheme: dark) {
  :root {
    --text: #e2e8e5;
    --muted: #9aa7a1;
    --border: #2d3834;
    --surface: #1b2421;
    --link: #25c2a0;
    background: #121917;
  }
}

body {
  margin: 0;
  color: var(--text);
  font: 1rem/1.7 system-ui, sans-serif;
}

main {
  max-width: 42rem;
  margin-inline: auto;
  padding: 2rem 1.25rem 4rem;
}

h1,
h2 {
  line-height: 1.3;
  letter-spacing: -0.015em;
  text-wrap: balance;
}

h2 {
  margin: 0;
  font-size: 1.2rem;
}

a {
  color: var(--link);
}

h2 a {
  color: inherit;
  text-decoration: none;
}

h2 a:hover {
  color: var(--link);
}

.note {
  padding: 0.75rem 1rem;
  border: 1px solid var(--border);
  border-radius: 6px;
  background: var(--surface);
  font-size: 0.9rem;
}

.lead,
time {
  color: var(--muted);
}

time {
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
}

ol {
  margin: 2rem 0 0;
  padding: 0;
  list-style: none;
}

li {
  padding-block: 1.25rem;
  border-block-start: 1px solid var(--border);
}

li p {
  margin: 0.25rem 0 0;
}
`
