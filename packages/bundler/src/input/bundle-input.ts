import type {
  BundleExtension,
  ComponentAdapters,
  ContentFeature,
  ImportReplacement,
  SiteData
} from '@lectern/types'
import type {PostCssSettings} from './style-reader.js'

/** A source file whose compiled content runs in the browser. */
export interface LiveContent {
  /** Name of its entry, see `contentEntry`. */
  entry: string
  /** Absolute path; imports inside the content are relative to its folder. */
  source: string
  /** ES module with tokens already replaced. */
  code: string
}

/** All inputs of the bundles, as plain data. */
export interface BundleInput {
  /** Absolute; stands for `@site`. */
  siteDir: string
  /** Folder in which the generator keeps its files for this site; absolute. */
  cacheDir: string
  /** Folders from which React, the client and the theme resolve, whatever the site has; absolute. */
  generatorDirs: readonly string[]
  /** Hash of the bundler's code. After an upgrade, everything is bundled again. */
  bundlerHash: string
  baseUrl: string
  minify: boolean
  /** Folders of theme components, absolute, lowest priority first; the last is the site's own. */
  themePaths: readonly string[]
  /** Modules that run on every page, in order: absolute paths or package names. */
  clientModules: readonly string[]
  /** Folders whose files are at the root of the site's URL; absolute. */
  staticDirs: readonly string[]
  /** The site's PostCSS plugins; absent for none. */
  postCss?: PostCssSettings
  /** CSS made from the configuration, part of the main stylesheet. */
  globalStyles: string
  /** Modules that plugins put in the place of files which code imports, in the order of the plugins. */
  importReplacements: readonly ImportReplacement[]
  /** Modules that replace modules of a different generator, by name; absolute files. */
  moduleAliases: Readonly<Record<string, string>>
  /** Extensions of imports that have none, in order of preference; absent for TypeScript before JavaScript. */
  importExtensions?: readonly string[]
  /** Settings of plugins, in their order; absent if there are none. */
  extensions?: Readonly<Record<'client' | 'server', readonly BundleExtension[]>>
  /** Names of route components: `@theme/Name` or `@site/path`, or several of them nested. */
  components: readonly string[]
  /** Lets components written for another generator and Lectern's use each other. */
  adapters?: ComponentAdapters
  liveContents: readonly LiveContent[]
  /** Features beyond the theme that some page needs, sorted. */
  features: readonly ContentFeature[]
  siteData: SiteData
  /** Strings in the site's language, by ID. They replace those in the code. */
  messages: Readonly<Record<string, string>>
  /** Development only: folder of modules that are prepared with the generator; absolute. */
  readyDir?: string
  /** Bundles for authors at work: React's development build, source maps, components that refresh. */
  mode?: 'development'
  /**
   * URLs of modules that the bundles import from outside, by specifier: those must stay one instance
   * while the bundles are replaced, in an open page and in the thread that renders.
   */
  vendor?: Readonly<Record<'client' | 'server', Readonly<Record<string, string>>>>
}

/** A Markdown file that a module imports, compiled to a separate module. */
export interface ImportedContent {
  /** ES module with tokens replaced. */
  code: string
  /** Key of its content record. */
  record: string
  /** Files whose code it shows; absolute. */
  snippets: readonly string[]
}

/** Functions of the caller that the bundler needs. */
export interface BundleHost {
  /** Compiles a Markdown file that a module imports. @throws SiteError with its problems. */
  compileImport(absolutePath: string): Promise<ImportedContent>
}
