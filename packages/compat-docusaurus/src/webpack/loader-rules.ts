import {hashValue} from '@lectern/shared/cache/content-hash'
import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {FileUse, LoaderRule, LoaderUse, MetadataRule} from './webpack-changes.js'

/** Paths of files that the bundler and other plugins compile. */
const COMPILED = ['.js', '.jsx', '.ts', '.tsx', '.mjs', '.css', '.md', '.mdx'].map(
  (ending) => `/src/a${ending}`
)

/**
 * Reads a rule for files that the bundler doesn't compile. Returns `undefined` if the rule also
 * matches code, stylesheets or Markdown, or has no loaders, parser or module type.
 */
export function readLoaderRule(
  rule: UnknownRecord,
  use: FileUse | undefined
): LoaderRule | undefined {
  const loaders = listLoaders(rule)
  const parse = isRecord(rule.parser) ? rule.parser.parse : undefined
  if (loaders.length === 0 && typeof parse !== 'function' && use === undefined) return undefined
  const {test, exclude, resourceQuery} = rule
  const conditions = listConditions(rule)
  const isCode = COMPILED.some((file) => test === undefined || isMatch(test, file))
  if (isCode && resourceQuery === undefined) return undefined
  return {
    matches: (file, query) =>
      isMatchOfAll(rule, file) && (resourceQuery === undefined || isMatch(resourceQuery, query)),
    loaders,
    ...(use !== undefined && {use}),
    ...(typeof parse === 'function' && {parse: parse as (source: string) => unknown}),
    label: `loaders for ${String(test)}`,
    key: hashValue([rule, conditions.map(String), String(exclude), String(parse)])
  }
}

/**
 * Reads a rule with Docusaurus's MDX loader and its `metadataPath`. Returns `undefined` for other
 * rules.
 */
export function readMetadataRule(rule: UnknownRecord): MetadataRule | undefined {
  const mdx = listLoaders(rule).find(({name}) => /@docusaurus[\\/]mdx-loader/.test(name))
  const findMetadata = isRecord(mdx?.options) ? mdx.options.metadataPath : undefined
  if (typeof findMetadata !== 'function') return undefined
  return {
    matches: (file) => isMatchOfAll(rule, file),
    findMetadata: findMetadata as MetadataRule['findMetadata'],
    key: hashValue([
      ...listConditions(rule).map(String),
      String(rule.exclude),
      String(findMetadata)
    ])
  }
}

function listConditions({test, include, resource}: UnknownRecord): unknown[] {
  return [test, include, resource].filter((one) => one !== undefined)
}

function isMatchOfAll(rule: UnknownRecord, file: string): boolean {
  const isExcluded = rule.exclude !== undefined && isMatch(rule.exclude, file)
  return !isExcluded && listConditions(rule).every((one) => isMatch(one, file))
}

/** Lists the loaders of a rule. Functions in `use` are called, as in webpack. */
export function listLoaders({use, loader, options, query}: UnknownRecord): LoaderUse[] {
  const own = loader === undefined ? [] : [{loader, options: options ?? query}]
  const given: unknown = typeof use === 'function' ? callUse(use) : use
  return [...own, given ?? []].flat().flatMap((entry: unknown): LoaderUse[] => {
    if (typeof entry === 'string') return [readLoader(entry)]
    if (!isRecord(entry) || typeof entry.loader !== 'string') return []
    const read = readLoader(entry.loader)
    return [{...read, options: entry.options ?? entry.query ?? read.options}]
  })
}

function callUse(use: unknown): unknown {
  return (use as (data: object) => unknown)({})
}

/** Reads a loader with options after a question mark, such as `a-loader?name=tide`. */
export function readLoader(text: string): LoaderUse {
  const [, name = text, query] = /^([^?]*)\?(.*)$/s.exec(text) ?? []
  return {name, options: query === undefined ? undefined : readQuery(query)}
}

function readQuery(query: string): unknown {
  if (query.startsWith('{')) return JSON.parse(query) as unknown
  return Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => [
      name.replace(/^[+-]/, ''),
      value === '' ? !name.startsWith('-') : value === 'true' || (value !== 'false' && value)
    ])
  )
}

/** Tests a text against a condition of a webpack rule. */
function isMatch(condition: unknown, text: string): boolean {
  if (condition instanceof RegExp) return text.search(condition) >= 0
  if (typeof condition === 'string') return text.startsWith(condition)
  if (typeof condition === 'function')
    return Boolean((condition as (text: string) => unknown)(text))
  if (Array.isArray(condition)) return condition.some((one) => isMatch(one, text))
  if (!isRecord(condition)) return false
  const {and, or, not} = condition
  return (
    (!Array.isArray(and) || and.every((one) => isMatch(one, text))) &&
    (!Array.isArray(or) || or.some((one) => isMatch(one, text))) &&
    (not === undefined || !isMatch(not, text))
  )
}
