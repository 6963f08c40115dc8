import type {SiteConfig} from '../config/config.js'
import type {BundleExtension} from './bundle-extension.js'
import type {Route} from '../route/route.js'
import type {SiteProblem} from '../source/problem.js'
import type {PluginFactory} from './plugin-entry.js'
import type {SiteContext} from './plugin.js'

/** Kind of an entry in `plugins`, `themes` or `presets`. */
export type EntryKind = 'plugin' | 'theme' | 'preset'

/** A configuration without the fields that Lectern doesn't have. */
export interface AdaptedConfig {
  config: Readonly<Record<string, unknown>>
  /** Removed fields that make a difference. */
  problems: readonly SiteProblem[]
  /** Whether the site enables its generator's styles in cascade layers. */
  hasStyleLayers?: boolean
}

/** Replaces a package of another generator. */
export interface StandIn {
  /** Package to load instead; absent when Lectern does the work itself. */
  module?: string
  /** Creates what replaces the package, from its options. */
  factory?: PluginFactory<object>
  /** The options have a different meaning here, so they are left out. */
  withoutOptions?: true
  /** One instance is enough for a site: it's left out where the preset or another entry has it. */
  isShared?: true
}

/** Where the code of a plugin comes from. */
export interface FactoryOrigin {
  /** The whole module, if the plugin is a package. */
  module?: unknown
  /** Folder that the plugin's relative paths start from; absolute. */
  folder: string
  context: SiteContext
  /** Whether the plugin was written for the other generator, whatever hooks it has. */
  isForeign: boolean
  kind: EntryKind
}

/**
 * Inputs that decide whether a site needs the styles of the other generator. Paths are absolute.
 */
export interface ForeignSite {
  siteDir: string
  siteConfig: SiteConfig
  /** Whether the site enables cascade layers for the styles, so that its own CSS always wins. */
  hasStyleLayers: boolean
  /** Where findings are remembered. */
  cacheDir: string
  /** Modules that run on every page, in order. */
  clientModules: readonly string[]
  /** Folders of theme components, lowest priority first; the last is the site's own. */
  themePaths: readonly string[]
}

/** Styles of the other generator that a site's own code and CSS rely on. */
export interface StyleLayer {
  /** Modules that run on every page, including modules of the layer. */
  clientModules: readonly string[]
  extension: BundleExtension
}

/**
 * Lets Lectern's components and those written for the other generator use each other, though their props differ. A
 * module's default export takes a component and returns one that accepts the props of both. Files are absolute.
 */
export interface ComponentAdapters {
  /** Module for route components. */
  route: string
  /** Names of the route components to adapt if they aren't Lectern's. */
  routeComponents: readonly string[]
  /**
   * Modules for components that one side imports from the other, by name: `@theme/Tag`. Their functions also get
   * whether the component is Lectern's.
   */
  modules: Readonly<Record<string, string>>
  /** Lectern's components to replace, by name, if the site or a theme has parts that Lectern's don't render. */
  replacements?: Readonly<Record<string, ComponentReplacement>>
}

/** A component that renders parts which Lectern's component of the same name doesn't have. */
export interface ComponentReplacement {
  /** Module of the component; absolute file. */
  file: string
  /** Names of the parts, such as `CodeBlock/Line`. One of them in a theme or the site is enough. */
  parts: readonly string[]
}

/**
 * Lets a site written for another generator build unchanged. The pipeline calls this port; only the
 * package that implements it knows the other generator.
 */
export interface Compatibility {
  /** Whether a configuration was written for the other generator. */
  isForeignConfig(config: Readonly<Record<string, unknown>>, file: string): boolean
  /**
   * Removes the fields that Lectern doesn't have. Other fields are validated as usual.
   *
   * @param file - Name of the configuration file, for messages.
   */
  adaptConfig(config: Readonly<Record<string, unknown>>, file: string): AdaptedConfig
  /** Returns the replacement of a plugin, theme or preset, by name or by the absolute file of its package. */
  findStandIn(name: string, kind: EntryKind): StandIn | undefined
  /** Lists the other generator's package names for a short name, in order of preference. */
  listPackageNames(name: string, kind: EntryKind): readonly string[]
  /** Turns the code of a plugin into a factory. Code that isn't a function is returned as it is. */
  adaptFactory(exported: unknown, origin: FactoryOrigin): unknown
  /** Reports files that the other generator reads and Lectern doesn't. */
  findUnreadFiles(siteDir: string): readonly SiteProblem[]
  /** Returns the styles that a site relies on; nothing for a site that doesn't use them. */
  findStyleLayer(site: ForeignSite): StyleLayer | undefined
  /** Returns how every site of the other generator extends the bundler; nothing for Lectern's own sites. */
  findBundleExtension(
    site: Pick<ForeignSite, 'siteDir' | 'siteConfig'>
  ): BundleExtension | undefined
  /** Returns the adapters for components of a site; nothing for a site that isn't written for the other generator. */
  findAdapters(siteConfig: SiteConfig, routes: readonly Route[]): ComponentAdapters | undefined
  /** Extensions that the other generator tries for imports without one, in order. */
  importExtensions: readonly string[] | undefined
  /** Modules that replace the other generator's, by the name that sites import; absolute files. */
  moduleAliases: Readonly<Record<string, string>>
  /** Modules that stand for missing ones in code that Node runs, by name; absolute files. */
  nodeModules: Readonly<Record<string, string>>
}
