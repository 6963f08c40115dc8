/** A source text cut into its front matter and the rest. */
export interface FrontMatterSplit {
  /** Text between the fences; may be empty. */
  yaml: string
  /** Everything after the closing fence. */
  body: string
  /** Count of lines before `body`, to turn body lines into file lines. */
  lineOffset: number
}

const FENCES = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/

/** Finds the front matter of a text. A byte order mark before it is dropped. */
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
