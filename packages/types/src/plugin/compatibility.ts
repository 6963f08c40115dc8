import type {SiteConfig} from '../config/config.js'
import type {BundleExtension} from './bundle-extension.js'
import type {Route} from '../route/route.js'
import type {SiteProblem} from '../source/problem.js'
import type {PluginFactory} from './plugin-entry.js'
import type {SiteContext} from './plugin.js'

/** Type of an entry in `plugins`, `themes` or `presets`. */
export type EntryKind = 'plugin' | 'theme' | 'preset'

/** A configuration without unsupported fields. */
export interface AdaptedConfig {
  config: Readonly<Record<string, unknown>>
  /** Removed fields that affect the site. */
  problems: readonly SiteProblem[]
  /** Whether the site puts the other generator's styles in cascade layers. */
  hasStyleLayers?: boolean
}

/** Replacement for a package of another generator. */
export interface PackageReplacement {
  /** Package to load instead; absent if Lectern has the feature built in. */
  module?: string
  /** Creates the replacement from the package's options. */
  factory?: PluginFactory<object>
  /** Set if the options have a different meaning in Lectern, so they're ignored. */
  withoutOptions?: true
  /**
   * Set if a site only needs one instance. The replacement is skipped if the preset or a different
   * entry already contains it.
   */
  isShared?: true
}

/** Information about the code of a plugin. */
export interface FactoryOrigin {
  /** All exports of the module, if the plugin is a package. */
  module?: unknown
  /** Absolute folder for the plugin's relative paths. */
  folder: string
  context: SiteContext
  /** Whether the plugin was written for the other generator, regardless of its hooks. */
  isForeign: boolean
  kind: EntryKind
}

/**
 * Information for deciding whether a site needs the other generator's styles. Paths are absolute.
 */
export interface ForeignSite {
  siteDir: string
  siteConfig: SiteConfig
  /** Whether the site uses cascade layers for the styles, so that its own CSS always wins. */
  hasStyleLayers: boolean
  /** Folder for caching the result. */
  cacheDir: string
  /** Modules that run on every page, in order. */
  clientModules: readonly string[]
  /** Folders of theme components, lowest priority first. The last one is the site's own. */
  themePaths: readonly string[]
}

/** Styles of the other generator that a site's own code and CSS depend on. */
export interface StyleLayer {
  /** Modules that run on every page, including the layer's modules. */
  clientModules: readonly string[]
  extension: BundleExtension
}

/**
 * Makes Lectern's components and those for the other generator work together, although their props
 * differ. Each module's default export is a function that wraps a component so that it accepts both
 * kinds of props. File paths are absolute.
 */
export interface ComponentAdapters {
  /** Module that adapts route components. */
  route: string
  /** Names of route components to adapt, unless they're Lectern's. */
  routeComponents: readonly string[]
  /**
   * Modules that adapt components imported across generators, by name: `@theme/Tag`. Their
   * functions also receive whether the component is Lectern's.
   */
  modules: Readonly<Record<string, string>>
  /**
   * Replacements for Lectern's components, by name. They're used if the site or a theme overrides
   * nested components that Lectern's component doesn't have.
   */
  replacements?: Readonly<Record<string, ComponentReplacement>>
}

/** Replacement for a Lectern component that lacks some nested components. */
export interface ComponentReplacement {
  /** Absolute path of the component's module. */
  file: string
  /**
   * Names of nested components, such as `CodeBlock/Line`. The replacement is used if a theme or the
   * site contains one of them.
   */
  parts: readonly string[]
}

/**
 * Makes sites for another generator build unchanged. Only the package that implements this
 * interface contains code for the other generator.
 */
export interface Compatibility {
  /** Returns whether a configuration was written for the other generator. */
  isForeignConfig(config: Readonly<Record<string, unknown>>, file: string): boolean
  /**
   * Removes unsupported fields. Other fields are validated as usual.
   *
   * @param file - Name of the configuration file, for messages.
   */
  adaptConfig(config: Readonly<Record<string, unknown>>, file: string): AdaptedConfig
  /**
   * Returns the replacement for a plugin, theme or preset, by name or by the absolute file of its
   * package.
   */
  findReplacement(name: string, kind: EntryKind): PackageReplacement | undefined
  /** Lists the other generator's candidate packages for a short name, in order of preference. */
  listPackageNames(name: string, kind: EntryKind): readonly string[]
  /** Converts a plugin's code to a factory. Code that isn't a function is returned unchanged. */
  adaptFactory(exported: unknown, origin: FactoryOrigin): unknown
  /** Reports files that the other generator supports and Lectern doesn't. */
  findUnreadFiles(siteDir: string): readonly SiteProblem[]
  /** Returns the styles that a site depends on, if any. */
  findStyleLayer(site: ForeignSite): StyleLayer | undefined
  /**
   * Returns the bundler extension for sites of the other generator; `undefined` for Lectern's own
   * sites.
   */
  findBundleExtension(
    site: Pick<ForeignSite, 'siteDir' | 'siteConfig'>
  ): BundleExtension | undefined
  /**
   * Returns the component adapters for sites of the other generator; `undefined` for Lectern's own
   * sites.
   */
  findAdapters(siteConfig: SiteConfig, routes: readonly Route[]): ComponentAdapters | undefined
  /** Extensions to try for imports without one, in order. */
  importExtensions: readonly string[] | undefined
  /** Replacements for the other generator's modules: absolute files by import name. */
  moduleAliases: Readonly<Record<string, string>>
  /** Replacements for missing modules in code that Node runs: absolute files by name. */
  nodeModules: Readonly<Record<string, string>>
}
