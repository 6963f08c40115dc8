/** Terms of textlint-rule-terminology that differ from the glossary of this project. */
export const EXCLUDED_TERMS = [
  'web[- ]?site(s)?',
  'repo\\b',
  'readme(s)?',
  'style-?sheet(s)?',
  'blank line(s)?',
  'indexes\\b',
  'Local[ -]?Storage',
  'built ?in(s)?',
  're[- ]export(s|ing|ed)?',
  'ES2015',
  'ES2020',
  'ES2022'
]

/**
 * Terms with one spelling: a name as it’s written, or a pattern with its replacement.
 *
 * @type {readonly (string | readonly [string, string])[]}
 */
export const TERMS = ['Docusaurus', 'KaTeX', 'Playwright', ['white space', 'whitespace']]
