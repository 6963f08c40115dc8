import {splitLineComment} from '@lectern/shared/code/line-comment'

/** Lines between `#region name` and `#endregion`, without the markers of inner regions. */
export interface SourceRegion {
  name: string
  lines: string[]
  isClosed: boolean
}

const MARK = /^(?:pragma\s+)?(?:#\s*)?(end)?region\b:?(.*)$/i
/** Matches a marker that editors recognize. Words can follow it, as in `#region Public API`. */
const CLEAR_MARK = /#(?:pragma\s+)?(?:end)?region\b/i

/** Returns a file's named regions, sorted by start. Their markers can be any style of comment. */
export function findRegions(lines: readonly string[]): SourceRegion[] {
  const regions: SourceRegion[] = []
  for (const line of lines) {
    const mark = readMark(line)
    const open = regions.filter(({isClosed}) => !isClosed)
    if (!mark) for (const region of open) region.lines.push(line)
    else if (!mark.isEnd) regions.push({name: mark.name, lines: [], isClosed: false})
    else {
      const ended = mark.name === '' ? open.at(-1) : open.findLast(({name}) => name === mark.name)
      if (ended) ended.isClosed = true
    }
  }
  return regions.filter(({name}) => name !== '')
}

/** Returns the lines of a file without region markers. */
export function dropRegionMarks(lines: readonly string[]): string[] {
  return lines.filter((line) => !readMark(line))
}

function readMark(line: string): {name: string; isEnd: boolean} | undefined {
  if (!/region/i.test(line)) return undefined
  const comment = splitLineComment(line, undefined)
  const [match, end, rest = ''] = (comment?.code === '' && MARK.exec(comment.text)) || []
  const words = rest.trim()
  const isName = /^[\w.-]*$/.test(words)
  if (match === undefined || !(isName || CLEAR_MARK.test(line))) return undefined
  return {name: isName ? words : '', isEnd: end !== undefined}
}
