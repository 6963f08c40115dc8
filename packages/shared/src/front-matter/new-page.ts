/** Front matter for a new page. Each list is written on one line. */
export type NewFrontMatter = Readonly<Record<string, string | readonly string[]>>

/** Returns the text of a new Markdown file with front matter and paragraphs. */
export function writeNewPage(frontMatter: NewFrontMatter, paragraphs: readonly string[]): string {
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${writeValue(value)}`)
  return [`---\n${lines.join('\n')}\n---`, ...paragraphs].join('\n\n').concat('\n')
}

/** Formats a value as YAML. Quotes, if needed, are written as in JSON, which is also valid YAML. */
function writeValue(value: NewFrontMatter[string]): string {
  return typeof value === 'string' && isPlain(value) ? value : JSON.stringify(value)
}

/**
 * Returns whether YAML reads unquoted text as a string. The text can't contain punctuation, or be a
 * number, date or keyword.
 */
function isPlain(text: string): boolean {
  if (!/^\p{L}[\p{L}\p{N} ,.()/-]*$/u.test(text) || text.endsWith(' ')) return false
  return !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(text)
}
