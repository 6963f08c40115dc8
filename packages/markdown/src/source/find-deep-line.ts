import {iterateOutsideFences} from './code-fences.js'

/**
 * Maximum depth of lists, quotes and containers. This limit and the following ones exist because
 * parse time grows quadratically.
 */
const MOST_LEVELS = 100
/** Maximum indentation of a list item: two columns per level. */
const MOST_COLUMNS = 2 * MOST_LEVELS
/** Matches a thematic break, such as `- - -`. The parser tries to read it as a list first. */
const RULE = /^[ \t]*([-*])(?:[ \t]+\1)*[ \t]*$/
/**
 * Matches long lines. Shorter ones are fast to parse, because a level takes two characters, or one
 * in a quote.
 */
const LONG_LINE = new RegExp(`.{${MOST_COLUMNS + 1}}`)
/** Maximum number of open link brackets in a line. */
const MOST_BRACKETS = 2000
/** Maximum number of brackets and emphasis markers in a line, and of table columns. */
const MOST_MARKS = 10_000
const MOST_CELLS = 5000
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
    if (depth > MOST_LEVELS || isDeep(line)) return number
  }
  return undefined
}

/**
 * Returns whether a text has many containers or long lines. Otherwise, there's no need to check its
 * lines.
 */
function mayBeDeep(text: string): boolean {
  return LONG_LINE.test(text) || text.split(':::').length > MOST_LEVELS
}

/** Returns 1 for a line that opens a container, and -1 for a line that closes one. */
function readContainer(line: string): number {
  if (!/^\s*:{3}/.test(line)) return 0
  return /^\s*:{3,}\s*$/.test(line) ? -1 : 1
}

function isDeep(line: string): boolean {
  if (line.length <= MOST_COLUMNS) return false
  const markers = /^(?:[ \t]*(?:[-*+>]|\d{1,9}[.)])(?=[ \t>]|$))*/.exec(line)?.[0] ?? ''
  const isLinked = line.length > MOST_BRACKETS && countBrackets(line) > MOST_BRACKETS
  if (isLinked || hasManyParts(line)) return true
  if (markers === '') return false
  const levels = markers.match(/[-*+>]|(?<!\d)\d+[.)]/g)?.length ?? 0
  const columns = /^[ \t]*/.exec(markers)?.[0].length ?? 0
  const most = RULE.test(line) ? 3 * MOST_LEVELS : MOST_LEVELS
  return levels > most || columns > MOST_COLUMNS
}

function hasManyParts(line: string): boolean {
  if (line.length <= MOST_CELLS || CODE.test(line)) return false
  if (DELIMITERS.test(line) && line.split(/\|(?=[ \t:-])/).length > MOST_CELLS) return true
  return line.length > MOST_MARKS && (line.match(MARKS)?.length ?? 0) > MOST_MARKS
}

/** Returns the maximum number of simultaneously open brackets. */
function countBrackets(line: string): number {
  let open = 0
  let most = 0
  for (const character of line) {
    if (character === '[' || character === '(') most = Math.max(most, ++open)
    else if ((character === ']' || character === ')') && open > 0) open -= 1
  }
  return most
}
