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
  /** Name of the content's entry, see `contentEntry`. */
  entry: string
  /** Absolute path. Imports in the content are relative to its folder. */
  source: string
  /** Code of an ES module, in which all tokens are replaced. */
  code: string
}

/** A content that isn't bundled yet, because its page hasn't been opened. */
export interface UnreadContent {
  /** Name of the entry that it will get. */
  entry: string
  /** Absolute. */
  source: string
}

/** All inputs of the bundles, as plain data. */
export interface BundleInput {
  /** Absolute folder of `@site`. */
  siteDir: string
  /** Absolute folder for generated files of this site. */
  cacheDir: string
  /**
   * Absolute folders for resolving React, the client and the theme. The site's own packages aren't
   * used.
   */
  generatorDirs: readonly string[]
  /** Hash of the bundler's code. After an upgrade, everything is bundled again. */
  bundlerHash: string
  baseUrl: string
  minify: boolean
  /**
   * Absolute folders of theme components, lowest priority first. The last folder is the site's own.
   */
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
  /** Modules that plugins provide in place of imported files, in plugin order. */
  importReplacements: readonly ImportReplacement[]
  /** Replacements for a different generator's modules: absolute paths by module name. */
  moduleAliases: Readonly<Record<string, string>>
  /**
   * Replacements for packages in code that isn't Lectern's: absolute paths by package name. The site
   * expects a different version.
   */
  projectAliases?: Readonly<Record<string, string>>
  /**
   * Extensions that imports can omit, in order of preference. By default, TypeScript comes before
   * JavaScript.
   */
  importExtensions?: readonly string[]
  /**
   * Whether importing a name that a module doesn't export gives `undefined` and a warning, and CommonJS
   * modules that aren't valid in strict mode run outside it, as in webpack. By default, both are errors.
   */
  allowMissingExports?: boolean
  /** Bundler settings from plugins, in plugin order. */
  extensions?: Readonly<Record<'client' | 'server', readonly BundleExtension[]>>
  /**
   * Names of route components: `@theme/Name`, `@site/path`, or the combined name of nested
   * components.
   */
  components: readonly string[]
  /** Adapters for components that were written for a different generator. */
  adapters?: ComponentAdapters
  liveContents: readonly LiveContent[]
  /**
   * Entries in the order of their stylesheets. If set, the main stylesheet contains the styles of all
   * pages. By default, a stylesheet only applies to the pages that import it.
   */
  styleOrder?: readonly string[]
  /**
   * Contents that aren't bundled, but whose stylesheets are. Used only in development, with
   * `styleOrder`.
   */
  unreadContents?: readonly UnreadContent[]
  /**
   * Stylesheet of each content feature that the site uses. Only pages with the feature link to it.
   */
  featureStyles: Readonly<Partial<Record<ContentFeature, string>>>
  siteData: SiteData
  /** Strings in the site's language, by ID. They replace the strings in the code. */
  messages: Readonly<Record<string, string>>
  /** Strings for code outside of Lectern's packages. Defaults to `messages`. */
  siteMessages?: Readonly<Record<string, string>>
  /** Absolute folder of prepared modules. */
  readyDir?: string
  /**
   * Whether to bundle for development, with React's development build, source maps and Fast
   * Refresh.
   */
  mode?: 'development'
  /**
   * URLs of external modules, by specifier. Open pages and the render thread keep a single instance
   * of each while bundles are replaced.
   */
  vendor?: Readonly<Record<'client' | 'server', Readonly<Record<string, string>>>>
}

/** A Markdown file that a module imports, compiled to a separate module. */
export interface ImportedContent {
  /** Code of an ES module, in which all tokens are replaced. */
  code: string
  /** Key of the file's content record. */
  record: string
  /** Absolute paths of the files whose code or content it shows. */
  snippets: readonly string[]
}

/** Functions that the bundler's caller provides. */
export interface BundleHost {
  /** Compiles an imported Markdown file. @throws SiteError with the file's problems. */
  compileImport(absolutePath: string): Promise<ImportedContent>
}
