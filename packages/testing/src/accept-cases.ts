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
  ['text/markdownish', false],
  // Weights below 1
  ['text/markdown;q=0.9, text/html;q=0.8', true],
  ['text/html;q=0.8,text/markdown;q=0.9', true],
  ['text/markdown;q=0.85, text/html;q=0.9', false],
  ['text/markdown;q=0.5, text/html;q=0.500', true],
  ['text/markdown;q=0.50, text/html;q=0.501', false],
  ['text/markdown;q=1.000, text/html', true],
  ['text/markdown;q=0.000', false],
  ['text/markdown;q=0.001', true],
  ['text/markdown;Q=0.9;x=1, text/html;level=1;q=0.8', true],
  ['text/markdown;variant=GFM;q=0.1, text/html;q=0.2', false],
  // A range is the weight of HTML if HTML isn't listed
  ['text/markdown;q=0.5, text/*;q=0.6', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0.5, */*;q=0.1', true],
  ['text/html;q=0.1, text/*;q=0.9, text/markdown;q=0.5', true],
  ['text/html;q=0, text/markdown;q=0.1', true],
  // Whitespace, empty elements and lists of other types
  ['text/html\t;\tq=0.1 ,\ttext/markdown ; q=0.2', true],
  [', ,text/markdown,,', true],
  ['text/markdown;', true],
  ['application/json, text/plain;q=0.9, text/markdown;q=0.8', true],
  // Invalid weights count as 0
  ['text/markdown;q=', false],
  ['text/markdown;q=abc', false],
  ['text/markdown;q=-1', false],
  ['text/markdown;q=.9', false],
  ['text/markdown;q=2', false],
  ['text/markdown;q=0.9.9', false],
  ['text/markdown;q=0.9 x', false],
  // Names that only resemble the types
  ['x-text/markdown', false],
  ['text/markdown+x', false],
  ['application/x;a=text/markdown', false],
  ['text/markdown;q=0.5, text/html+x', true],
  // Long headers
  [`${'a/b,'.repeat(500)}text/markdown`, true],
  [`${'text/html;'.repeat(200)}q=0.5,text/markdown${';a=b'.repeat(200)};q=0.4`, false],
  [`text/markdown${';q'.repeat(800)}`, true],
  [`${'text/markdown;q=,'.repeat(150)}text/html`, false]
]
