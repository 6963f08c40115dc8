import type {
  BundleExtension,
  ComponentAdapters,
  ContentFeature,
  ImportReplacement,
  SiteData
} from '@lectern/types'
import type {PostCssSettings} from './style-reader.js'

/** A source file with compiled content that runs in the browser. */
export interface LiveContent {
  /** Name of its entry, see `contentEntry`. */
  entry: string
  /** Absolute path. Imports in the content are relative to its folder. */
  source: string
  /** ES module with tokens already replaced. */
  code: string
}

/** All inputs of the bundles, as plain data. */
export interface BundleInput {
  /** Absolute folder of `@site`. */
  siteDir: string
  /** Absolute folder for generated files of this site. */
  cacheDir: string
  /** Absolute folders for resolving React, the client and the theme, regardless of the site's packages. */
  generatorDirs: readonly string[]
  /** Hash of the bundler's code. After an upgrade, everything is bundled again. */
  bundlerHash: string
  baseUrl: string
  minify: boolean
  /** Absolute folders of theme components, lowest priority first. The last is the site's own. */
  themePaths: readonly string[]
  /** Modules that run on every page, in order: absolute paths or package names. */
  clientModules: readonly string[]
  /** Font files that every page preloads if a stylesheet uses them; absolute paths. */
  preloadedFonts: readonly string[]
  /** Absolute folders whose files are published at the site root. */
  staticDirs: readonly string[]
  /** The site's PostCSS plugins, if it configures any. */
  postCss?: PostCssSettings
  /** CSS from the configuration, included in the main stylesheet. */
  globalStyles: string
  /** Modules that plugins substitute for imported files, in plugin order. */
  importReplacements: readonly ImportReplacement[]
  /** Modules that replace modules of a different generator: absolute files by name. */
  moduleAliases: Readonly<Record<string, string>>
  /** Default extensions of imports, in order of preference. Absent for TypeScript before JavaScript. */
  importExtensions?: readonly string[]
  /** Plugin settings in order, if the site has any. */
  extensions?: Readonly<Record<'client' | 'server', readonly BundleExtension[]>>
  /** Names of route components: `@theme/Name` or `@site/path`, or several of them nested. */
  components: readonly string[]
  /** Makes components written for another generator compatible with Lectern's. */
  adapters?: ComponentAdapters
  liveContents: readonly LiveContent[]
  /** Stylesheets that only pages with a feature link, by feature. Unused features are left out. */
  featureStyles: Readonly<Partial<Record<ContentFeature, string>>>
  siteData: SiteData
  /** Strings in the site's language, by ID. They replace those in the code. */
  messages: Readonly<Record<string, string>>
  /** Absolute folder of prepared modules. */
  readyDir?: string
  /** Bundles for development: React's development build, source maps, Fast Refresh. */
  mode?: 'development'
  /**
   * URLs of external modules, by specifier. Open pages and the render thread keep a single instance
   * of each while bundles are replaced.
   */
  vendor?: Readonly<Record<'client' | 'server', Readonly<Record<string, string>>>>
}

/** A Markdown file that a module imports, compiled to a separate module. */
export interface ImportedContent {
  /** ES module with tokens replaced. */
  code: string
  /** Key of its content record. */
  record: string
  /** Absolute files whose code it shows. */
  snippets: readonly string[]
}

/** The caller's functions for the bundler. */
export interface BundleHost {
  /** Compiles an imported Markdown file. @throws SiteError with its problems. */
  compileImport(absolutePath: string): Promise<ImportedContent>
}
