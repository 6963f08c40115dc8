import type {Plugin, SiteContext} from './plugin.js'

/** Makes a plugin from the site and its options (already validated when the module has `validateOptions`). */
export type PluginFactory<Options = never> = ((
  context: SiteContext,
  options: Options & {id?: string}
) => Plugin | Promise<Plugin>) & {validateOptions?(options: unknown): unknown}

/** What a preset stands for. */
export interface Preset {
  plugins?: readonly PluginEntry[]
  themes?: readonly PluginEntry[]
}

export type PresetFactory<Options = never> = (context: SiteContext, options: Options) => Preset

/** A package, a short name, a path or a function, alone or with its options; falsy entries are skipped. */
export type PluginEntry =
  | string
  | PluginFactory
  | [string | PluginFactory, object]
  | false
  | null
  | undefined
export type PresetEntry =
  | string
  | PresetFactory
  | [string | PresetFactory, object]
  | false
  | null
  | undefined

/** What a configuration says of plugins, in its order; presets come first. */
export interface PluginEntries {
  presets: readonly PresetEntry[]
  plugins: readonly PluginEntry[]
  themes: readonly PluginEntry[]
}
