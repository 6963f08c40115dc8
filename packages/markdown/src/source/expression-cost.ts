import {iterateOutsideFences} from './code-fences.js'

/**
 * Maximum number of characters to parse while the MDX parser looks for the ends of expressions.
 * This many take about 1.5 seconds.
 */
export const MAX_CHARACTERS = 2_000_000

/**
 * Returns whether the MDX parser would need seconds for an expression, because it parses the
 * JavaScript from its start again at each closing brace.
 */
export function hasCostlyExpression(text: string): boolean {
  let read = 0
  let length = 0
  let depth = 0
  for (const [line] of iterateOutsideFences(text)) {
    for (const {0: mark, index} of line.matchAll(/[{}]/g)) {
      if (mark === '{') {
        if (depth === 0) length = -index
        depth += 1
      } else if (depth > 0) {
        depth -= 1
        read += length + index
      }
    }
    length += line.length + 1
    if (read > MAX_CHARACTERS) return true
  }
  return false
}
