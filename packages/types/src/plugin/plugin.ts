import type {BlogPostSummary} from '../route/blog-props.js'
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

/** Information about the site for plugins. Paths are absolute. */
export interface SiteContext {
  /** Site root. */
  siteDir: string
  /** Folder of the current locale's translations, such as `i18n/fr`. The folder may not exist. */
  localizationDir: string
  /** `development` in `site start`, `production` in all other commands. */
  mode: 'development' | 'production'
  /**
   * Build time in ISO 8601, UTC. To make builds reproducible, set the environment variable
   * `SOURCE_DATE_EPOCH`.
   */
  now: string
  /** Validated configuration, with every default filled in. */
  siteConfig: SiteConfig
  /**
   * Path and text of the configuration file, for the positions of problems. The path is relative to
   * the site root.
   */
  configSource: {file: string; text: string}
  /**
   * Default export of the configuration file, before validation. It contains the original lists of
   * plugins, themes and presets.
   */
  exportedConfig?: Readonly<Record<string, unknown>>
  /** Reads content files. Unchanged files are cached between builds. */
  sources: SourceReader
  /** Reads when and by whom files were last changed. */
  history: SourceHistory
  /**
   * Loads one of the site's TypeScript or JavaScript modules, such as `sidebars.ts`, and returns
   * its default export.
   *
   * @throws SiteError `module-invalid` for a syntax error or a missing import, and `module-failed` if
   *   the module throws.
   */
  loadModule(absolutePath: string): Promise<unknown>
}

/** Tools for hooks that run after all plugins have been loaded. */
export interface HookTools {
  /** Translates one of the plugin's strings to the current locale. */
  translate: TranslateText
}

/** Input of the `finishOutput` hook. */
export interface FinishTools extends HookTools {
  /** Every page of the site, sorted by path. */
  routes: readonly Route[]
  /** All plugins and themes, in order. */
  plugins: readonly {plugin: Plugin; id: string}[]
  /**
   * Returns the absolute path of an output file. Replacements from the previous build are ignored.
   */
  pathOf(file: string): string
  /**
   * Identifies all inputs of the site: configuration, plugin code, packages and content. The key
   * changes only if one of them changes.
   */
  inputKey(): Promise<string>
  /**
   * Runs code that works on a copy of the output. During this time, the configured output path
   * points to the copy.
   *
   * @param folder - Absolute path of the copy.
   */
  runAtOutput<Result>(folder: string, run: () => Promise<Result>): Promise<Result>
}

/**
 * A plugin: a name, and hooks in the order in which a build calls them. Hooks receive and return
 * values. An error that a hook throws is reported as `plugin-failed`, with the names of the plugin and
 * the hook.
 */
export interface Plugin<Content = unknown> {
  /** Name of the plugin. It's also the key for global data and translations. */
  name: string
  /** Loads the plugin's content. */
  loadContent?(): Promise<Content>
  /**
   * Lists translatable strings in the content and in `themeConfig`. They're in the default locale.
   * `site write-translations` writes them to files, and `translateContent` receives the
   * translations.
   */
  getTranslationFiles?(args: {
    content: Content
  }): readonly TranslationFile[] | Promise<readonly TranslationFile[]>
  /**
   * Returns the content with translated strings. Called only if there are translations. It must not
   * read files.
   *
   * @param args.translationFiles - The files from `getTranslationFiles`, with all available
   * translations.
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
  /**
   * Returns the strings of the plugin's components in the current locale, by ID. The site's own
   * strings take precedence.
   */
  getDefaultCodeTranslationMessages?():
    | Readonly<Record<string, string>>
    | Promise<Readonly<Record<string, string>>>
  /**
   * Creates pages, navigation and data from the content. It must not read files. An invalid path is
   * reported as `route-path-invalid`, and a path that another page has as `route-conflict`.
   */
  createRoutes?(content: Content, tools: HookTools): PluginRoutes | Promise<PluginRoutes>
  /**
   * Changes the posts of a blog, for plugins that extend it.
   *
   * @param edit - Receives all posts in the order of lists. Returns the posts to publish, in their
   * new order. IDs can't change.
   */
  editPosts?(
    content: Content,
    edit: (posts: readonly BlogPostSummary[]) => readonly BlogPostSummary[]
  ): Content
  /**
   * Creates pages, data files and global data based on the whole site, and reports problems. It
   * must not read files. Global data is merged with the data from `createRoutes`. If a key is in
   * both, the value from this hook wins.
   *
   * @param site - The whole site, without the results of this hook.
   */
  createSiteRoutes?(site: WholeSite): SiteRoutesOutput | Promise<SiteRoutesOutput>
  /**
   * Creates redirects based on the pages of all plugins. It must not read files. Targets are
   * validated as in `createRoutes`: a missing page is reported as `redirect-target-unknown`.
   *
   * @param routes - Every page of the site, sorted by path.
   */
  createRedirects?(routes: readonly Route[]): PluginRedirects
  /**
   * Whether the plugin reads content as plain Markdown. It's generated only if a plugin needs it.
   */
  readsPlainMarkdown?: boolean
  /** Changes how Markdown is compiled for this plugin instance. */
  extendMarkdown?(): MarkdownExtension
  /** Returns the absolute path of a folder with `@theme/Name` components. */
  getThemePath?(): string
  /**
   * Describes which components in the theme folder are safe to override. Used by `site swizzle`.
   */
  getSwizzleConfig?(): SwizzleConfig
  /** Returns modules that every page loads: absolute paths or package names. */
  getClientModules?(): readonly string[]
  /**
   * Returns the absolute path of a stylesheet for components that Markdown can use without an
   * import, such as cards. Only pages that use these components link to it.
   */
  getComponentStylesheet?(): string
  /**
   * Returns the absolute path of a module that creates content from `ContentRecipe`s. Its default
   * export is a `CreateContent` function.
   */
  getContentModule?(): string
  /**
   * Returns the absolute path of a stylesheet for the plugin's `embeds`. Only pages that show them
   * link to it.
   */
  getEmbedStylesheet?(): string
  /**
   * Returns absolute paths of fonts that every page preloads, so that text appears in these fonts
   * immediately. Fonts that no stylesheet of the site uses are ignored.
   */
  getPreloadedFonts?(): readonly string[]
  /**
   * Replaces files that the site's code imports with modules. Files in packages and imports with
   * `?url` aren't replaced. If several plugins replace files with the same extension, the first one
   * wins.
   */
  replaceImports?(): ImportReplacement
  /** Changes how code is bundled for browsers and for rendering. */
  extendBundle?(side: 'client' | 'server'): BundleExtension
  /**
   * Changes the PostCSS plugins for stylesheets. PostCSS and its plugins must be installed in the
   * site. They run only if the site configures them.
   */
  configurePostCss?(options: PostCssOptions): PostCssOptions
  /** Creates CSS from the validated `themeConfig`, for the main stylesheet. */
  createGlobalStyles?(themeConfig: JsonObject): string
  /** Returns tags for every page. */
  injectHtmlTags?(content: Content): HtmlTags
  /**
   * Returns inline scripts that the plugin's components add to pages. The text doesn't include the
   * tags. A content security policy allows these scripts by their hash.
   */
  getInlineScripts?(): readonly string[]
  /**
   * Returns the sources that the plugin's code needs for each directive. They're hosts for
   * directives such as `connect-src`, or policy names for `trusted-types`. They're added to the
   * content security policy.
   */
  getPolicySources?(): Readonly<Record<string, readonly string[] | undefined>>
  /** Keys of `themeConfig` that belong to this plugin. They aren't passed to other plugins. */
  themeConfigKeys?: readonly string[]
  /**
   * Validates `themeConfig` and fills in defaults.
   *
   * @throws SiteError `theme-config-invalid` for each invalid value.
   */
  validateThemeConfig?(themeConfig: JsonObject): JsonObject
  /**
   * Creates head tags for a page. The route's tags take precedence. This hook is called for every
   * page, so it has to be fast. Its result must depend only on the route.
   */
  createPageTags?(route: Route): readonly HeadTag[]
  /**
   * Sentences at the start of every page's body. They're for programs that read HTML, and browsers
   * hide them.
   */
  pageNotes?: readonly string[]
  /** Whether hosts send the plugin's Markdown files to clients that prefer Markdown to HTML. */
  negotiatesMarkdown?: boolean
  /**
   * Creates files from finished pages. It runs in every build. In development, it runs when one of
   * the files is requested. It has to be fast and deterministic. Use functions for slow work.
   */
  postBuild?(site: RenderedSite): readonly OutputFile[] | Promise<readonly OutputFile[]>
  /**
   * Creates files from the complete output, such as a service worker that lists all files. It runs
   * last in every build and has to be deterministic.
   *
   * @param folder - Absolute path of the output. It's read-only. Results of this hook from the
   * previous build may still be there.
   * @param files - Size and hash of each file in the output.
   */
  finishOutput?(
    folder: string,
    files: FinishedFiles,
    tools: FinishTools
  ): FinishedOutput | Promise<FinishedOutput>
  /**
   * Adds commands to the CLI. All instances of a plugin return the same commands, and `--id`
   * selects an instance.
   */
  extendCli?(): readonly PluginCommand[]
  /** Returns the page templates for `site new`. */
  getPageTemplates?(): readonly PageTemplate[]
  /**
   * Returns absolute paths of files and folders to watch. Files that are read through `sources` are
   * watched anyway.
   */
  getPathsToWatch?(): readonly string[]
}
