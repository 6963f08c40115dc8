/**
 * Returns the text of a Markdown line without links, code marks, emphasis, escapes and heading IDs.
 * Patterns stop where the next match could start, so that long lines of open brackets take linear
 * time.
 */
export function removeInlineMarkup(markdown: string): string {
  return removeSuffix(markdown.trim())
    .replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, '$2')
    .replace(/(?<!\\)(\*\*|__|\*|_|~~)(?=\S)(.+?)(?<!\\)\1/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim()
}

/** Removes an ID or comment at the end of a heading: `{#id}`, `{/* note *\/}`. */
function removeSuffix(line: string): string {
  const comment = line.endsWith('*/}') ? line.lastIndexOf('{/*') : -1
  return (comment < 0 ? line.replace(/\{#[^{}]+\}$/, '') : line.slice(0, comment)).trimEnd()
}
