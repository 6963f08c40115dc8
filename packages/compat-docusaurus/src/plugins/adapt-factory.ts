import type {FactoryOrigin, JsonObject, Plugin, PluginFactory, SiteContext} from '@lectern/types'
import {HOST, type PackageSchema} from '../node-shims/content-plugin.js'
import {createHost} from '../wrapping/create-host.js'
import {validateOptions as validatePackageOptions} from '../wrapping/package-options.js'
import {adaptPlugin} from './adapt-plugin.js'
import {createDocusaurusContext} from './docusaurus-context.js'
import {type DocusaurusPlugin, hasDocusaurusHooks} from '../plugin-form/docusaurus-plugin.js'
import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'

type ForeignFactory = (context: object, options: object) => unknown
type Validate = (args: {
  options: object
  validate(schema: Schema | PackageSchema, value: object): unknown
}) => unknown
type ValidateTheme = (args: {themeConfig: JsonObject; validate: typeof validateTheme}) => JsonObject

/**
 * Converts what a plugin module exports to a Lectern plugin factory. Docusaurus plugins receive a
 * Docusaurus context, and their hooks are adapted.
 *
 * @returns `exported` itself if it isn't a function.
 */
export function adaptFactory(exported: unknown, settings: FactoryOrigin): unknown {
  const {folder, context, isForeign, kind} = settings
  const factory = unwrap(exported)
  if (typeof factory !== 'function') return factory
  if (kind === 'preset')
    return isForeign ? adaptPreset(factory as ForeignFactory, settings) : factory
  const found = (hook: string) =>
    isForeign ? findHook(hook, [exported, factory, settings.module]) : undefined
  // Typed as in Docusaurus's documentation.
  const validateOptions = found('validateOptions') as Validate | undefined
  const checkTheme = found('validateThemeConfig') as ValidateTheme | undefined
  const adapt = async (given: SiteContext, options: {id?: string}): Promise<Plugin> => {
    const {id = 'default'} = options
    const own = isForeign ? createForeignContext(given, settings) : given
    const created: unknown = await (factory as ForeignFactory)(
      own,
      isForeign ? {...options, id} : options
    )
    // Docusaurus plugins can return `null` to disable themselves.
    if (isForeign && (created === null || created === undefined)) return {name: `nothing-${id}`}
    const plugin = created as Plugin & DocusaurusPlugin
    // Docusaurus only needs the names of plugins that create pages or data.
    if (isForeign) plugin.name ??= 'unnamed'
    if (!isForeign && !hasDocusaurusHooks(plugin)) return plugin
    const validateThemeConfig = (themeConfig: JsonObject) =>
      checkTheme?.({themeConfig, validate: validateTheme}) ?? themeConfig
    const adapted = adaptPlugin(plugin, {id, folder, context, options}) as Plugin
    return {...adapted, ...(checkTheme && {validateThemeConfig})}
  }
  const check = validateOptions
    ? (options: object) => validateWithPackages(validateOptions, options, settings)
    : (factory as PluginFactory).validateOptions
  return Object.assign(adapt, factory, check && {validateOptions: check})
}

/** Passes the Docusaurus context to a preset. */
function adaptPreset(factory: ForeignFactory, settings: FactoryOrigin) {
  return (context: SiteContext, options: object) =>
    factory(createForeignContext(context, settings), options)
}

/** Creates a Docusaurus context with which plugins can create the plugins that they wrap. */
function createForeignContext(
  context: SiteContext,
  {loadReplacement}: Pick<FactoryOrigin, 'loadReplacement'>
): object {
  return {...createDocusaurusContext(context), [HOST]: createHost(context, loadReplacement)}
}

/**
 * Returns the default export, which is a property of `exports` in CommonJS modules compiled by
 * TypeScript.
 */
function unwrap(exported: unknown): unknown {
  return isRecord(exported) && 'default' in exported ? exported.default : exported
}

/** Finds a validation function in the module exports or on the plugin function. */
function findHook(name: string, owners: readonly unknown[]): unknown {
  return owners
    .map((owner) =>
      owner && (typeof owner === 'object' || typeof owner === 'function')
        ? (owner as UnknownRecord)[name]
        : undefined
    )
    .find((check) => typeof check === 'function')
}

/** Thrown if a validation needs a package that isn't loaded. */
class PackageNeeded extends Error {
  readonly packageName: string

  constructor(packageName: string) {
    super(`The options of ${packageName} can't be validated yet.`)
    this.packageName = packageName
  }
}

/**
 * Runs a plugin's validation. It's repeated after loading the packages whose options it validates,
 * because it isn't known beforehand which ones these are.
 */
async function validateWithPackages(
  validateOptions: Validate,
  options: object,
  {loadReplacement}: Pick<FactoryOrigin, 'loadReplacement'>
): Promise<unknown> {
  const loaded = new Map<string, PluginFactory<object>>()
  const check = (schema: Schema | PackageSchema, value: object): unknown => {
    if (!('packageName' in schema)) return validate(schema, value)
    const factory = loaded.get(schema.packageName)
    if (!factory) throw new PackageNeeded(schema.packageName)
    return validatePackageOptions(factory, value)
  }
  for (;;) {
    try {
      return await validateOptions({options, validate: check})
    } catch (error) {
      if (!(error instanceof PackageNeeded)) throw error
      loaded.set(error.packageName, await loadReplacement(error.packageName))
    }
  }
}

interface Schema {
  validate(value: unknown, settings: object): {error?: Error; value: unknown}
  /** Adds keys to a Joi schema. */
  append?(keys: object): Schema
}

/**
 * Validates options with the plugin's schema, as Docusaurus does. `id` is optional, but some
 * schemas require it.
 */
function validate(schema: Schema, value: object): unknown {
  const {id = 'default', ...rest} = value as {id?: string}
  const withId = schema.append?.({id})
  const checked = withId
    ? withId.validate({...rest, id}, {abortEarly: false})
    : schema.validate(rest, {abortEarly: false})
  if (checked.error) throw checked.error
  return {...(checked.value as object), id}
}

/**
 * Validates `themeConfig`. Unknown fields are allowed, because a plugin reads only its own part.
 * Strings aren't converted to numbers.
 */
function validateTheme(schema: Schema, themeConfig: JsonObject): JsonObject {
  const settings = {abortEarly: false, allowUnknown: true, convert: false}
  const {error, value} = schema.validate(themeConfig, settings)
  if (error) throw error
  // Joi returns the input with defaults applied.
  return value as JsonObject
}
