import type {Plugin, SiteContext} from './plugin.js'

/**
 * Creates a plugin from the site context and the options. If the factory, or the module that
 * exports it, has `validateOptions`, the options are validated first. Invalid options are reported as
 * `plugin-options-invalid`.
 */
export type PluginFactory<Options = never> = ((
  context: SiteContext,
  options: Options & {id?: string}
) => Plugin | Promise<Plugin>) & {validateOptions?(options: unknown): unknown}

/** The plugins and themes of a preset. */
export interface Preset {
  /** Plugins in order. */
  plugins?: readonly PluginEntry[]
  /** Themes. Components of later themes win. */
  themes?: readonly PluginEntry[]
}

/** Creates a preset from the site context and the options. */
export type PresetFactory<Options = never> = (context: SiteContext, options: Options) => Preset

/**
 * A plugin in a configuration: a package, a short name, a path or a function, with or without
 * options. Falsy entries are skipped.
 */
export type PluginEntry =
  | string
  | PluginFactory
  | [string | PluginFactory, object]
  | NamedEntry<PluginOptionsByName>
  | false
  | null
  | undefined

/**
 * A preset in a configuration: a package, a short name, a path or a function, with or without
 * options.
 */
export type PresetEntry =
  | string
  | PresetFactory
  | [string | PresetFactory, object]
  | NamedEntry<PresetOptionsByName>
  | false
  | null
  | undefined

/** Preset options by preset name. Packages add theirs with `declare module '@lectern/types'`. */
// biome-ignore lint/suspicious/noEmptyInterface: packages add its fields
export interface PresetOptionsByName {}

/** Plugin and theme options by name. Packages add theirs with `declare module '@lectern/types'`. */
// biome-ignore lint/suspicious/noEmptyInterface: packages add its fields
export interface PluginOptionsByName {}

/** A name in `OptionsByName` together with its options. */
export type NamedEntry<OptionsByName> = {
  [Name in keyof OptionsByName]: [Name, OptionsByName[Name]]
}[keyof OptionsByName]

/**
 * Checks the options of entries in a configuration. If a name isn't in `OptionsByName`, its options
 * can be any object.
 */
export type CheckedEntries<Entries extends readonly unknown[], OptionsByName> = {
  [Index in keyof Entries]: Entries[Index] extends readonly [
    infer Name extends keyof OptionsByName,
    unknown
  ]
    ? [Name, OptionsByName[Name]]
    : Entries[Index]
}

/** The presets, plugins and themes in a configuration. Presets are loaded first. */
export interface PluginEntries {
  /** Presets. */
  presets: readonly PresetEntry[]
  /** Plugins. */
  plugins: readonly PluginEntry[]
  /** Themes. */
  themes: readonly PluginEntry[]
}
