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
  | NamedEntry<PluginOptionsByName>
  | false
  | null
  | undefined

/** A preset in a configuration: a package, a short name, a path or a function, alone or with options. */
export type PresetEntry =
  | string
  | PresetFactory
  | [string | PresetFactory, object]
  | NamedEntry<PresetOptionsByName>
  | false
  | null
  | undefined

/** Options of presets by name. A package adds its own with `declare module '@lectern/types'`. */
// biome-ignore lint/suspicious/noEmptyInterface: packages add its fields
export interface PresetOptionsByName {}

/** Options of plugins and themes by name. A package adds its own with `declare module '@lectern/types'`. */
// biome-ignore lint/suspicious/noEmptyInterface: packages add its fields
export interface PluginOptionsByName {}

/** A pair of a name in `OptionsByName` and the options of that name. */
export type NamedEntry<OptionsByName> = {
  [Name in keyof OptionsByName]: [Name, OptionsByName[Name]]
}[keyof OptionsByName]

/**
 * Entries as a configuration has them, whose options have to fit their names. Options of names that aren't in
 * `OptionsByName` can be any object.
 */
export type CheckedEntries<Entries extends readonly unknown[], OptionsByName> = {
  [Index in keyof Entries]: Entries[Index] extends readonly [
    infer Name extends keyof OptionsByName,
    unknown
  ]
    ? [Name, OptionsByName[Name]]
    : Entries[Index]
}

/** The plugins of a configuration, in order. Presets come first. */
export interface PluginEntries {
  /** Presets. */
  presets: readonly PresetEntry[]
  /** Plugins. */
  plugins: readonly PluginEntry[]
  /** Themes. */
  themes: readonly PluginEntry[]
}
