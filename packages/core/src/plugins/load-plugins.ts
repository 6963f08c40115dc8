import type {
  Plugin,
  PluginEntries,
  PluginEntry,
  PluginFactory,
  PluginRef,
  Preset,
  PresetFactory,
  SiteContext
} from '@lectern/types'
import {messageOf, SiteError} from '@lectern/shared/site-problem'
import type {ModuleLoader} from '../config/load-module.js'
import {resolveEntry, type EntryKind} from './resolve-entry.js'

/** A plugin of the site, ready for its hooks to be called. */
export interface LoadedPlugin {
  plugin: Plugin
  id: string
  /** `docs`, or `docs (community)` for an instance with an id of its own; for messages. */
  label: string
}

interface LoadSettings {
  entries: PluginEntries
  context: SiteContext
  generatorDirs: readonly string[]
  loader: ModuleLoader
}

interface Definition {
  factory: PluginFactory
  options: object
  name: string
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
  const plugins = [...presets.flatMap(({plugins = []}) => plugins), ...entries.plugins]
  const themes = [...presets.flatMap(({themes = []}) => themes), ...entries.themes]
  const definitions = await Promise.all([
    ...plugins.map((entry) => define(entry, 'plugin', settings)),
    ...themes.map((entry) => define(entry, 'theme', settings))
  ])
  const loaded = await Promise.all(
    definitions.flatMap((definition) =>
      definition ? [instantiate(definition, settings.context)] : []
    )
  )
  checkUnique(loaded)
  return loaded
}

async function loadPreset(entry: PluginEntry, settings: LoadSettings): Promise<Preset> {
  const definition = await define(entry, 'preset', settings)
  if (!definition) return {}
  const factory = definition.factory as unknown as PresetFactory<object>
  return factory(settings.context, definition.options)
}

async function define(
  entry: PluginEntry,
  kind: EntryKind,
  {context, generatorDirs, loader}: LoadSettings
): Promise<Definition | undefined> {
  if (!entry) return undefined
  const [target, options = {}] = Array.isArray(entry) ? entry : [entry]
  const name = typeof target === 'string' ? target : target.name || 'inline'
  const factory =
    typeof target === 'string'
      ? await resolveEntry(target, {kind, siteDir: context.siteDir, generatorDirs, loader})
      : target
  if (typeof factory === 'function') return {factory: factory as PluginFactory, options, name}
  throw new SiteError({
    code: 'plugin-failed',
    message: `The ${kind} “${name}” does not export a function as default.`,
    hint: 'Export `(context, options) => ({name, …})` as default.'
  })
}

async function instantiate(
  {factory, options, name}: Definition,
  context: SiteContext
): Promise<LoadedPlugin> {
  const id = (options as {id?: string}).id ?? 'default'
  const valid = await blame(name, 'validateOptions', () =>
    factory.validateOptions ? factory.validateOptions(options) : options
  )
  const plugin = await blame(name, 'its factory', () => factory(context, valid as never))
  return {plugin, id, label: pluginLabel({name: plugin.name, id})}
}

/** How a plugin instance is called in messages: `docs`, or `docs (community)`. */
export function pluginLabel({name, id}: PluginRef): string {
  return id === 'default' ? name : `${name} (${id})`
}

/** Run a plugin's code; what it throws, other than a SiteError, is put to its name. */
export async function blame<Result>(
  name: string,
  hook: string,
  run: () => Result | Promise<Result>
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof SiteError) throw error
    throw new SiteError(
      {
        code: 'plugin-failed',
        message: `The plugin ${name} failed in ${hook}: ${messageOf(error).replace(/\.$/, '')}.`,
        hint: 'Run the command again with --verbose to see where; then correct the plugin or report it to its authors.'
      },
      {cause: error}
    )
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
