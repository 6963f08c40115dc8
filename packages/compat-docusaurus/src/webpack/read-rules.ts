import {ownValue} from '@lectern/shared/objects/own-value'
import {isRecord} from '@lectern/shared/text/unknown-record'
import {listLoaders, readLoaderRule, readMetadataRule} from './loader-rules.js'
import {type FileUse, joinChanges, NO_CHANGES, type WebpackChanges} from './webpack-changes.js'

/** Effects of loaders. `native` is the bundler's default. */
const LOADERS: readonly (readonly [pattern: RegExp, use: FileUse | 'native'])[] = [
  [/\braw-loader\b/, 'text'],
  [/\bfile-loader\b/, 'file'],
  [/\burl-loader\b/, 'file'],
  [/\b(?:null|ignore)-loader\b/, 'empty'],
  [
    /\b(?:style|css|postcss|sass|less|json|json5|source-map|babel|swc|esbuild|ts|thread|cache)-loader\b/,
    'native'
  ],
  [/@lectern\/markdown|@svgr\/webpack|\bsvgr\b|mini-css-extract-plugin|css-?extract/i, 'native']
]

/** Effects of rule types. */
const TYPES: Readonly<Record<string, FileUse | 'native'>> = {
  asset: 'file',
  'asset/resource': 'file',
  'asset/inline': 'dataurl',
  'asset/source': 'text',
  json: 'native',
  'javascript/auto': 'native',
  'javascript/esm': 'native'
}

/** Reads the rules of `module`. Rules with unsupported loaders are listed as missing. */
export function readRules(rules: unknown): WebpackChanges {
  if (!Array.isArray(rules)) return NO_CHANGES
  return joinChanges(rules.map(readRule))
}

function readRule(rule: unknown): WebpackChanges {
  if (!isRecord(rule)) return NO_CHANGES
  const {oneOf, rules, test, resourceQuery} = rule
  const nested = Array.isArray(oneOf) ? oneOf : Array.isArray(rules) ? rules : undefined
  if (nested) return readRules(nested.map((one: unknown) => (isRecord(one) ? {test, ...one} : one)))
  const use = isRecord(rule.parser) && rule.parser.parse ? undefined : findUse(rule)
  // Imports with `?raw` are always strings, so they don't need a rule.
  if (use === 'text' && test === undefined && isRawQuery(resourceQuery)) return NO_CHANGES
  if (use === 'native')
    return {
      ...NO_CHANGES,
      sass: listOptions(rule, /\bsass-loader\b/),
      less: listOptions(rule, /\bless-loader\b/)
    }
  const endings = test instanceof RegExp && !resourceQuery ? listEndings(test) : []
  if (use === undefined || endings.length === 0 || rule.include || rule.exclude) {
    const metadata = readMetadataRule(rule)
    if (metadata) return {...NO_CHANGES, metadata: [metadata]}
    const found = readLoaderRule(rule, use)
    if (found) return {...NO_CHANGES, loaders: [found]}
    return {...NO_CHANGES, missing: [`loaders for ${String(test)}`]}
  }
  return {...NO_CHANGES, files: Object.fromEntries(endings.map((ending) => [ending, use]))}
}

/** Lists the options of a loader in a rule. */
function listOptions(
  {use, loader, options}: Readonly<Record<string, unknown>>,
  name: RegExp
): unknown[] {
  const entries = [{loader, options}, use ?? []].flat() as readonly unknown[]
  return entries.flatMap((entry) =>
    isRecord(entry) && name.test(String(entry.loader)) && entry.options ? [entry.options] : []
  )
}

function isRawQuery(query: unknown): boolean {
  return query instanceof RegExp ? query.test('?raw') : query === '?raw'
}

/** Returns the effect of a rule, or `undefined` if esbuild has no equivalent. */
function findUse({type, use, loader, resolve}: Readonly<Record<string, unknown>>) {
  const known = typeof type === 'string' ? ownValue(TYPES, type) : undefined
  if (known && use === undefined && loader === undefined) return known
  const names = listLoaders({loader, use}).map(({name}) => name)
  // Without loaders, a rule such as `{test: /\.m?js$/, resolve: {fullySpecified: false}}` matches esbuild's default.
  if (names.length === 0) return resolve === undefined ? undefined : 'native'
  return findLoaderUse(names)
}

/** Returns the effect of loaders, or `undefined` if esbuild has no equivalent for one of them. */
export function findLoaderUse(names: readonly string[]): FileUse | 'native' | undefined {
  const uses = names.map((name) => LOADERS.find(([pattern]) => pattern.test(name))?.[1])
  if (uses.includes(undefined)) return undefined
  return uses.find((one) => one !== 'native') ?? 'native'
}

/**
 * Lists the extensions in a test such as `/\.(txt|ya?ml)$/i`. Returns an empty list if the test matches more than the
 * extension.
 */
function listEndings(test: RegExp): string[] {
  const [, group, single] = /^\\\.(?:\((?:\?:)?([\w|?]+)\)|([\w?]+))\$$/.exec(test.source) ?? []
  return (group ?? single ?? '')
    .split('|')
    .filter(Boolean)
    .flatMap(expandOptional)
    .map((ending) => `.${ending}`)
}

/** Expands `ya?ml` to `yml` and `yaml`. */
function expandOptional(text: string): string[] {
  const index = text.indexOf('?')
  if (index < 1) return [text]
  const [before, optional, after] = [
    text.slice(0, index - 1),
    text[index - 1],
    text.slice(index + 1)
  ]
  return [...expandOptional(before + after), ...expandOptional(`${before}${optional}${after}`)]
}
