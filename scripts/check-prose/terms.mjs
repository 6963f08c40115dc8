/** Terms of textlint-rule-terminology that differ from this project's glossary. */
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
  'ES2022',
  // Also the name of a plugin.
  'OpenAPI'
]

/**
 * Terms with a fixed spelling: a name, or a pattern and its replacement.
 *
 * @type {readonly (string | readonly [string, string])[]}
 */
export const TERMS = ['Docusaurus', 'KaTeX', 'Playwright', ['white space', 'whitespace']]
