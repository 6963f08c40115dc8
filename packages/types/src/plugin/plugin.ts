import type {BundleExtension} from './bundle-extension.js'
import type {SiteConfig} from '../config/config.js'
import type {HeadTag} from '../content/head.js'
import type {ImportReplacement} from './import-replacement.js'
import type {JsonObject} from '../source/json.js'
import type {MarkdownExtension} from '../content/markdown-extension.js'
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

/** What every plugin gets. Paths are absolute. */
export interface SiteContext {
  siteDir: string
  /** Folder of what is translated to the current language (`i18n/fr`); may be absent. */
  localizationDir: string
  /** `development` in `site start`, `production` in all other commands. */
  mode: 'development' | 'production'
  siteConfig: SiteConfig
  /** The file of the configuration, relative to the site folder, for problems that lie in it. */
  configSource: {file: string; text: string}
  sources: SourceReader
  history: SourceHistory
  /** A text that a plugin shows, in the language of the site; not before all plugins are made. */
  translate: TranslateText
  /** Load a TypeScript or JavaScript module of the site, such as `sidebars.ts`; its default export. */
  loadModule(absolutePath: string): Promise<unknown>
}

/** A plugin's hooks, in the order in which the build calls them. Each takes values and returns values. */
export interface Plugin<Content = unknown> {
  name: string
  /** Read whatever the plugin turns into pages. */
  loadContent?(): Promise<Content>
  /**
   * Texts of the content and of `themeConfig` that can be translated, in the language that the site is
   * written in: `site write-translations` writes them, and `translateContent` gets them back.
   */
  getTranslationFiles?(args: {
    content: Content
  }): readonly TranslationFile[] | Promise<readonly TranslationFile[]>
  /**
   * The content with the texts of another language. Touches no disk; called when there are any.
   *
   * @param args.translationFiles - Those of `getTranslationFiles`, translated as far as there are
   *   translations.
   */
  translateContent?(args: {
    content: Content
    translationFiles: readonly TranslationFile[]
  }): Content | Promise<Content>
  /** `themeConfig` with the texts of another language; as `translateContent`. */
  translateThemeConfig?(args: {
    themeConfig: JsonObject
    translationFiles: readonly TranslationFile[]
  }): JsonObject | Promise<JsonObject>
  /** Texts of this plugin's components in the language of the site, by id; those of the site win. */
  getDefaultCodeTranslationMessages?():
    | Readonly<Record<string, string>>
    | Promise<Readonly<Record<string, string>>>
  /** Decide URLs, navigation and props. Touches no disk. */
  createRoutes?(content: Content): PluginRoutes
  /**
   * Pages, data files and global data about the whole site, and what is wrong with it as a whole. Touches
   * no disk. Global data stands beside that of `createRoutes`, and wins where both have a key.
   *
   * @param site - Without what this hook gives, whoever gives it.
   */
  createSiteRoutes?(site: WholeSite): SiteRoutesOutput | Promise<SiteRoutesOutput>
  /**
   * Redirects that depend on the pages of all plugins. Touches no disk. The core checks where they
   * lead, as it does with those of `createRoutes`.
   *
   * @param routes - Every page of the site, sorted by path.
   */
  createRedirects?(routes: readonly Route[]): PluginRedirects
  /** Whether it reads contents as plain Markdown, which is written for such plugins alone. */
  readsPlainMarkdown?: boolean
  /** What to do otherwise in the Markdown of this instance's pages. */
  extendMarkdown?(): MarkdownExtension
  /** Folder of components that answer `@theme/Name`; absolute. */
  getThemePath?(): string
  /** What sites should know before they take over components of that folder: `site swizzle`. */
  getSwizzleConfig?(): SwizzleConfig
  /** Modules for every page's client bundle; absolute paths or package names. */
  getClientModules?(): readonly string[]
  /**
   * Modules in the place of files that the site's code imports or requires. Packages keep their files,
   * and so does an import with `?url` behind it. Of two plugins for one ending the first counts.
   */
  replaceImports?(): ImportReplacement
  /** What is done otherwise when code is bundled, for browsers and for the renderer. */
  extendBundle?(side: 'client' | 'server'): BundleExtension
  /** CSS made from the checked `themeConfig`, part of the main stylesheet; such as code colours. */
  createGlobalStyles?(themeConfig: JsonObject): string
  injectHtmlTags?(content: Content): HtmlTags
  /**
   * Inline scripts that this theme's components write into pages, as they stand between the tags: a
   * content security policy names them by their hashes.
   */
  getInlineScripts?(): readonly string[]
  /**
   * Sources on other hosts that this plugin's code needs, by directive, such as `connect-src`: a content
   * security policy allows them beside those of the site.
   */
  getPolicySources?(): Readonly<Record<string, readonly string[] | undefined>>
  /** Keys of `themeConfig` that are this plugin's own: other plugins are not given them. */
  themeConfigKeys?: readonly string[]
  /** Check and complete `themeConfig`; throws `SiteError` with all problems. */
  validateThemeConfig?(themeConfig: JsonObject): JsonObject
  /**
   * Head tags of one page; those of the route itself win. Quick, for it is called for every page, and
   * the same for the same route.
   */
  createPageTags?(route: Route): readonly HeadTag[]
  /**
   * Files made from finished pages. Runs in every build, changed or not, and in development when a file
   * is asked for, so it has to be quick (what takes time waits in functions) and to give the same for
   * the same pages.
   */
  postBuild?(site: RenderedSite): readonly OutputFile[] | Promise<readonly OutputFile[]>
  /**
   * Files that need to know all others, such as a service worker that lists them. Runs last, in every
   * build, and gives the same for the same output.
   *
   * @param folder - Absolute path of the output, complete but for what this hook gives: read it, write
   *   nothing. What the hook gave in the last build may still be there.
   * @param files - What is in it, as the build knows it: nobody has to read a file to name its bytes.
   */
  finishOutput?(folder: string, files: FinishedFiles): FinishedOutput | Promise<FinishedOutput>
  /**
   * Commands for the CLI. Instances of a plugin give the same ones; the option `--id` says whose is
   * meant.
   */
  extendCli?(): readonly PluginCommand[]
  /**
   * Absolute paths of files and folders whose changes matter to this plugin, beside those that it reads
   * through the site context.
   */
  getPathsToWatch?(): readonly string[]
}
