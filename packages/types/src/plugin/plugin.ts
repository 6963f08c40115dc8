import type {BundleExtension} from './bundle-extension.js'
import type {SiteConfig} from '../config/config.js'
import type {HeadTag} from '../content/head.js'
import type {ImportReplacement} from './import-replacement.js'
import type {JsonObject} from '../source/json.js'
import type {MarkdownExtension} from '../content/markdown-extension.js'
import type {PostCssOptions} from './post-css-options.js'
import type {PageTemplate} from './page-template.js'
import type {PluginCommand} from './plugin-command.js'
import type {FinishedFiles, FinishedOutput, OutputFile, RenderedSite} from './plugin-output.js'
import type {
  HtmlTags,
  PluginRedirects,
  PluginRoutes,
  SiteRoutesOutput,
  WholeSite
} from './plugin-routes.js'
import type {Route} from '../route/route.js'
import type {SourceReader} from '../source/source.js'
import type {SourceHistory} from '../source/source-history.js'
import type {TranslateText, TranslationFile} from '../source/translation.js'
import type {SwizzleConfig} from './swizzle.js'

/** Context of the site for plugins. Paths are absolute. */
export interface SiteContext {
  /** Site root. */
  siteDir: string
  /** Folder of the current locale's translations, such as `i18n/fr`. It may not exist. */
  localizationDir: string
  /** `development` in `site start`, `production` in all other commands. */
  mode: 'development' | 'production'
  /**
   * Time of the build: ISO 8601, UTC. The environment variable `SOURCE_DATE_EPOCH` sets it, so that builds can be
   * repeated.
   */
  now: string
  /** Validated configuration, with every default filled in. */
  siteConfig: SiteConfig
  /** Configuration file relative to the site root, with its text, for problems in it. */
  configSource: {file: string; text: string}
  /**
   * The default export of the configuration file before validation, with the original lists of plugins, themes and
   * presets.
   */
  exportedConfig?: Readonly<Record<string, unknown>>
  /** Reads content files. Remembers unchanged files between builds. */
  sources: SourceReader
  /** Reads when files were last changed. */
  history: SourceHistory
  /** Loads a TypeScript or JavaScript module of the site, such as `sidebars.ts`. Returns its default export. */
  loadModule(absolutePath: string): Promise<unknown>
}

/** Tools for hooks that run once all plugins are loaded. */
export interface HookTools {
  /** Translates a string of the plugin to the current locale. */
  translate: TranslateText
}

/** Input of the hook `finishOutput`. */
export interface FinishTools extends HookTools {
  /** Every page of the site, sorted by path. */
  routes: readonly Route[]
  /** All plugins and themes, in order. */
  plugins: readonly {plugin: Plugin; id: string}[]
  /** Returns the absolute path of a file of the output, without the replacements of the previous build. */
  pathOf(file: string): string
  /**
   * Identifies the configuration, the code of plugins, the packages and the content that the site is
   * built from: equal keys mean that none has changed.
   */
  inputKey(): Promise<string>
  /**
   * Runs code that works on a copy of the output, and may know the output only by its configured path:
   * meanwhile, that path leads to the copy.
   *
   * @param folder - Absolute path of the copy.
   */
  runAtOutput<Result>(folder: string, run: () => Promise<Result>): Promise<Result>
}

/** A plugin: a name and hooks, in the order in which a build calls them. Hooks take and return values. */
export interface Plugin<Content = unknown> {
  /** Name of the plugin. Global data and translations are stored under it. */
  name: string
  /** Loads the plugin's content. */
  loadContent?(): Promise<Content>
  /**
   * Lists translatable strings of the content and of `themeConfig` in the default locale.
   * `site write-translations` writes them, and `translateContent` gets the translations.
   */
  getTranslationFiles?(args: {
    content: Content
  }): readonly TranslationFile[] | Promise<readonly TranslationFile[]>
  /**
   * Returns the content with translated strings. Called if there are translations. Doesn't read files.
   *
   * @param args.translationFiles - The files of `getTranslationFiles` with the available translations.
   */
  translateContent?(args: {
    content: Content
    translationFiles: readonly TranslationFile[]
  }): Content | Promise<Content>
  /** Returns `themeConfig` with translated strings, like `translateContent`. */
  translateThemeConfig?(args: {
    themeConfig: JsonObject
    translationFiles: readonly TranslationFile[]
  }): JsonObject | Promise<JsonObject>
  /** Returns strings of the plugin's components in the current locale, by ID. Strings of the site take precedence. */
  getDefaultCodeTranslationMessages?():
    | Readonly<Record<string, string>>
    | Promise<Readonly<Record<string, string>>>
  /** Creates pages, navigation and data from the content. Doesn't read files. */
  createRoutes?(content: Content, tools: HookTools): PluginRoutes
  /**
   * Creates pages, data files and global data about the whole site, and reports problems with it.
   * Doesn't read files. Global data is merged with the global data of `createRoutes`, and wins for
   * a shared key.
   *
   * @param site - The whole site without results of this hook.
   */
  createSiteRoutes?(site: WholeSite): SiteRoutesOutput | Promise<SiteRoutesOutput>
  /**
   * Creates redirects that depend on the pages of all plugins. Doesn't read files. Targets are
   * checked, as in `createRoutes`.
   *
   * @param routes - Every page of the site, sorted by path.
   */
  createRedirects?(routes: readonly Route[]): PluginRedirects
  /**
   * Whether the plugin reads contents as plain Markdown, which is only written for these plugins.
   */
  readsPlainMarkdown?: boolean
  /** Changes how the Markdown of this instance's pages is compiled. */
  extendMarkdown?(): MarkdownExtension
  /** Returns the absolute path of a folder of `@theme/Name` components. */
  getThemePath?(): string
  /** Describes which components of that folder are safe to override, for `site swizzle`. */
  getSwizzleConfig?(): SwizzleConfig
  /** Returns modules that every page loads: absolute paths or package names. */
  getClientModules?(): readonly string[]
  /**
   * Replaces files that the site's code imports or requires by modules. Files of packages and imports
   * with `?url` stay. For an extension that two plugins replace, the first one wins.
   */
  replaceImports?(): ImportReplacement
  /** Changes how code is bundled, for browsers and for the renderer. */
  extendBundle?(side: 'client' | 'server'): BundleExtension
  /**
   * Changes the PostCSS plugins that stylesheets go through. PostCSS and its plugins are packages of the
   * site, and run only if the site configures some.
   */
  configurePostCss?(options: PostCssOptions): PostCssOptions
  /** Creates CSS from the validated `themeConfig`, for the main stylesheet. */
  createGlobalStyles?(themeConfig: JsonObject): string
  /** Returns tags for every page. */
  injectHtmlTags?(content: Content): HtmlTags
  /**
   * Returns the inline scripts that the plugin's components write into pages, without tags. A content
   * security policy allows them by their hashes.
   */
  getInlineScripts?(): readonly string[]
  /**
   * Returns sources that the plugin's code needs, by directive: other hosts for directives such as
   * `connect-src`, names of policies for `trusted-types`. A content security policy allows them.
   */
  getPolicySources?(): Readonly<Record<string, readonly string[] | undefined>>
  /** Keys of `themeConfig` that belong to this plugin. Other plugins don't get them. */
  themeConfigKeys?: readonly string[]
  /**
   * Validates `themeConfig` and fills in defaults.
   *
   * @throws SiteError with all problems.
   */
  validateThemeConfig?(themeConfig: JsonObject): JsonObject
  /**
   * Creates head tags for one page. Tags of the route win. It's called for every page, so it has to be
   * fast, and it returns the same for the same route.
   */
  createPageTags?(route: Route): readonly HeadTag[]
  /**
   * Creates files from finished pages. It runs in every build and, in development, when one of its files
   * is requested. It has to be fast and deterministic: put slow work into functions.
   */
  postBuild?(site: RenderedSite): readonly OutputFile[] | Promise<readonly OutputFile[]>
  /**
   * Creates files that depend on all others, such as a service worker that lists them. It runs last, in
   * every build, and has to be deterministic.
   *
   * @param folder - Absolute path of the output. Read it, but don't write to it. Results of this hook
   *   from the previous build may still be there.
   * @param files - Size and hash of each file in the output.
   */
  finishOutput?(
    folder: string,
    files: FinishedFiles,
    tools: FinishTools
  ): FinishedOutput | Promise<FinishedOutput>
  /**
   * Adds commands to the CLI. All instances of a plugin return the same commands, and `--id` selects one
   * instance.
   */
  extendCli?(): readonly PluginCommand[]
  /** Returns the kinds of pages that `site new` can create. */
  getPageTemplates?(): readonly PageTemplate[]
  /** Returns absolute paths of files and folders to watch, besides those read through `sources`. */
  getPathsToWatch?(): readonly string[]
}
