import {isDeepStrictEqual} from 'node:util'
import type {ContentRecord, MarkdownOptions} from '@lectern/types'
import {VFileMessage} from 'vfile-message'
import {FALLBACK_RULES, type FallbackRule} from '../fast/fallback.js'
import {fastParserName} from '../fast/fast-parser.js'
import {parseText, type ParsedText} from '../parse/parse-markdown.js'
import {compileContent} from './compile-content.js'
import {findCostlyText} from './costly-text.js'
import {type CompileSettings, type ContentSource, createState, preprocess} from './create-state.js'
import {findTreeDifference, type TreeDifference} from './tree-difference.js'

/** How both parsers read a file. */
export interface ParserComparison {
  /** Why `remark-parse` reads the file. Absent if the native parser reads it. */
  fallback?: ParserFallback
  /** The first difference. Absent if trees, positions and pages are equal. */
  difference?: ParserDifference
}

/** Why `remark-parse` reads a file. */
export interface ParserFallback {
  rule: FallbackRule
  /** The reason, as part of a sentence. */
  reason: string
  line?: number
  column?: number
}

/** A difference between the two parsers, with its position in the file. */
export interface ParserDifference extends TreeDifference {
  /** `tree` if the trees differ, or `page` if only the resulting pages differ. */
  stage: 'tree' | 'page'
}

/**
 * Compiles a text with both parsers, and compares the trees, positions and results. Errors in the
 * text aren't thrown. Both parsers have to report the same one.
 */
export async function compareParsers(
  source: ContentSource,
  options: MarkdownOptions,
  settings: CompileSettings = {}
): Promise<ParserComparison> {
  const {fastParser: _own, ...remarkOptions} = options
  const fastOptions = {...options, fastParser: fastParserName()}
  const remark = await compileContent(source, remarkOptions, settings)
  const fast = await compileContent(source, fastOptions, settings)
  const trees = await compareTrees(source, [remarkOptions, fastOptions], settings)
  if (trees.difference || isDeepStrictEqual(remark, fast)) return trees
  return {...trees, difference: describeRecords(remark, fast)}
}

async function compareTrees(
  source: ContentSource,
  [remarkOptions, fastOptions]: readonly [MarkdownOptions, MarkdownOptions],
  settings: CompileSettings
): Promise<ParserComparison> {
  const remark = await readTree(source, remarkOptions, settings)
  const fast = await readTree(source, fastOptions, settings)
  if (!remark || !fast) return {}
  const {lineOffset, text} = fast
  const fallback = fast.fallback && {
    fallback: {
      rule: fast.fallback.rule,
      reason: FALLBACK_RULES[fast.fallback.rule],
      ...(fast.fallback.offset !== undefined && placeOf(text, fast.fallback.offset, lineOffset))
    }
  }
  const difference = compareResults(remark, fast)
  return {
    ...fallback,
    ...(difference && {
      difference: {stage: 'tree', ...difference, line: difference.line + lineOffset}
    })
  }
}

/** The tree of a text, or the error if the text is invalid. */
interface TreeResult extends Partial<ParsedText> {
  error?: string
  text: string
  lineOffset: number
}

/**
 * @returns `undefined` if the text can't be parsed, because it's too large or a preprocessor
 *   failed.
 */
async function readTree(
  source: ContentSource,
  options: MarkdownOptions,
  settings: CompileSettings
): Promise<TreeResult | undefined> {
  const text = attempt(() => preprocess(source.text, settings))
  if (text === undefined) return undefined
  const state = createState({...source, text}, options, settings)
  if (findCostlyText(state, source.format)) return undefined
  const place = {text: state.text, lineOffset: state.lineOffset}
  try {
    return {...(await parseText(state, source.format)), ...place}
  } catch (error) {
    return {error: String(error), ...(error instanceof VFileMessage && REJECTED), ...place}
  }
}

/** If the native parser reports an error, `remark-parse` reads the text. */
const REJECTED = {fallback: {rule: 'rejected'}} as const

function attempt(run: () => string): string | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

function compareResults(remark: TreeResult, fast: TreeResult): TreeDifference | undefined {
  if (remark.tree && fast.tree) return findTreeDifference(remark.tree, fast.tree)
  if (remark.error === fast.error) return undefined
  return {line: 1, column: 1, remark: remark.error ?? 'no error', fast: fast.error ?? 'no error'}
}

/** Returns the line and column of an offset. */
function placeOf(text: string, offset: number, lineOffset: number) {
  const before = text.slice(0, offset).split('\n')
  return {line: before.length + lineOffset, column: (before.at(-1)?.length ?? 0) + 1}
}

/** Returns the first field that differs between two results. Results have no positions. */
function describeRecords(remark: ContentRecord, fast: ContentRecord): ParserDifference {
  const [one, two]: readonly Readonly<Record<string, unknown>>[] = [{...remark}, {...fast}]
  const name =
    Object.keys({...one, ...two}).find((key) => !isDeepStrictEqual(one?.[key], two?.[key])) ?? ''
  const [left, right] = [one, two].map((record) => JSON.stringify(record?.[name]) ?? '')
  const at = [...(left ?? '')].findIndex((character, index) => character !== right?.[index])
  const part = (text = '') => `${name} ${text.slice(Math.max(0, at - 20), at + 60)}`
  return {stage: 'page', line: 1, column: 1, remark: part(left), fast: part(right)}
}
