/** What an author says about a code block after its language. */
export interface CodeMeta {
  title?: string
  showLineNumbers?: boolean | number
  /** 1-based numbers of the lines to highlight. */
  highlighted: ReadonlySet<number>
}

/** Read `title="a.js" {1,3-5} showLineNumbers=5`. What it does not know is left to plugins. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/.exec(meta)
  const rest = title ? meta.replace(title[0], ' ') : meta
  const numbers = /(?:^|\s)showLineNumbers(?:=\{?(\d+)\}?)?(?=\s|$|\{)/.exec(rest)
  const ranges = /\{([\d,\s-]+)\}/.exec(numbers ? rest.replace(numbers[0], ' ') : rest)
  return {
    title: title?.[1] ?? title?.[2] ?? title?.[3],
    showLineNumbers: numbers ? (numbers[1] === undefined ? true : Number(numbers[1])) : undefined,
    highlighted: parseRanges(ranges?.[1] ?? '')
  }
}

/** No file has more lines; a typing error must not fill the memory. */
const LAST_LINE = 100_000

function parseRanges(text: string): Set<number> {
  const lines = new Set<number>()
  for (const part of text.split(',')) {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part)
    if (!match) continue
    const first = Number(match[1])
    const last = Math.min(Number(match[2] ?? match[1]), LAST_LINE)
    for (let line = first; line <= last; line++) lines.add(line)
  }
  return lines
}
