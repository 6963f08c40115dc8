/** Options in the info string of a code block. */
export interface CodeMeta {
  /** Absent if the block has no title. */
  title?: string
  /** The file whose code the block shows, optionally only a part of it: `./a.ts#L3-L8`. */
  file?: string
  showLineNumbers?: boolean | number
  /** Number of lines that a folded block shows. */
  collapse?: number
  /** 1-based numbers of the lines to highlight. */
  highlighted: ReadonlySet<number>
  /** Words without a value, such as `live`. */
  words: ReadonlySet<string>
  /** The text after all other options are removed. It contains the words. */
  rest: string
  /** The written line ranges without brackets. */
  ranges: string
}

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/
/** The pattern in Docusaurus. It also matches the end of a longer name. */
const QUOTED_TITLE = /title=(?:"([^"]*)"|'([^']*)')/
const FILE = /(?:^|\s)file=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/
const NUMBERS = /(?:^|\s)showLineNumbers(?:=\{?(\d+)\}?)?(?=\s|$|\{)/
const COLLAPSE = /(?:^|\s)collapse(?:=\{?(\d{1,5})\}?)?(?=\s|$|\{)/
const RANGES = /\{([\d,\s-]+)\}/

/** Number of lines that a folded block shows by default. */
const SHOWN_LINES = 12

/**
 * Parses `title="a.js" {1,3-5} showLineNumbers=5 live`. Unknown options are left to plugins.
 *
 * @param isStrict - Whether titles need quotation marks.
 */
export function parseCodeMeta(meta: string, isStrict = false): CodeMeta {
  const title = (isStrict ? QUOTED_TITLE : TITLE).exec(meta)
  const untitled = without(meta, title)
  const file = FILE.exec(untitled)
  const unnamed = without(untitled, file)
  const numbers = NUMBERS.exec(unnamed)
  const uncounted = without(unnamed, numbers)
  const collapse = COLLAPSE.exec(uncounted)
  const unfolded = without(uncounted, collapse)
  const ranges = RANGES.exec(unfolded)
  const rest = without(unfolded, ranges)
  return {
    title: wordOf(title),
    file: wordOf(file),
    showLineNumbers: numbers ? (numbers[1] === undefined ? true : Number(numbers[1])) : undefined,
    collapse: collapse ? Math.max(1, Number(collapse[1] ?? SHOWN_LINES)) : undefined,
    highlighted: parseRanges(ranges?.[1] ?? ''),
    words: new Set(rest.split(/\s+/).filter(Boolean)),
    ...{rest, ranges: ranges?.[1] ?? ''}
  }
}

/** Returns the file in an info string. */
export function findFileInMeta(meta: string): string | undefined {
  return wordOf(FILE.exec(without(meta, TITLE.exec(meta))))
}

function without(text: string, match: RegExpExecArray | null): string {
  return match ? text.replace(match[0], ' ') : text
}

function wordOf(match: RegExpExecArray | null): string | undefined {
  return match?.[1] ?? match?.[2] ?? match?.[3]
}

/** Highest line number. Without it, a typo such as `1-99999999` could exhaust the memory. */
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
