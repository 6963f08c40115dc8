import {trackFences} from './track-fences.js'

/** Replaces everything except line endings with spaces, so that offsets stay the same. */
export function blankOut(text: string): string {
  return text.replace(/[^\r\n]/g, ' ')
}

/**
 * Replaces fenced code blocks in Markdown with spaces, including the fences. A block without a
 * closing fence ends at the last line.
 */
export function blankFences(text: string): string {
  const findFence = trackFences()
  return text
    .split('\n')
    .map((line) => (findFence(line) ? blankOut(line) : line))
    .join('\n')
}

/**
 * Replaces code spans in Markdown with spaces.
 *
 * @param keepsTemplates - Whether a backtick after `{` starts a template literal, which isn't a code span.
 */
export function blankCodeSpans(text: string, {keepsTemplates = false} = {}): string {
  // A code span can't continue beyond its paragraph.
  return text
    .split(/(\n[ \t\r]*\n)/)
    .map((part) => blankSpansOf(part, keepsTemplates))
    .join('')
}

function blankSpansOf(paragraph: string, keepsTemplates: boolean): string {
  const runs = [...paragraph.matchAll(/`+/g)]
  const lastOfLength = new Map(runs.map(([run], index) => [run.length, index]))
  const kept: string[] = []
  let from = 0
  for (let index = 0; index < runs.length; index++) {
    const [run = '', start = 0] = [runs[index]?.[0], runs[index]?.index]
    if ((lastOfLength.get(run.length) ?? 0) <= index) continue
    do index += 1
    while (runs[index]?.[0].length !== run.length)
    if (keepsTemplates && paragraph[start - 1] === '{') continue
    const end = (runs[index]?.index ?? 0) + run.length
    kept.push(paragraph.slice(from, start), blankOut(paragraph.slice(start, end)))
    from = end
  }
  return kept.join('') + paragraph.slice(from)
}
