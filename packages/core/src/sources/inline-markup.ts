/**
 * Removes links, code marks, emphasis, escapes and heading IDs from a line of Markdown. To take
 * linear time on long lines of open brackets, the patterns stop where the next match could start.
 */
export function removeInlineMarkup(markdown: string): string {
  return removeHeadingSuffix(markdown.trim())
    .replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, '$2')
    .replace(/(?<!\\)(\*\*|__|\*|_|~~)(?=\S)(.+?)(?<!\\)\1/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim()
}

/** Removes the ID or comment at the end of a heading, such as `{#id}` or `{/* note *\/}`. */
export function removeHeadingSuffix(line: string): string {
  const comment = line.endsWith('*/}') ? line.lastIndexOf('{/*') : -1
  return (comment < 0 ? line.replace(/\{#[^{}]+\}$/, '') : line.slice(0, comment)).trimEnd()
}
