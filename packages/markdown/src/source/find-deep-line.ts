import {iterateOutsideFences} from './code-fences.js'

/**
 * Maximum depth of lists, quotes and containers. This limit and the following ones exist because
 * parse time grows quadratically.
 */
const MAX_LEVELS = 100
/** Maximum indentation of a list item: two columns per level. */
const MAX_COLUMNS = 2 * MAX_LEVELS
/** Matches a thematic break, such as `- - -`. The parser tries to read it as a list first. */
const RULE = /^[ \t]*([-*])(?:[ \t]+\1)*[ \t]*$/
/** Maximum number of open link brackets in a line. */
const MAX_BRACKETS = 2000
/** Maximum number of brackets and emphasis markers in a line, and of table columns. */
const MAX_MARKS = 10_000
const MAX_CELLS = 5000
/**
 * Matches brackets and emphasis markers. Markers inside words aren't emphasis, e.g. in identifiers.
 */
const MARKS = /\[|\*+|(?<![\w_])_+|(?<!_)_+(?![\w_])/g
/** Matches the delimiter row of a table. */
const DELIMITERS = /^[ \t>]*[|:-][|:\- \t]*$/
/** Matches lines of code and HTML, which aren't parsed as text and can therefore be long. */
const CODE = /^[ \t]*(?:[<{]|export\b)/

/**
 * Finds the first line that is nested so deeply that parsing it would take minutes.
 *
 * @returns 1-based line, or `undefined`.
 */
export function findDeepLine(text: string): number | undefined {
  if (!mayBeDeep(text)) return undefined
  let depth = 0
  for (const [line, number] of iterateOutsideFences(text)) {
    depth = Math.max(0, depth + readContainer(line))
    if (depth > MAX_LEVELS || isDeep(line)) return number
  }
  return undefined
}

/**
 * Returns whether a text has many containers or long lines. Otherwise, there's no need to check its
 * lines.
 */
function mayBeDeep(text: string): boolean {
  return hasLongLine(text) || text.split(':::').length > MAX_LEVELS
}

/**
 * Searches for long lines. Shorter ones are fast to parse, because a level takes two characters, or
 * one in a quote. A regular expression would try each character as the start of a line.
 */
function hasLongLine(text: string): boolean {
  let start = 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    if (end - start > MAX_COLUMNS) return true
    start = end + 1
  }
  return text.length - start > MAX_COLUMNS
}

/** Returns 1 for a line that opens a container, and -1 for a line that closes one. */
function readContainer(line: string): number {
  if (!/^\s*:{3}/.test(line)) return 0
  return /^\s*:{3,}\s*$/.test(line) ? -1 : 1
}

function isDeep(line: string): boolean {
  if (line.length <= MAX_COLUMNS) return false
  const markers = /^(?:[ \t]*(?:[-*+>]|\d{1,9}[.)])(?=[ \t>]|$))*/.exec(line)?.[0] ?? ''
  const isLinked = line.length > MAX_BRACKETS && countBrackets(line) > MAX_BRACKETS
  if (isLinked || hasManyParts(line)) return true
  if (markers === '') return false
  const levels = markers.match(/[-*+>]|(?<!\d)\d+[.)]/g)?.length ?? 0
  const columns = /^[ \t]*/.exec(markers)?.[0].length ?? 0
  const maximum = RULE.test(line) ? 3 * MAX_LEVELS : MAX_LEVELS
  return levels > maximum || columns > MAX_COLUMNS
}

function hasManyParts(line: string): boolean {
  if (line.length <= MAX_CELLS || CODE.test(line)) return false
  if (DELIMITERS.test(line) && line.split(/\|(?=[ \t:-])/).length > MAX_CELLS) return true
  return line.length > MAX_MARKS && (line.match(MARKS)?.length ?? 0) > MAX_MARKS
}

/** Returns the maximum number of simultaneously open brackets. */
function countBrackets(line: string): number {
  let open = 0
  let maximum = 0
  for (const character of line) {
    if (character === '[' || character === '(') maximum = Math.max(maximum, ++open)
    else if ((character === ']' || character === ')') && open > 0) open -= 1
  }
  return maximum
}
