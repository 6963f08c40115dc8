import type {SiteContext, SourcePosition} from '@lectern/types'

/** Maximum number of characters between the start of the key and its value. */
const KEY_LENGTH = 30

/**
 * Finds the positions of paths in the configuration, in a single pass, because there can be thousands
 * of redirects. Values of `from` take precedence over other strings.
 */
export function findPositions(
  paths: ReadonlySet<string>,
  {file, text}: SiteContext['configSource']
): ReadonlyMap<string, SourcePosition> {
  const values = new Map<string, SourcePosition>()
  const others = new Map<string, SourcePosition>()
  for (const [index, line] of text.split('\n').entries()) {
    for (const {index: start, 0: quote} of line.matchAll(/["'`]/g)) {
      const end = line.indexOf(quote, start + 1)
      const path = line.slice(start + 1, end)
      if (end < 0 || !paths.has(path)) continue
      const before = line.slice(Math.max(0, start - KEY_LENGTH), start)
      const found = /\bfrom["']?\s*:\s*$/.test(before) ? values : others
      if (!found.has(path)) found.set(path, {file, line: index + 1, column: start + 1})
    }
  }
  return new Map([...others, ...values])
}
