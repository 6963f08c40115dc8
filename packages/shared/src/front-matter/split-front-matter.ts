/** A source file's text, split into front matter and body. */
export interface FrontMatterSplit {
  /** Text between the fences, which may be empty. */
  yaml: string
  /** Text after the closing fence. */
  body: string
  /**
   * Number of lines before `body`, for converting lines of the body to lines of the file.
   */
  lineOffset: number
}

const FENCES = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/

/** Splits a file's text into front matter and body. Removes a byte order mark at the start. */
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
