import type {Plugin, PluginFactory, SiteContext} from '@lectern/types'
import {adaptPlugin} from './adapt-plugin.js'
import {createDocusaurusContext} from './docusaurus-context.js'
import {type DocusaurusPlugin, hasDocusaurusHooks} from './docusaurus-plugin.js'
import {isRecord} from '@lectern/shared/unknown-record'

interface FactorySettings {
  /** The whole module, when there is one. */
  module?: unknown
  /** Where relative paths of the plugin start. */
  folder: string
  context: SiteContext
  /** It is written for Docusaurus, whatever hooks it has. */
  isForeign: boolean
  kind: 'plugin' | 'theme' | 'preset'
}

type ForeignFactory = (context: object, options: object) => unknown
type Validate = (args: {options: object; validate: typeof validate}) => unknown

/**
 * A plugin's code as a factory of Lectern: one that is written for Docusaurus gets the context that it
 * expects, and gives a plugin whose hooks are adapted.
 *
 * @returns `exported` itself when it is no function.
 */
export function adaptFactory(exported: unknown, settings: FactorySettings): unknown {
  const {folder, context, isForeign, kind} = settings
  const factory = unwrap(exported)
  if (typeof factory !== 'function' || kind === 'preset') return factory
  const validateOptions = isForeign ? findValidation(exported, settings.module) : undefined
  const adapt = async (given: SiteContext, options: {id?: string}): Promise<Plugin> => {
    const {id = 'default'} = options
    const own = isForeign ? createDocusaurusContext(given) : given
    const made: unknown = await (factory as ForeignFactory)(own, options)
    // Docusaurus lets a plugin decide that it has nothing to do.
    if (isForeign && (made === null || made === undefined)) return {name: `nothing-${id}`}
    const plugin = made as Plugin & DocusaurusPlugin
    if (!isForeign && !hasDocusaurusHooks(plugin)) return plugin
    return adaptPlugin(plugin, {id, folder, context}) as Plugin
  }
  const check = validateOptions
    ? (options: object) => validateOptions({options, validate})
    : (factory as PluginFactory).validateOptions
  return Object.assign(adapt, factory, check && {validateOptions: check})
}

/** TypeScript compiles a default export to a field of what CommonJS exports. */
function unwrap(exported: unknown): unknown {
  return isRecord(exported) && 'default' in exported ? exported.default : exported
}

/** The check of options that a module exports, beside or on its plugin. */
function findValidation(exported: unknown, module: unknown): Validate | undefined {
  const places = [exported, unwrap(exported), module]
  const found = places.map((place) =>
    place &&
    (typeof place === 'object' || typeof place === 'function') &&
    'validateOptions' in place
      ? place.validateOptions
      : undefined
  )
  return found.find((check): check is Validate => typeof check === 'function')
}

interface Schema {
  validate(value: unknown, settings: object): {error?: Error; value: unknown}
}

/** Check a value as Docusaurus does, with the schema of the plugin. */
function validate(schema: Schema, value: object): unknown {
  const {id, ...rest} = value as {id?: string}
  const checked = schema.validate(rest, {abortEarly: false})
  if (checked.error) throw checked.error
  return {...(checked.value as object), ...(id === undefined ? {} : {id})}
}
