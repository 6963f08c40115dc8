/** A source text split into front matter and body. */
export interface FrontMatterSplit {
  /** Text between the fences. May be empty. */
  yaml: string
  /** Everything after the closing fence. */
  body: string
  /** Number of lines before `body`, to convert body lines to file lines. */
  lineOffset: number
}

const FENCES = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/

/** Splits off the front matter of a text. Drops a byte order mark before it. */
export function splitFrontMatter(text: string): FrontMatterSplit {
  const clean = text.startsWith('\uFEFF') ? text.slice(1) : text
  const match = FENCES.exec(clean)
  if (!match) return {yaml: '', body: clean, lineOffset: 0}
  return {
    yaml: match[1] ?? '',
    body: clean.slice(match[0].length),
    lineOffset: match[0].split('\n').length - 1
  }
}
