/** Characters that are searched for markup. The patterns take quadratic time, and no line to show is longer. */
const LONGEST_LINE = 2000

/** Returns the text of a line of Markdown: without links, code marks, emphasis, escapes and heading ids. */
export function removeInlineMarkup(markdown: string): string {
  const line = markdown.trim()
  if (line.length > LONGEST_LINE) return line
  return removeSuffix(line)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, '$2')
    .replace(/(\*\*|__|\*|_|~~)(?=\S)(.+?)\1/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim()
}

/** Removes the id or the comment at the end of a heading: `{#id}`, `{/* note *\/}`. */
function removeSuffix(line: string): string {
  return line.replace(/(?:\{#[^{}]+\}|\{\/\*(?:(?!\{\/\*).)*?\*\/\})$/, '').trimEnd()
}
