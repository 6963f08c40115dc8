/** Reasons to use `remark-parse` for a text, by rule. Each is part of a sentence. */
export const FALLBACK_RULES = {
  missing: "the native parser isn't installed",
  'added-syntax': 'a plugin adds syntax',
  rejected: 'the native parser rejects the file',
  'mdx-code': "the position of JavaScript or of an attribute isn't clear",
  'odd-character':
    'a byte order mark, a null character, a carriage return at the end of a line, or a backslash at the end of the file',
  'footnote-start': 'an indented footnote, or a footnote with two colons',
  'emoji-emphasis': 'an emphasis marker next to an emoji',
  'escaped-mark': 'an escaped emphasis marker before other ones',
  'open-item': 'a list item without text at the end of the file',
  'directive-name': 'a directive with special characters',
  'inline-directive': 'a directive other than a container',
  'container-fence': 'a container without its own end, or with an indentation',
  'text-mark': 'an unpaired backtick or angle bracket, or a backslash before other syntax',
  'late-link': 'a URL or an email address in text',
  formula: 'a dollar sign that may start math',
  'nested-emphasis': 'an emphasis marker in emphasized text',
  'code-span': 'inline code with several lines',
  'literal-link': 'a URL next to punctuation',
  'image-text': 'syntax in the alternative text of an image',
  'html-lines': 'HTML in a quote, with several lines, or indented less than its list item',
  'indented-break': 'a line break before an indented line',
  'indented-line': 'an indented line after a dollar sign',
  'code-block': 'a code block that a different block may end',
  definition: 'text directly after a link definition',
  paragraph:
    'a paragraph directly after a list or a quote, with a backslash at the end, or with a line that may start a block',
  table: 'a table with a line that may start a block',
  'mdx-text': 'a brace or an angle bracket in text',
  'module-start': 'an import or export directly after text',
  'mdx-lines': 'a tag or an expression with lines that may belong to a different block',
  'list-item': 'an empty list item, a task without plain text, or a footnote with several blocks',
  'footnote-end': 'a list in a footnote, or text directly after it',
  'nested-quote': 'an empty or nested quote, or a quote directly after a list in a quote'
} as const

/** Name of a rule that requires `remark-parse`. */
export type FallbackRule = keyof typeof FALLBACK_RULES

/** Why `remark-parse` reads a text. */
export interface Fallback {
  rule: FallbackRule
  /** Start of the construct, if one was found. */
  offset?: number
}
