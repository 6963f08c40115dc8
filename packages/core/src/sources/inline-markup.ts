/** Returns the text of a line of Markdown: without links, code marks, emphasis, escapes and heading ids. */
export function removeInlineMarkup(markdown: string): string {
  return markdown
    .replace(/\s*(?:\{#[^}]+\}|\{\/\*.*?\*\/\})\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(`+)(.+?)\1/g, '$2')
    .replace(/(\*\*|__|\*|_|~~)(?=\S)(.+?)\1/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim()
}
