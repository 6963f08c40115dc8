/** What Docusaurus's code blocks read from the words after the language of a fence. */

/** `title="a.js"` */
export function parseCodeBlockTitle(metastring?: string): string {
  return /title=(?<quote>["'])(?<title>.*?)\k<quote>/.exec(metastring ?? '')?.groups?.title ?? ''
}

/** `language-js` in a class. */
export function parseLanguage(className: string): string | undefined {
  return className
    .split(' ')
    .find((name) => name.startsWith('language-'))
    ?.replace(/language-/, '')
}

/** Whether lines have numbers. */
export function containsLineNumbers(metastring?: string): boolean {
  return Boolean(metastring?.includes('showLineNumbers'))
}

/** The lines to mark, by number from 0: `{1,3-4}`. */
export function parseLines(
  code: string,
  {metastring = ''}: {metastring?: string}
): {code: string; lineClassNames: Readonly<Record<number, readonly string[]>>} {
  const list = /\{([\d,\s-]+)\}/.exec(metastring)?.[1] ?? ''
  const lines = list.split(',').flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split('-').map(Number)
    if (!(from > 0)) return []
    return Array.from({length: Math.max(0, to - from + 1)}, (_, index) => from + index - 1)
  })
  const marked = lines.map((line) => [line, ['theme-code-block-highlighted-line']] as const)
  return {code: code.replace(/\n$/, ''), lineClassNames: Object.fromEntries(marked)}
}
