import type {SiteConfig} from './config.js'
import type {ContentRecord} from './content.js'
import type {HeadTag} from './head.js'
import type {JsonObject, JsonValue} from './json.js'
import type {MarkdownExtension} from './markdown-extension.js'
import type {SiteProblem, SourcePosition} from './problem.js'
import type {PluginRef, Route} from './route.js'
import type {SourceHistory} from './source-history.js'

/** What the scan knows of a Markdown file: its front matter and first heading, nothing compiled. */
export interface Source {
  /** Relative to the site folder, posix separators. */
  file: string
  absolutePath: string
  /** Hash of the file's bytes. */
  hash: string
  /** Unvalidated; empty when there is none or when it could not be read (see `problems`). */
  frontMatter: Readonly<Record<string, unknown>>
  /** 1-based line of each top-level front matter key. */
  frontMatterLines: Readonly<Record<string, number>>
  /** Text of a level-1 heading (`# x` or underlined with `=`) that opens the content. */
  contentTitle?: string
  /** Whether the content holds a truncate marker (`<!-- truncate -->` or its MDX form). */
  hasTruncateMarker: boolean
  /** Files whose code the content shows, as their author wrote them; absent for none. */
  snippets?: readonly string[]
  /** Invalid UTF-8, front matter that is not YAML. */
  problems: readonly SiteProblem[]
}

/** Reads content during the scan; remembers unchanged files between builds. */
export interface SourceReader {
  /**
   * Files below a folder, as posix paths relative to it, in code-unit order. Leaves out
   * `node_modules` and files or folders whose name starts with `.`. An absent folder has no files.
   * Extensions come with their dot: `.md`.
   */
  list(directory: string, extensions: readonly string[]): Promise<string[]>
  /** Front matter and first heading of one Markdown file, by absolute path. */
  read(absolutePath: string): Promise<Source>
  /** The text of a small data file (`_category_.json`, `authors.yml`), or `undefined` when absent. */
  readText(absolutePath: string): Promise<string | undefined>
}

/** What every plugin gets. Paths are absolute. */
export interface SiteContext {
  siteDir: string
  /** `development` in `site start`, `production` in all other commands. */
  mode: 'development' | 'production'
  siteConfig: SiteConfig
  /** The file of the configuration, relative to the site folder, for problems that lie in it. */
  configSource: {file: string; text: string}
  sources: SourceReader
  history: SourceHistory
  /** Load a TypeScript or JavaScript module of the site, such as `sidebars.ts`; its default export. */
  loadModule(absolutePath: string): Promise<unknown>
}

/** A file that the site serves beside its pages, such as a whole sidebar. */
export interface DataFile {
  /** Unique over the site; kebab-case. The client asks for it by this name. */
  name: string
  /** A function is called when the file is wanted: by a build, or in development by a page. */
  data: JsonValue | (() => JsonValue)
}

/** Where the text of a source comes from that a plugin has written. */
export interface SourceOrigin {
  /** The file that an author edits, relative to the site folder. */
  file: string
  /** Count of its lines before the first one of the source. */
  lineOffset: number
}

/** What a plugin turns its content into. */
export interface PluginRoutes {
  routes: readonly Route[]
  /** Small and bounded whatever the count of pages: it is part of the main bundle. */
  globalData?: JsonValue
  dataFiles?: readonly DataFile[]
  /** Of sources that the plugin has written itself, by source: their links and problems are those of the origin. */
  origins?: Readonly<Record<string, SourceOrigin>>
  redirects?: readonly Redirect[]
  problems?: readonly SiteProblem[]
}

/** A path of the site that leads on to another one. */
export interface Redirect {
  /** Without base URL. */
  from: string
  /** Route path, with a query and a hash if need be; or a full URL with `http:` or `https:`. */
  to: string
  /** Where an author has written it, for problems; absent for one that was made. */
  position?: SourcePosition
}

/** What all plugins together made of the site's content. */
export interface WholeSite {
  /** As plugins gave them, plugin by plugin. */
  routes: readonly Route[]
  /** By plugin name, then by plugin id. */
  globalData: Readonly<Record<string, Readonly<Record<string, JsonValue>>>>
  /** What `loadContent` gave, for each plugin that has it. */
  contents: readonly {plugin: PluginRef; content: unknown}[]
  /** All plugins and themes in their order. */
  plugins: readonly PluginRef[]
}

/** What a plugin makes of the pages of the whole site. */
export interface PluginRedirects {
  redirects: readonly Redirect[]
  problems?: readonly SiteProblem[]
}

/** Head and body tags for every page. */
export interface HtmlTags {
  headTags?: readonly HeadTag[]
}

/** A site whose pages are rendered. */
export interface RenderedSite {
  /** Every page of the site, sorted by path. */
  routes: readonly Route[]
  /** HTML document of a page, by route path; read anew each time. Rejects for a path that no route has. */
  readPage(routePath: string): Promise<string>
  /**
   * Whether search engines may list a page: nothing in its head says `noindex`, be it written by the
   * site, the route, the content or a component. In development, what components say is not known.
   */
  isIndexed(routePath: string): boolean
  contents: ContentTexts
}

/** What a compiled content says, for search and for machine-readable output. */
export type ContentText = Pick<
  ContentRecord,
  'contentTitle' | 'description' | 'toc' | 'words' | 'sections' | 'plain'
>

/** The contents of a site's pages, by source as `ContentRef` names it. */
export interface ContentTexts {
  /** Names all that a content is made from: equal keys mean equal texts. None for what no page shows. */
  keyOf(source: string): string | undefined
  /** Read anew each time. Rejects for a source that no page shows. */
  read(source: string): Promise<ContentText>
}

/** What a file holds. */
export type FileContent = string | Uint8Array

/** A file that a plugin adds to the output, such as a feed. */
export interface OutputFile {
  /** Relative to the output folder, posix separators. A page or a static file of that name wins. */
  file: string
  /** A function is called when the file is wanted: by a build, or in development by a request. */
  text: FileContent | (() => FileContent | Promise<FileContent>)
  /**
   * Names all that the file is made from. A build leaves a file as it is while its key stays, and does
   * not call `text`.
   */
  key?: string
}

/** One line at the end of a build. */
export interface SummaryLine {
  /** At most ten letters, such as `offline`. */
  name: string
  text: string
}

/** What a plugin makes of the output as a whole. */
export interface FinishedOutput {
  /** A file of the output of that name wins. */
  files: readonly (Pick<OutputFile, 'file'> & {text: string})[]
  /** What the author should know of it. */
  summary?: readonly SummaryLine[]
}

/** A command that a plugin adds to the CLI: `site docs:version 2.0.0`. */
export interface PluginCommand {
  /** The plugin's short name, a colon and the command's own. */
  name: string
  /** What has to follow the name, in this order. */
  arguments: readonly {name: string; description: string}[]
  /** What may be added to it, by name: `dry-run` is written `--dry-run`. */
  flags?: readonly {name: string; description: string}[]
  /**
   * Do it, and say in lines what was done. What it throws is put to the plugin's name.
   *
   * @param values - As many as there are `arguments`.
   */
  run(values: readonly string[], given: GivenToCommand): Promise<readonly string[]>
}

/** What a plugin's command gets beside its arguments. */
export interface GivenToCommand {
  /** Names of the flags that were written. */
  flags: ReadonlySet<string>
  /** Environment variables. */
  env: Readonly<Record<string, string | undefined>>
}

/** A file that code of the site imports. */
export interface ImportedFile {
  absolutePath: string
  /** Relative to the site folder, posix separators; for problems. */
  file: string
}

/** An ES module in the place of a file. */
export interface FileModule {
  /** Its relative imports begin at `folder`; an import with `?url` behind it is the address of a file. */
  code: string
  /** Absolute. */
  folder: string
}

/** What a plugin puts in the place of files that code imports, such as images in several sizes. */
export interface ImportReplacement {
  /** Endings of the files: lower case, without dot; of those that the bundler takes as files. */
  endings: readonly string[]
  /** What modules are made from beside the files: with another one all are made again. */
  key: string
  /** Throws `SiteError` for a file that is not what it should be. Both bundles ask. */
  create(file: ImportedFile): Promise<FileModule>
}

/** A plugin's hooks, in the order in which the build calls them. Each takes values and returns values. */
export interface Plugin<Content = unknown> {
  name: string
  /** Read whatever the plugin turns into pages. */
  loadContent?(): Promise<Content>
  /** Decide URLs, navigation and props. Touches no disk. */
  createRoutes?(content: Content): PluginRoutes
  /**
   * Pages and data files about the whole site. Touches no disk.
   *
   * @param site - Without what this hook gives, whoever gives it.
   */
  createSiteRoutes?(site: WholeSite): Pick<PluginRoutes, 'routes' | 'dataFiles'>
  /**
   * Redirects that depend on the pages of all plugins. Touches no disk. The core checks where they
   * lead, as it does with those of `createRoutes`.
   *
   * @param routes - Every page of the site, sorted by path.
   */
  createRedirects?(routes: readonly Route[]): PluginRedirects
  /** What to do otherwise in the Markdown of this instance's pages. */
  extendMarkdown?(): MarkdownExtension
  /** Folder of components that answer `@theme/Name`; absolute. */
  getThemePath?(): string
  /** Modules for every page's client bundle; absolute paths or package names. */
  getClientModules?(): readonly string[]
  /**
   * Modules in the place of files that the site's code imports or requires. Packages keep their files,
   * and so does an import with `?url` behind it. Of two plugins for one ending the first counts.
   */
  replaceImports?(): ImportReplacement
  /** CSS made from the checked `themeConfig`, part of the main stylesheet; such as code colours. */
  createGlobalStyles?(themeConfig: JsonObject): string
  injectHtmlTags?(content: Content): HtmlTags
  /**
   * Inline scripts that this theme's components write into pages, as they stand between the tags: a
   * content security policy names them by their hashes.
   */
  getInlineScripts?(): readonly string[]
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
   */
  finishOutput?(folder: string): FinishedOutput | Promise<FinishedOutput>
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

/** Makes a plugin from the site and its options (already validated when the module has `validateOptions`). */
export type PluginFactory<Options = never> = ((
  context: SiteContext,
  options: Options & {id?: string}
) => Plugin | Promise<Plugin>) & {validateOptions?(options: unknown): unknown}

/** What a preset stands for. */
export interface Preset {
  plugins?: readonly PluginEntry[]
  themes?: readonly PluginEntry[]
}

export type PresetFactory<Options = never> = (context: SiteContext, options: Options) => Preset

/** A package, a short name, a path or a function, alone or with its options; falsy entries are skipped. */
export type PluginEntry =
  | string
  | PluginFactory
  | [string | PluginFactory, object]
  | false
  | null
  | undefined
export type PresetEntry =
  | string
  | PresetFactory
  | [string | PresetFactory, object]
  | false
  | null
  | undefined

/** What a configuration says of plugins, in its order; presets come first. */
export interface PluginEntries {
  presets: readonly PresetEntry[]
  plugins: readonly PluginEntry[]
  themes: readonly PluginEntry[]
}
