import {iterateOutsideFences} from './code-fences.js'
import {countAttributes, type TagState} from './tag-attributes.js'

/** A part of a text that would take seconds to parse. */
export interface LargePart {
  /** 1-based. */
  line: number
  /** The exceeded limit, such as `more than 50,000 tags`. */
  what: string
}

/**
 * Maximum counts. Parsers and KaTeX take quadratic time for most of these items, and for HTML, even
 * the specification requires it. At the limit, which is far beyond handwritten text, parsing takes
 * about a second.
 */
const LIMITS = {
  lines: [50_000, 'lines of text'],
  allLines: [200_000, 'lines'],
  fences: [20_000, 'fences of code'],
  blockLines: [20_000, 'lines without a blank line'],
  marks: [10_000, 'brackets and emphasis marks in a block'],
  openBrackets: [2000, 'open brackets in a block'],
  underscores: [30_000, 'underscores in a block'],
  declarations: [2000, 'comments and declarations in a block'],
  entities: [20_000, 'character references in a block'],
  cells: [100_000, 'cells in tables'],
  tags: [50_000, 'tags'],
  attributes: [50_000, 'attributes'],
  tagAttributes: [10_000, 'attributes of a tag'],
  openTags: [5000, 'tags without an end'],
  openFormats: [500, 'formatting tags without an end'],
  links: [10_000, 'URLs and email addresses'],
  backticks: [50_000, 'runs of backticks'],
  backslashes: [200_000, 'backslashes'],
  dollars: [20_000, 'dollar signs'],
  containers: [10_000, 'lines with `:::`'],
  braces: [10_000, 'expressions in braces'],
  openBraces: [500, 'braces without an end in a block'],
  scriptLines: [5000, 'lines of imports and exports']
} as const

type Counted = keyof typeof LIMITS

/** Items that take linear time to parse, so their limits apply per megabyte of text. */
const LINEAR: ReadonlySet<Counted> = new Set(['backticks'])
const MEGABYTE = 1_000_000

type Counts = Record<Counted, number>

/** Counts that start over in each block. */
const BLOCK_ZEROS: Readonly<Partial<Counts>> = {
  blockLines: 0,
  marks: 0,
  underscores: 0,
  declarations: 0,
  entities: 0,
  openBrackets: 0,
  openBraces: 0
}

const ZEROS = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, 0])) as Counts

/** Texts up to this length are always fast to parse. */
const SHORT_TEXT = 2000
/**
 * Maximum product of a block's length and the number of distinct lengths of its backtick runs. The
 * parser searches to the end of the block for each distinct length.
 */
const MAX_RUNS = 20_000_000

const MARKS = /\[|\*+|~+|(?<![\w_])_+|(?<!_)_+(?![\w_])/g
const FENCES = /(?<![^\n])[ \t>]*(?:`{3,}|~{3,})/g
const LINKS = /@|:\/\/|www\./g
const RUNS = /`{2,}|\${2,}|~{2,}/g
const TAGS = /<(?:\/|(?=[A-Za-z>]))|\/>/g
const FORMATS = /<(\/?)(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?![\w-])/gi
/** Matches the delimiter row of a table. */
const DELIMITERS = /^[ \t>]*[|:-][|:\- \t]*$/
const SCRIPT = /^(?:import|export)\b/
const STRINGS = /"[^"\n]*"|'[^'\n]*'|`[^`\n]*`/g

/** Finds the first part of a text that would take seconds to parse. */
export function findLargePart(text: string, format: 'md' | 'mdx'): LargePart | undefined {
  if (text.length <= SHORT_TEXT || hasFewSigns(text)) return undefined
  const megabytes = Math.max(1, text.length / MEGABYTE)
  const all = {allLines: countMatches(text, /\r\n?|\n/g), fences: countMatches(text, FENCES)}
  const excess = describeExcess({...ZEROS, ...all}, megabytes)
  if (excess !== undefined) return {line: 1, what: excess}
  const counter = createCounter(format, megabytes)
  for (const [line, number] of iterateOutsideFences(text)) {
    const what = counter(line)
    if (what !== undefined) return {line: number, what}
  }
  return undefined
}

/**
 * Returns whether a text has too few special characters to exceed any limit. For most texts, this
 * single pass is enough.
 */
function hasFewSigns(text: string): boolean {
  const signs = new Uint32Array(128)
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < 128) signs[code] = (signs[code] ?? 0) + 1
  }
  const count = (characters: string) =>
    [...characters].reduce((sum, character) => sum + (signs[character.charCodeAt(0)] ?? 0), 0)
  const lines = 1 + count('\n\r')
  return (
    // Also covers the limits for import and export lines and for containers.
    lines <= LIMITS.scriptLines[0] &&
    // Use the strictest limit: formatting tags for `<`, and open braces for `{`.
    count('<') <= LIMITS.openFormats[0] &&
    count('>') <= LIMITS.openTags[0] &&
    count('{') <= LIMITS.openBraces[0] &&
    count('[') <= LIMITS.openBrackets[0] &&
    count('[*~_') <= LIMITS.marks[0] &&
    count('&') <= LIMITS.entities[0] &&
    count('@:.') <= LIMITS.links[0] &&
    count('$') <= LIMITS.dollars[0] &&
    count('`') <= LIMITS.backticks[0] &&
    count('\\') <= LIMITS.backslashes[0] &&
    count('-') * lines <= LIMITS.cells[0] &&
    count('`$~') * text.length <= MAX_RUNS &&
    // Attributes are separated by at least one character.
    (count('<') === 0 || text.length < 2 * LIMITS.tagAttributes[0])
  )
}

interface Block {
  length: number
  columns: number
  braces: number
  brackets: number
  runs: Set<string>
  isScript: boolean
  tag: TagState
}

/** Creates a function that receives lines in order and returns the first exceeded limit. */
function createCounter(
  format: 'md' | 'mdx',
  megabytes: number
): (line: string) => string | undefined {
  const counts = {...ZEROS}
  let block = startBlock()
  const count = format === 'mdx' ? countMdx : countHtml
  return (line) => {
    if (/^\s*$/.test(line)) {
      if (block.isScript && block.braces > 0) return undefined
      block = startBlock()
      Object.assign(counts, BLOCK_ZEROS)
      return undefined
    }
    block.isScript ||= format === 'mdx' && block.length === 0 && SCRIPT.test(line)
    block.length += line.length
    if (block.isScript) countScript(line, block, counts)
    else {
      countText(line, block, counts)
      count(line, block, counts)
    }
    for (const run of line.match(RUNS) ?? []) block.runs.add(run)
    if (block.runs.size * block.length > MAX_RUNS) return 'runs of backticks of different lengths'
    return describeExcess(counts, megabytes)
  }
}

function startBlock(): Block {
  const zeros = {length: 0, columns: 0, braces: 0, brackets: 0}
  return {...zeros, runs: new Set(), isScript: false, tag: {braces: 0}}
}

type Count = (line: string, block: Block, counts: Counts) => void

const countText: Count = (line, block, counts) => {
  counts.lines += 1
  counts.blockLines += 1
  // Data in an expression isn't parsed as text.
  if (block.braces === 0) {
    counts.marks += countMatches(line, MARKS)
    countBrackets(line, block, counts)
  }
  counts.underscores += countMatches(line, /_+/g)
  counts.declarations += countMatches(line, /<[!?]/g)
  counts.entities += countMatches(line, /&/g)
  counts.links += countMatches(line, LINKS)
  counts.backticks += countMatches(line, /`+/g)
  counts.backslashes += countMatches(line, /\\/g)
  counts.dollars += countMatches(line, /\$+/g)
  if (block.columns > 0) counts.cells += block.columns
  else if (DELIMITERS.test(line)) block.columns = countMatches(line, /-+/g)
  if (/^[ \t>]*:::/.test(line)) counts.containers += 1
}

const countBrackets: Count = (line, block, counts) => {
  for (const [mark] of line.matchAll(/[[\]]/g)) {
    block.brackets = Math.max(0, block.brackets + (mark === '[' ? 1 : -1))
    counts.openBrackets = Math.max(counts.openBrackets, block.brackets)
  }
}

/** Counts HTML in Markdown. */
const countHtml: Count = (line, block, counts) => {
  countTagAttributes(line, block, counts)
  if (!line.includes('<')) return
  counts.tags += countMatches(line, TAGS)
  for (const [, slash] of line.matchAll(FORMATS))
    counts.openFormats = Math.max(0, counts.openFormats + (slash ? -1 : 1))
}

/** Counts MDX tags and expressions. */
const countMdx: Count = (line, block, counts) => {
  for (const [mark] of line.matchAll(TAGS)) {
    counts.tags += 1
    counts.openTags = Math.max(0, counts.openTags + (mark === '<' ? 1 : -1))
  }
  countTagAttributes(line, block, counts)
  for (const [mark] of line.matchAll(/[{}]/g)) {
    if (mark === '{' && block.braces === 0) counts.braces += 1
    block.braces = Math.max(0, block.braces + (mark === '{' ? 1 : -1))
    counts.openBraces = Math.max(counts.openBraces, block.braces)
  }
}

const countTagAttributes: Count = (line, {tag}, counts) => {
  counts.attributes += countAttributes(line, tag)
  counts.tagAttributes = Math.max(counts.tagAttributes, tag.count ?? 0)
}

/**
 * Counts lines of imports and exports. A statement with open brackets continues after a blank line.
 */
const countScript: Count = (line, block, counts) => {
  counts.scriptLines += 1
  for (const [mark] of line.replace(STRINGS, '').matchAll(/[{}[\]()]/g))
    block.braces = Math.max(0, block.braces + ('{[('.includes(mark) ? 1 : -1))
}

function countMatches(line: string, pattern: RegExp): number {
  return line.match(pattern)?.length ?? 0
}

function describeExcess(counts: Readonly<Counts>, megabytes: number): string | undefined {
  const limitOf = (name: Counted) => LIMITS[name][0] * (LINEAR.has(name) ? megabytes : 1)
  const found = (Object.keys(LIMITS) as Counted[]).find((name) => counts[name] > limitOf(name))
  if (!found) return undefined
  const limit = Math.floor(limitOf(found)).toLocaleString('en-US')
  return `more than ${limit} ${LIMITS[found][1]}`
}
