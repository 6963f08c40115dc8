import type {
  Compatibility,
  EntryKind,
  Plugin,
  PluginEntries,
  PluginEntry,
  PluginFactory,
  PluginRef,
  Preset,
  PresetFactory,
  SiteContext
} from '@lectern/types'
import {findAllQuoted} from '@lectern/shared/problems/find-quoted'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {validatePartially} from '../config/validate-partially.js'
import type {ModuleLoader} from '../modules/load-module.js'
import {affectsFunctions} from './affects-functions.js'
import {runPluginHook, wrapHooks, pluginLabel} from './plugin-hooks.js'
import {describeEntry} from './describe-entry.js'
import type {UnknownParts} from './unknown-parts.js'
import {
  decidesPages,
  findOptionsProblems,
  listIssueFields,
  locateOptions
} from './options-problems.js'
import {loadReplacement} from './load-replacement.js'
import {resolveEntry} from './resolve-entry.js'
import {settleAll} from './settle-all.js'
import {keepUnique} from './unique-plugins.js'

/** A loaded plugin. */
export interface LoadedPlugin {
  plugin: Plugin
  id: string
  /** Name of the plugin in messages: `docs`, or `docs (community)` for an instance with an ID. */
  label: string
  /** Absolute folder of the plugin's code. Missing if it replaces another generator's plugin. */
  folder?: string
  /** Translates the plugin's content. Missing if the site has only one language. */
  localize?(content: unknown): Promise<unknown>
}

interface LoadSettings {
  entries: PluginEntries
  context: SiteContext
  generatorDirs: readonly string[]
  loader: ModuleLoader
  compatibility: Compatibility
  /**
   * Whether the configuration is for another generator, which also applies to its third-party
   * plugins.
   */
  isForeign?: boolean
  /**
   * Absolute folder of the preset that contains the entries. Missing for entries in the
   * configuration itself.
   */
  presetFolder?: string
  adaptOptions?: AdaptOptions | undefined
  /** Positions of plugins that aren't created. */
  skipped?: readonly number[] | undefined
}

/**
 * Changes the options of a plugin instance.
 *
 * @param options - Valid options with all defaults.
 */
export type AdaptOptions = (instance: PluginRef, options: object) => object

interface Definition {
  factory: PluginFactory<object>
  options: object
  name: string
  /** Name in the configuration. */
  entry: string
  /** Absolute folder of the plugin's code. */
  folder?: string
  /** Whether the code was written for another generator. */
  isForeign: boolean
  /** Whether to skip the plugin if there's already another instance of it. */
  isShared?: boolean
}

/** The plugins of a site that could be loaded, and the errors of the others. */
export interface LoadedPlugins {
  plugins: readonly LoadedPlugin[]
  errors: readonly SiteError[]
  unknownParts: UnknownParts
  /** Positions of plugins that worker threads don't need, among the entries of the site and its presets. */
  unneeded: readonly number[]
}

/**
 * Loads all valid plugins and themes in the configuration, starting with the ones in presets. A
 * component or style of a later one wins. Invalid options are removed. `errors` contains
 * `plugin-missing`, `plugin-options-invalid`, `plugin-failed` and `plugin-duplicate`.
 */
export async function loadPlugins(settings: LoadSettings): Promise<LoadedPlugins> {
  const {entries} = settings
  const presets = await settleAll(
    entries.presets.map((entry) => loadPreset(entry as PluginEntry, settings))
  )
  const ofPresets = (kind: 'plugin' | 'theme') =>
    presets.results.flatMap(({origin, ...preset}) =>
      preset[`${kind}s`].map((one) => define(one, kind, origin))
    )
  const definitions = await settleAll([
    ...ofPresets('plugin'),
    ...ofPresets('theme'),
    ...entries.plugins.map((entry) => define(entry, 'plugin', settings)),
    ...entries.themes.map((entry) => define(entry, 'theme', settings))
  ])
  const wanted = definitions.results.flatMap((definition, position) =>
    definition && !settings.skipped?.includes(position) ? [{...definition, position}] : []
  )
  const created = await settleAll(wanted.map((definition) => instantiate(definition, settings)))
  const all = created.results.map(({loaded}) => loaded)
  const kept = created.results.filter(({loaded, isShared}, index) => {
    const others = created.results.filter((other, position) => position < index || !other.isShared)
    return !isShared || !others.some((other) => isSameInstance(loaded, other.loaded))
  })
  const unique = keepUnique(kept, settings.context.configSource)
  const failures = [presets, definitions, created, unique].flatMap(({errors}) => errors)
  const changed = created.results.flatMap(({loaded, errors}) =>
    errors.some(decidesPages) ? [loaded.label] : []
  )
  const invalid = [...presets.results, ...created.results].flatMap(({errors}) => errors)
  const ofPreset = presets.results.some(({errors}) => errors.length > 0)
  return {
    plugins: unique.results,
    errors: [...invalid, ...failures],
    unneeded: created.results.flatMap(({loaded: {plugin}, position}) =>
      affectsFunctions(plugin) ? [] : [position]
    ),
    unknownParts: {
      isIncomplete: failures.length > 0,
      frame: false,
      plugins: ofPreset ? all.map(({label}) => label) : changed
    }
  }
}

function isSameInstance(one: LoadedPlugin, other: LoadedPlugin): boolean {
  return one.plugin.name === other.plugin.name && one.id === other.id
}

/** The entries of a preset, with the settings for loading them. */
interface LoadedPreset extends Required<Preset> {
  origin: LoadSettings
  /** Errors in the preset's options. */
  errors: readonly SiteError[]
}

/** Runs a preset. Its entries are for the same generator as the preset. */
async function loadPreset(entry: PluginEntry, settings: LoadSettings): Promise<LoadedPreset> {
  const definition = await define(entry, 'preset', settings)
  if (!definition) return {plugins: [], themes: [], origin: settings, errors: []}
  const {name, folder, isForeign, options} = definition
  const factory = definition.factory as unknown as PresetFactory<object>
  const {value, errors} = await validateSettings(options, settings.context, (valid) =>
    runPluginHook(name, 'its factory', () => factory(settings.context, valid))
  )
  return {
    plugins: [],
    themes: [],
    ...value,
    origin: {...settings, isForeign, presetFolder: folder},
    errors
  }
}

/**
 * Runs a validation and removes invalid settings.
 *
 * @throws SiteError if none of the settings can be used.
 */
async function validateSettings<Settings, Value>(
  settings: Settings,
  {configSource}: Pick<SiteContext, 'configSource'>,
  run: (settings: Settings) => Promise<Value>
): Promise<{value: Value; errors: readonly SiteError[]}> {
  const {value, problems, fields, cause} = await validatePartially(settings, (given) =>
    run(given).catch((error: unknown) => {
      throw error instanceof SiteError ? locateOptions(error, configSource) : error
    })
  )
  const error = new SiteError(problems, {cause, fields})
  if (value === undefined) throw error
  return {value, errors: problems.length > 0 ? [error] : []}
}

async function define(
  entry: PluginEntry,
  kind: EntryKind,
  settings: LoadSettings
): Promise<Definition | undefined> {
  if (!entry) return undefined
  const {context, generatorDirs, loader, compatibility, isForeign = false, presetFolder} = settings
  const [target, given = {}] = Array.isArray(entry) ? entry : [entry]
  const name = typeof target === 'string' ? target : target.name || 'inline'
  const {siteDir, configSource} = context
  const label = describeEntry(name, siteDir)
  const replacement = compatibility.findReplacement(name, kind)
  const options = replacement?.withoutOptions ? {} : given
  if (replacement?.factory)
    return {factory: replacement.factory, options, name: label, entry: name, isForeign: false}
  if (replacement && !replacement.module) return undefined
  const {exported, module, folder, isOwn} =
    typeof target === 'string'
      ? await resolveEntry(target, {
          ...{kind, siteDir, configSource, generatorDirs, loader, compatibility, isForeign}
        })
      : {exported: target, module: undefined, folder: siteDir, isOwn: false}
  const origin = {
    ...{module, folder, context, isForeign: isForeign && !isOwn, kind},
    loadReplacement: (replaced: string) => loadReplacement(replaced, settings)
  }
  const factory = compatibility.adaptFactory(exported, origin)
  const packageFolder = typeof target === 'string' ? folder : presetFolder
  if (typeof factory === 'function')
    return {
      factory: factory as PluginFactory<object>,
      ...{
        options,
        folder: packageFolder,
        name: label,
        entry: name,
        isForeign: origin.isForeign,
        isShared: replacement?.isShared
      }
    }
  throw new SiteError({
    code: 'plugin-failed',
    message: `The ${kind} \`${label}\` has no function as its default export.`,
    position: findAllQuoted(name, configSource)[0],
    hint: "Export a function, e.g. `export default (context, options) => ({name: 'my-plugin'})`."
  })
}

async function instantiate(
  {factory, options, name, entry, folder, isShared, position}: Definition & {position: number},
  {context, adaptOptions = (_instance, given) => given}: LoadSettings
): Promise<CreatedPlugin> {
  const id = (options as {id?: string}).id ?? 'default'
  const {value: plugin, errors} = await validateSettings(options, context, async (given) => {
    const valid = await runPluginHook(name, 'validateOptions', () =>
      factory.validateOptions ? validate(factory, {options: given, name}) : given
    )
    const create = (given: object) =>
      runPluginHook(name, 'its factory', () => factory(context, given))
    const created = await create(valid)
    const adapted = adaptOptions({name: created.name, id}, valid)
    return adapted === valid ? created : create(adapted)
  })
  const label = pluginLabel({name: plugin.name, id})
  return {
    loaded: {plugin: wrapHooks(plugin, label), id, label, ...(folder !== undefined && {folder})},
    ...{position, name: entry, isShared, errors}
  }
}

interface CreatedPlugin extends Pick<Definition, 'isShared'> {
  /** Name in the configuration. */
  name: string
  loaded: LoadedPlugin
  position: number
  /** Errors in the plugin's options. */
  errors: readonly SiteError[]
}

async function validate(
  factory: PluginFactory<object>,
  {options, name}: Pick<Definition, 'options' | 'name'>
): Promise<object> {
  try {
    // Validation returns the options with defaults filled in.
    return (await factory.validateOptions?.(options)) as object
  } catch (error) {
    const problems = findOptionsProblems(error, name)
    const fields = listIssueFields(error)
    throw problems.length > 0 ? new SiteError(problems, {cause: error, fields}) : error
  }
}
