import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import {readAppliedOptions} from './applied-options.js'
import {readCopies} from './read-copies.js'
import {readExternals} from './read-externals.js'
import {readRules} from './read-rules.js'
import {joinChanges, NO_CHANGES, type WebpackChanges} from './webpack-changes.js'
import {readWebpackPlugin, type WebpackPlugin} from './webpack-classes.js'

/** Fields that don't affect the output or that esbuild handles by default. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set(
  (
    'mergeStrategy ignoreWarnings devServer devtool cache stats performance infrastructureLogging ' +
    'watchOptions watch optimization snapshot mode name bail parallelism experiments module resolve ' +
    'plugins resolveLoader externals externalsType externalsPresets'
  ).split(' ')
)
const RESOLVE_WITHOUT_EFFECT: ReadonlySet<string> = new Set(
  'alias fallback symlinks extensions fullySpecified'.split(' ')
)
/**
 * Matches names of plugins that only report, validate or speed up webpack, by how the name ends
 * before `Plugin`.
 */
const WITHOUT_EFFECT_ENDINGS =
  /(?:Analyzer|Progress|Bar|Ignore(?:Watch|Warnings)|ContextReplacement|CaseSensitivePaths|ESLint|Eslint|Stylelint|ForkTsChecker|SourceMapDevTool|LimitChunkCount|SpeedMeasure)$/
/** Also matches names that contain one of these words. */
const WITHOUT_EFFECT_WORDS = /Duplicate|Circular|Rsdoctor/

const COPY_PLUGINS: ReadonlySet<string> = new Set([
  ...['CopyPlugin', 'CopyWebpackPlugin', 'CopyRspackPlugin']
])

/** Reads the result of a plugin's `configureWebpack`. */
export function readWebpackConfig(
  config: unknown,
  side: 'client' | 'server' = 'client'
): WebpackChanges {
  if (!isRecord(config)) return NO_CHANGES
  const {module, resolve = {}, plugins, externals, externalsType} = config
  const fields = Object.keys(config).filter(
    (name) => !WITHOUT_EFFECT.has(name) && !isEmpty(config[name])
  )
  const own = isRecord(resolve) ? resolve : {}
  const resolved = Object.keys(own).filter((name) => !RESOLVE_WITHOUT_EFFECT.has(name))
  return joinChanges([
    isRecord(module) ? readRules(module.rules) : NO_CHANGES,
    {...NO_CHANGES, aliases: readAliases(own.alias), fallbacks: readAliases(own.fallback)},
    readExternals(externals, externalsType),
    ...(Array.isArray(plugins) ? plugins.map((one) => readPlugin(one, side)) : []),
    {...NO_CHANGES, missing: [...fields, ...resolved.map((name) => `resolve.${name}`)].map(quote)}
  ])
}

/** Tests for an object without fields, such as `output` in the configuration that plugins receive. */
function isEmpty(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0
}

function quote(name: string): string {
  return `\`${name}\``
}

/** Reads aliases from an object or a list of `{name, alias, onlyModule}`. */
function readAliases(aliases: unknown): WebpackChanges['aliases'] {
  const entries: [string, unknown][] = Array.isArray(aliases)
    ? aliases.flatMap((one: unknown): [string, unknown][] =>
        isRecord(one) ? [[`${String(one.name)}${one.onlyModule ? '$' : ''}`, one.alias]] : []
      )
    : Object.entries(isRecord(aliases) ? aliases : {})
  return Object.fromEntries(
    entries.flatMap(([name, target]) => {
      const first: unknown = Array.isArray(target) ? target[0] : target
      return typeof first === 'string' || first === false ? [[name, first] as const] : []
    })
  )
}

function readPlugin(plugin: unknown, side: 'client' | 'server'): WebpackChanges {
  const read = readWebpackPlugin(plugin)
  if (!read) return NO_CHANGES
  const {name, definitions, args} = read
  if (hasNoEffect(name)) return NO_CHANGES
  if (name === 'DefinePlugin' && isRecord(definitions)) return readDefinitions(definitions, '')
  if (name === 'ProvidePlugin' && isRecord(definitions)) return readProvided(definitions)
  if (name === 'EnvironmentPlugin') return readEnvironment(read)
  const [pattern, target] = args
  const isReplacement = name === 'NormalModuleReplacementPlugin'
  if (isReplacement && pattern instanceof RegExp && typeof target === 'string')
    return {...NO_CHANGES, replacements: [[pattern, target]]}
  if (COPY_PLUGINS.has(name)) return readCopies(read)
  const applied = readAppliedOptions(plugin, side)
  if (applied) return readAppliedChanges(applied, side)
  return {...NO_CHANGES, missing: [`the webpack plugin ${name}`]}
}

/** Reads the options that a plugin sets while it's applied. */
function readAppliedChanges(
  {module, resolve, externals, plugins}: UnknownRecord,
  side: 'client' | 'server'
): WebpackChanges {
  return readWebpackConfig({module, resolve, externals, plugins}, side)
}

function hasNoEffect(pluginName: string): boolean {
  const name = pluginName.replace(/Plugin$/, '')
  return (
    name !== pluginName && (WITHOUT_EFFECT_ENDINGS.test(name) || WITHOUT_EFFECT_WORDS.test(name))
  )
}

/** Reads definitions. They can be code or nested objects. */
function readDefinitions(definitions: UnknownRecord, prefix: string): WebpackChanges {
  return joinChanges(
    Object.entries(definitions).map(([key, value]) => {
      const name = prefix + key
      if (isRecord(value) && !Array.isArray(value)) return readDefinitions(value, `${name}.`)
      const code = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
      return define(name, code)
    })
  )
}

/** A variable, or its properties. */
const PROPERTY_PATH =
  /^[\p{ID_Start}_$][\p{ID_Continue}$]*(?:\.[\p{ID_Start}_$][\p{ID_Continue}$]*)*$/u

/** Replaces a name with code. esbuild doesn't support names such as `typeof window`. */
function define(name: string, code: string): WebpackChanges {
  return PROPERTY_PATH.test(name) && isSimpleCode(code)
    ? {...NO_CHANGES, define: {[name]: code}}
    : {...NO_CHANGES, missing: [`the definition of ${name}`]}
}

/**
 * Reads environment variables: names, or default values by name. The real class stores both, and
 * the stand-in stores its arguments.
 */
function readEnvironment({fields, args}: WebpackPlugin): WebpackChanges {
  const [first] = args
  const given: unknown = isRecord(fields.defaultValues) ? fields.defaultValues : first
  const defaults = isRecord(given) && !Array.isArray(given) ? given : {}
  const listed: readonly unknown[] = Array.isArray(fields.keys) ? fields.keys : args.flat()
  const names = [...Object.keys(defaults), ...listed.filter((one) => typeof one === 'string')]
  return joinChanges(
    names.map((name) => {
      const value = process.env[name] ?? defaults[name]
      // Browsers have no `process`, so a variable without a value is also replaced.
      return define(`process.env.${name}`, JSON.stringify(value) ?? 'undefined')
    })
  )
}

/** Tests whether code is JSON or a name. esbuild doesn't support other replacements. */
function isSimpleCode(code: string): boolean {
  if (PROPERTY_PATH.test(code)) return true
  try {
    JSON.parse(code)
    return true
  } catch {
    return false
  }
}

function readProvided(definitions: UnknownRecord): WebpackChanges {
  const provide = Object.entries(definitions).flatMap(([name, target]) => {
    const [module, exported] = (Array.isArray(target) ? target : [target]) as unknown[]
    if (typeof module !== 'string') return []
    return [[name, typeof exported === 'string' ? ([module, exported] as const) : module] as const]
  })
  return {...NO_CHANGES, provide: Object.fromEntries(provide)}
}
