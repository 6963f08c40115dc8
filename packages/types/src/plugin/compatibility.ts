import type {SiteConfig} from '../config/config.js'
import type {BundleExtension} from './bundle-extension.js'
import type {SiteData} from '../route/page.js'
import type {Route} from '../route/route.js'
import type {SiteProblem} from '../source/problem.js'
import type {PluginFactory} from './plugin-entry.js'
import type {DataFile} from './plugin-routes.js'
import type {SiteContext} from './plugin.js'

/** Type of an entry in `plugins`, `themes` or `presets`. */
export type EntryKind = 'plugin' | 'theme' | 'preset'

/** A configuration from which unsupported fields were removed. */
export interface AdaptedConfig {
  config: Readonly<Record<string, unknown>>
  /** Problems for removed fields that affect the site. */
  problems: readonly SiteProblem[]
  /** Whether the site puts the other generator's styles into cascade layers. */
  hasStyleLayers?: boolean
  /** Whether the other generator sorts media queries (see `ForeignSite`). */
  sortsMediaQueries?: boolean
}

/** Replacement for a package of another generator. */
export interface PackageReplacement {
  /** Package to load instead. Absent if the feature is built into Lectern. */
  module?: string
  /** Creates the replacement from the package's options. */
  factory?: PluginFactory<object>
  /** Set if the options have a different meaning in Lectern. They're then ignored. */
  withoutOptions?: true
  /**
   * Set if a site only needs one instance of the replacement. It's skipped if the preset or a
   * different entry already contains it.
   */
  isShared?: true
}

/** Information about the code of a plugin. */
export interface FactoryOrigin {
  /** All exports of the module, if the plugin is a package. */
  module?: unknown
  /** Absolute folder that the plugin's relative paths refer to. */
  folder: string
  context: SiteContext
  /** Whether the plugin was written for the other generator. This doesn't depend on its hooks. */
  isForeign: boolean
  kind: EntryKind
  /** Loads Lectern's replacement for a package of the other generator. */
  loadReplacement(name: string): Promise<PluginFactory<object>>
}

/** Data for deciding whether a site needs the other generator's styles. Paths are absolute. */
export interface ForeignSite {
  siteDir: string
  siteConfig: SiteConfig
  /** Whether the styles are in cascade layers, so that the site's own CSS always wins. */
  hasStyleLayers: boolean
  /** Whether media queries follow the other rules of each stylesheet, in the order of their sizes. */
  sortsMediaQueries: boolean
  /** Folder in which the result is cached. */
  cacheDir: string
  /** Modules that run on every page, in order. */
  clientModules: readonly string[]
  /** Folders of theme components, lowest priority first. The last one is the site's own. */
  themePaths: readonly string[]
}

/** The other generator's styles, for sites whose code and CSS depend on them. */
export interface StyleLayer {
  /** Modules that run on every page, including the layer's modules. */
  clientModules: readonly string[]
  extension: BundleExtension
}

/**
 * Makes Lectern's components work together with those written for the other generator, although
 * their props differ. Each module's default export is a function that takes a component and returns
 * one that accepts both kinds of props. File paths are absolute.
 */
export interface ComponentAdapters {
  /** Module that adapts route components. */
  route: string
  /** Names of route components to adapt, unless they're Lectern's. */
  routeComponents: readonly string[]
  /**
   * Modules that adapt components, by component name, such as `@theme/Tag`. They're for components
   * that one generator's code imports from the other. Their functions also receive whether the
   * component is Lectern's.
   */
  modules: Readonly<Record<string, string>>
  /**
   * Module that changes the props of every element before React creates it. Its function takes a
   * component and its props.
   */
  elementProps?: string
  /**
   * Replacements for Lectern's components, by component name: for components with different content,
   * and for those without a nested component that the site or a theme overrides.
   */
  replacements?: Readonly<Record<string, ComponentReplacement>>
}

/** Replacement for a Lectern component whose content or nested components differ. */
export interface ComponentReplacement {
  /** Absolute path of the replacement's module. */
  file: string
  /**
   * Names of nested components, such as `CodeBlock/Line`. If set, the replacement is used only if a
   * theme or the site contains one of them. Otherwise, it's always used, with the props of the
   * component that it replaces.
   */
  parts?: readonly string[]
}

/** Data for deciding which data a site's code reads. Paths are absolute. */
export interface ReadSite {
  siteDir: string
  siteConfig: SiteConfig
  /** Default export of the configuration file, before validation. */
  exportedConfig: Readonly<Record<string, unknown>>
  /** Folders of theme components, lowest priority first. */
  themePaths: readonly string[]
  routes: readonly Route[]
  dataFiles: readonly DataFile[]
  /**
   * All plugins and themes, in order. Replacements for packages of the other generator have no
   * folder.
   */
  plugins: readonly {name: string; folder?: string}[]
  /** Translated strings of the site's own code, by ID. */
  messages: Readonly<Record<string, string>>
}

/** Data for deciding which props a site's components read. Paths are absolute. */
export type ReadTheme = Pick<ReadSite, 'siteDir' | 'themePaths' | 'routes' | 'dataFiles'> &
  Pick<SiteData, 'globalData'> & {siteConfig: Pick<SiteConfig, 'trailingSlash'>}

/**
 * Makes sites for another generator build without changes. All code for the other generator is in
 * the package that implements this interface.
 */
export interface Compatibility {
  /** Returns whether a configuration was written for the other generator. */
  isForeignConfig(config: Readonly<Record<string, unknown>>, file: string, siteDir: string): boolean
  /**
   * Removes unsupported fields. Other fields are validated as usual.
   *
   * @param file - Name of the configuration file, for messages.
   * @param siteDir - Absolute path of the project.
   */
  adaptConfig(
    config: Readonly<Record<string, unknown>>,
    file: string,
    siteDir: string
  ): AdaptedConfig
  /**
   * Returns the replacement for a plugin, theme or preset. The name can be the absolute path of its
   * package's file.
   */
  findReplacement(name: string, kind: EntryKind): PackageReplacement | undefined
  /**
   * Lists the packages of the other generator that a short name can refer to, in order of
   * preference.
   */
  listPackageNames(name: string, kind: EntryKind): readonly string[]
  /** Converts a plugin's code to a factory. Code that isn't a function is returned unchanged. */
  adaptFactory(exported: unknown, origin: FactoryOrigin): unknown
  /** Reports files that the other generator supports but Lectern doesn't. */
  findUnreadFiles(siteDir: string): readonly SiteProblem[]
  /** Reads the strings of the other generator's theme in a language, by ID. */
  readMessages(locale: string): Readonly<Record<string, string>>
  /** Converts strings with the other generator's IDs to the ones that Lectern's components use. */
  adaptMessages(messages: Readonly<Record<string, string>>): Readonly<Record<string, string>>
  /**
   * Removes the strings that the other generator's code contains itself. Changes only the language
   * in which that code is written.
   */
  omitWrittenMessages(
    messages: Readonly<Record<string, string>>,
    locale: string
  ): Readonly<Record<string, string>>
  /**
   * Adds the props that a site's components for the other generator read to its routes, and gives
   * links the form that they have there.
   */
  completeRoutes(site: ReadTheme): Pick<ReadTheme, 'routes' | 'dataFiles' | 'globalData'>
  /** Adds the data that code for the other generator reads to the data of its sites. */
  completeSiteData(data: SiteData, site: ReadSite): SiteData
  /** Returns the styles that a site depends on, if any. */
  findStyleLayer(site: ForeignSite): StyleLayer | undefined
  /**
   * Returns the bundler extension for sites of the other generator. Returns `undefined` for
   * Lectern's own sites.
   */
  findBundleExtension(
    site: Pick<ForeignSite, 'siteDir' | 'siteConfig'>
  ): BundleExtension | undefined
  /**
   * Returns the component adapters for sites of the other generator. Returns `undefined` for
   * Lectern's own sites.
   */
  findAdapters(
    site: Pick<ForeignSite, 'siteDir' | 'siteConfig'>,
    routes: readonly Route[]
  ): ComponentAdapters | undefined
  /**
   * Returns entries of the bundle in the order of their stylesheets, if the other generator has one
   * stylesheet for all pages.
   *
   * @param entries - Names of route components, and `content:<source>` for contents.
   */
  orderStyles(siteConfig: SiteConfig, entries: readonly string[]): readonly string[] | undefined
  /** Environment variable from which code of the other generator's sites reads the language. */
  localeVariable: string | undefined
  /** Extensions that are tried for imports without an extension, in order. */
  importExtensions: readonly string[] | undefined
  /**
   * Whether importing a name that a module doesn't export gives `undefined` and a warning, and CommonJS
   * modules that aren't valid in strict mode run outside it. Otherwise, both are errors.
   */
  allowMissingExports: boolean
  /**
   * Replacements for modules of the other generator. Keys are import names, and values are absolute
   * paths.
   */
  moduleAliases: Readonly<Record<string, string>>
  /**
   * Like `moduleAliases`, for packages that projects of the other generator get in a different version.
   * Lectern's own code keeps its version.
   */
  projectAliases: Readonly<Record<string, string>>
  /**
   * Replacements for modules that are missing in code that Node runs. Keys are import names, and
   * values are absolute paths.
   */
  nodeModules: Readonly<Record<string, string>>
  /**
   * Replacements for modules in code that Node runs, even if the site has the modules installed. Keys
   * are import names, and values are absolute paths.
   */
  replacedNodeModules: Readonly<Record<string, string>>
}
