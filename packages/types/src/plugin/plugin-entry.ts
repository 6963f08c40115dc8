import type {Plugin, SiteContext} from './plugin.js'

/**
 * Creates a plugin from the site and the options. Options are validated first if the factory, or the
 * module that exports it, has `validateOptions`.
 */
export type PluginFactory<Options = never> = ((
  context: SiteContext,
  options: Options & {id?: string}
) => Plugin | Promise<Plugin>) & {validateOptions?(options: unknown): unknown}

/** The plugins and themes of a preset. */
export interface Preset {
  /** Plugins, in the order in which they run. */
  plugins?: readonly PluginEntry[]
  /** Themes. Components of later ones win. */
  themes?: readonly PluginEntry[]
}

/** Creates a preset from the site and the options. */
export type PresetFactory<Options = never> = (context: SiteContext, options: Options) => Preset

/**
 * A plugin in a configuration: a package, a short name, a path or a function, alone or with options.
 * Falsy entries are skipped.
 */
export type PluginEntry =
  | string
  | PluginFactory
  | [string | PluginFactory, object]
  | false
  | null
  | undefined

/** A preset in a configuration: a package, a short name, a path or a function, alone or with options. */
export type PresetEntry =
  | string
  | PresetFactory
  | [string | PresetFactory, object]
  | false
  | null
  | undefined

/** The plugins of a configuration, in order. Presets come first. */
export interface PluginEntries {
  /** Presets. */
  presets: readonly PresetEntry[]
  /** Plugins. */
  plugins: readonly PluginEntry[]
  /** Themes. */
  themes: readonly PluginEntry[]
}
