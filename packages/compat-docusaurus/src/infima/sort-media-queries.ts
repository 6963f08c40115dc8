import {ownValue} from '@lectern/shared/objects/own-value'

const LENGTH = /(?<![\d.])([\d.]+)(px|rem|em|ch|ex)/
const MAXIMUM = /max-(?:device-)?(?:width|height)|(?:width|height)\s*</
const MINIMUM = /min-(?:device-)?(?:width|height)|(?:width|height)\s*>|<=?\s*(?:width|height)/
const PIXELS: Readonly<Record<string, number>> = {px: 1, rem: 16, em: 16, ch: 8.9, ex: 8.3}

/** The place of a media query: compared number by number, then by text. */
interface Place {
  numbers: readonly number[]
  query: string
}

/**
 * Moves media queries to the end of a stylesheet: first by growing minimum, then by shrinking
 * maximum, then queries without a length, and print. Docusaurus's minifier changes the order in
 * this way, so styles of a production build depend on it.
 */
export function sortMediaQueries(css: string): string {
  if (!css.includes('@media')) return css
  const statements = splitStatements(css)
  if (!statements) return css
  const found = statements.flatMap((statement) => {
    const query = findQuery(statement)
    return query === undefined ? [] : [{statement, place: findPlace(query)}]
  })
  const others = statements.filter((statement) => findQuery(statement) === undefined)
  const sorted = found.sort((a, b) => comparePlaces(a.place, b.place))
  return [...others, ...sorted.map(({statement}) => statement)].join('')
}

/**
 * Splits CSS into rules and at-rules. Nested rules stay in their outer rule.
 *
 * @returns `undefined` if a brace isn't closed.
 */
function splitStatements(css: string): string[] | undefined {
  const ends: number[] = []
  let depth = 0
  for (const [token, index] of listTokens(css)) {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (depth === 0 && token !== '{') ends.push(index + 1)
  }
  if (depth !== 0) return undefined
  return [...ends, css.length].map((end, index) => css.slice(ends[index - 1] ?? 0, end))
}

/** Lists the braces and semicolons that aren't part of a comment or string, with their positions. */
function* listTokens(css: string): Generator<[token: string, index: number]> {
  for (let index = 0; index < css.length; index += 1) {
    const character = css.charAt(index)
    if (character === '\\') index += 1
    else if (css.startsWith('/*', index)) index = findEnd(css, '*/', index + 2) + 1
    else if (character === '"' || character === "'") index = skipString(css, index)
    else if (character === '{' || character === '}' || character === ';') yield [character, index]
  }
}

/** Returns the position of a string's closing quote. A string that its line doesn't close has none. */
function skipString(css: string, start: number): number {
  const quote = css.charAt(start)
  for (let index = start + 1; index < css.length && css[index] !== '\n'; index += 1) {
    if (css[index] === '\\') index += 1
    else if (css[index] === quote) return index
  }
  return start
}

function findEnd(css: string, text: string, from: number): number {
  const index = css.indexOf(text, from)
  return index < 0 ? css.length : index
}

/** Returns the query of a media rule, which comments can precede. */
function findQuery(statement: string): string | undefined {
  let rule = statement.trimStart()
  while (rule.startsWith('/*')) rule = rule.slice(findEnd(rule, '*/', 2) + 2).trimStart()
  const end = rule.indexOf('{')
  return /^@media\b/i.test(rule) && end > 0 ? rule.slice('@media'.length, end) : undefined
}

function findPlace(text: string): Place {
  const query = text.toLowerCase().replace(/\s+/g, ' ').replaceAll(': ', ':').trim()
  const isPrint = query.includes('print')
  if (isPrint) return {numbers: [1, Number(query !== 'print')], query}
  const maximum = query.search(MAXIMUM)
  const minimum = query.search(MINIMUM)
  const isMaximum = maximum >= 0 && (minimum < 0 || maximum < minimum)
  const [, value, unit = ''] = LENGTH.exec(query) ?? []
  const length = value === undefined ? undefined : Number(value) * (ownValue(PIXELS, unit) ?? 1)
  const size = length ?? (minimum >= 0 && /\d/.test(query) ? 0 : undefined)
  if (size === undefined) return {numbers: [0, 1], query}
  return {numbers: [0, 0, Number(isMaximum), isMaximum ? -size : size], query}
}

function comparePlaces(a: Place, b: Place): number {
  for (const [index, number] of a.numbers.entries()) {
    const difference = number - (b.numbers[index] ?? 0)
    if (difference !== 0) return difference
  }
  return a.query.localeCompare(b.query, 'en')
}
