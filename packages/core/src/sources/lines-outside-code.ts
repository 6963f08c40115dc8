/** Matches the start and end of fenced code. A backtick after it makes it inline code. */
const FENCE = /^\s*(`{3,}(?=[^`]*$)|~{3,})/

/**
 * Iterates over the lines of a body, with an empty line in place of each fenced block.
 *
 * @param fence - Matches the start and end of a fenced block. Its group is the marker.
 */
export function* iterateLinesOutsideCode(body: string, fence = FENCE): Generator<string> {
  let opened: string | undefined
  for (const line of iterateLines(body)) {
    const marker = fence.exec(line)?.[1]
    if (opened !== undefined) {
      if (marker?.startsWith(opened)) opened = undefined
      continue
    }
    opened = marker
    yield marker === undefined ? line : ''
  }
}

function* iterateLines(text: string): Generator<string> {
  let start = 0
  while (true) {
    const end = text.indexOf('\n', start)
    if (end === -1) break
    yield text.slice(start, text[end - 1] === '\r' ? end - 1 : end)
    start = end + 1
  }
  yield text.slice(start)
}
