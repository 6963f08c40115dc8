import type {
  Compatibility,
  EntryKind,
  Plugin,
  PluginEntries,
  PluginEntry,
  PluginFactory,
  Preset,
  PresetFactory,
  SiteContext
} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {ModuleLoader} from '../modules/load-module.js'
import {blame, guardHooks, pluginLabel} from './blame.js'
import {describeEntry} from './describe-entry.js'
import {findOptionsProblems} from './options-problems.js'
import {resolveEntry} from './resolve-entry.js'

/** A plugin of the site, ready for its hooks to be called. */
export interface LoadedPlugin {
  plugin: Plugin
  id: string
  /** `docs`, or `docs (community)` for an instance with an id of its own; for messages. */
  label: string
  /** Puts what the plugin has loaded into the language of the site; absent in a site with one. */
  localize?(content: unknown): Promise<unknown>
}

interface LoadSettings {
  entries: PluginEntries
  context: SiteContext
  generatorDirs: readonly string[]
  loader: ModuleLoader
  compatibility: Compatibility
  /** The configuration is another generator's: so are plugins that aren't Lectern's. */
  isForeign?: boolean
}

interface Definition {
  factory: PluginFactory<object>
  options: object
  name: string
  /** Whether the code was written for another generator. */
  isForeign: boolean
  /** It gives way to another instance of the same plugin. */
  isShared?: boolean
}

/**
 * Make all plugins and themes that the configuration names, those of presets first.
 *
 * @throws SiteError `plugin-missing`, `plugin-options-invalid`, `plugin-failed`, `plugin-duplicate`.
 */
export async function loadPlugins(settings: LoadSettings): Promise<LoadedPlugin[]> {
  const {entries} = settings
  const presets = await Promise.all(
    entries.presets.map((entry) => loadPreset(entry as PluginEntry, settings))
  )
  const definitions = await Promise.all([
    ...presets.flatMap(({plugins, origin}) => plugins.map((one) => define(one, 'plugin', origin))),
    ...entries.plugins.map((entry) => define(entry, 'plugin', settings)),
    ...presets.flatMap(({themes, origin}) => themes.map((one) => define(one, 'theme', origin))),
    ...entries.themes.map((entry) => define(entry, 'theme', settings))
  ])
  const wanted = definitions.filter((definition) => definition !== undefined)
  const made = await Promise.all(wanted.map((each) => instantiate(each, settings.context)))
  const loaded = made.filter((each, index) => {
    const others = made.filter((_, place) => place < index || !wanted[place]?.isShared)
    return !wanted[index]?.isShared || !others.some((other) => isSameInstance(each, other))
  })
  checkUnique(loaded)
  return loaded
}

function isSameInstance(one: LoadedPlugin, other: LoadedPlugin): boolean {
  return one.plugin.name === other.plugin.name && one.id === other.id
}

/** Entries of a preset, with the settings that they are loaded with. */
interface LoadedPreset extends Required<Preset> {
  origin: LoadSettings
}

/** Runs a preset. Its entries are written for the generator that the preset is written for. */
async function loadPreset(entry: PluginEntry, settings: LoadSettings): Promise<LoadedPreset> {
  const definition = await define(entry, 'preset', settings)
  if (!definition) return {plugins: [], themes: [], origin: settings}
  const {name, isForeign, options} = definition
  const factory = definition.factory as unknown as PresetFactory<object>
  const made = await blame(name, 'its factory', () => factory(settings.context, options))
  return {plugins: [], themes: [], ...made, origin: {...settings, isForeign}}
}

async function define(
  entry: PluginEntry,
  kind: EntryKind,
  {context, generatorDirs, loader, compatibility, isForeign = false}: LoadSettings
): Promise<Definition | undefined> {
  if (!entry) return undefined
  const [target, given = {}] = Array.isArray(entry) ? entry : [entry]
  const name = typeof target === 'string' ? target : target.name || 'inline'
  const {siteDir} = context
  const label = describeEntry(name, siteDir)
  const standIn = compatibility.findStandIn(name, kind)
  if (standIn && !standIn.module) return undefined
  const options = standIn?.withoutOptions ? {} : given
  const {exported, module, folder, isOwn} =
    typeof target === 'string'
      ? await resolveEntry(target, {kind, siteDir, generatorDirs, loader, compatibility, isForeign})
      : {exported: target, module: undefined, folder: siteDir, isOwn: false}
  const origin = {module, folder, context, isForeign: isForeign && !isOwn, kind}
  const factory = compatibility.adaptFactory(exported, origin)
  if (typeof factory === 'function')
    return {
      factory: factory as PluginFactory<object>,
      ...{options, name: label, isForeign: origin.isForeign, isShared: standIn?.isShared}
    }
  throw new SiteError({
    code: 'plugin-failed',
    message: `The ${kind} “${label}” does not export a function as default.`,
    hint: 'Export `(context, options) => ({name, …})` as default.'
  })
}

async function instantiate(
  {factory, options, name}: Definition,
  context: SiteContext
): Promise<LoadedPlugin> {
  const id = (options as {id?: string}).id ?? 'default'
  const valid = await blame(name, 'validateOptions', () =>
    factory.validateOptions ? validate(factory, {options, name}) : options
  )
  const plugin = await blame(name, 'its factory', () => factory(context, valid))
  const label = pluginLabel({name: plugin.name, id})
  return {plugin: guardHooks(plugin, label), id, label}
}

async function validate(
  factory: PluginFactory<object>,
  {options, name}: Pick<Definition, 'options' | 'name'>
): Promise<object> {
  try {
    // A validation returns the options, completed.
    return (await factory.validateOptions?.(options)) as object
  } catch (error) {
    const problems = findOptionsProblems(error, name)
    throw problems.length > 0 ? new SiteError(problems, {cause: error}) : error
  }
}

function checkUnique(plugins: readonly LoadedPlugin[]): void {
  const seen = new Set<string>()
  for (const {plugin, id} of plugins) {
    const key = `${plugin.name} ${id}`
    if (seen.has(key)) {
      throw new SiteError({
        code: 'plugin-duplicate',
        message: `Two instances of the plugin ${plugin.name} have the id “${id}”.`,
        hint: 'Give one of them another `id` in its options.'
      })
    }
    seen.add(key)
  }
}
