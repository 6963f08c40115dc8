/** Values of the `Accept` header, and whether each one prefers Markdown. */
export const ACCEPT_CASES: readonly (readonly [string, boolean])[] = [
  ['', false],
  ['*/*', false],
  ['text/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/markdown', true],
  ['Text/Markdown; charset=utf-8', true],
  ['text/markdown, text/html, */*', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/html;q=0.5, text/markdown', true],
  ['text/markdown;q=0, */*', false],
  ['text/markdownish', false]
]
