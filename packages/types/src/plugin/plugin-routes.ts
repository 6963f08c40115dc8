import type {PluginEmbeds} from '../content/embed.js'
import type {HeadTag} from '../content/head.js'
import type {JsonValue} from '../source/json.js'
import type {OfflineUse} from './plugin-output.js'
import type {SiteProblem, SourcePosition} from '../source/problem.js'
import type {PluginRef, Route} from '../route/route.js'

/** A JSON file that pages load on demand, such as a complete sidebar. */
export interface DataFile {
  /** Name for requesting the file. It's in kebab-case and unique in the site. */
  name: string
  /** Data, or a function that returns it when the file is needed. */
  data: JsonValue | (() => JsonValue)
  /**
   * Returns details of the data for other plugins. They aren't part of the file. A sidebar has them
   * in Docusaurus projects (`SidebarEntry[]`).
   */
  describe?: () => JsonValue
  /** How the offline copy uses the file. Absent for data that pages always need. */
  offline?: OfflineUse
}

/** Where a generated source comes from. */
export interface SourceOrigin {
  /** Source file that an author has written, relative to the site root. */
  file: string
  /** Number of lines in that file before the first line of the source. */
  lineOffset: number
}

/** Everything that a plugin creates from its content. Returned by the `createRoutes` hook. */
export interface PluginRoutes {
  /** Pages. */
  routes: readonly Route[]
  /** Data that is available on all pages. It's part of the main bundle, so keep it small. */
  globalData?: JsonValue
  /** JSON files that pages load on demand. */
  dataFiles?: readonly DataFile[]
  /** Maps generated sources to their origins. Links and problems are reported at the origin. */
  origins?: Readonly<Record<string, SourceOrigin>>
  /** Redirects to pages or URLs. */
  redirects?: readonly Redirect[]
  /** Parts of the pages that Markdown pages can show. */
  embeds?: readonly PluginEmbeds[]
  /** Problems in the content. */
  problems?: readonly SiteProblem[]
}

/** A redirect from a path in the site to a page or URL. */
export interface Redirect {
  /** Path without base URL. */
  from: string
  /** Route path, optionally with query and hash, or a full `http:` or `https:` URL. */
  to: string
  /** Position of the redirect in a source. Absent for generated redirects. */
  position?: SourcePosition
}

/** The routes and content of all plugins. */
export interface WholeSite {
  /** Routes in plugin order. */
  routes: readonly Route[]
  /** Global data, first by plugin name and then by plugin ID. */
  globalData: Readonly<Record<string, Readonly<Record<string, JsonValue>>>>
  /** JSON files that pages load on demand. */
  dataFiles?: readonly DataFile[]
  /** Results of `loadContent` for each plugin that implements it. */
  contents: readonly {plugin: PluginRef; content: unknown}[]
  /** All plugins and themes, in order. */
  plugins: readonly PluginRef[]
}

/** Pages and data that are based on the whole site. Returned by the `createSiteRoutes` hook. */
export type SiteRoutesOutput = Pick<
  PluginRoutes,
  'routes' | 'globalData' | 'dataFiles' | 'problems'
>

/** Redirects that are based on all pages. Returned by the `createRedirects` hook. */
export interface PluginRedirects {
  /** Redirects to pages or URLs. */
  redirects: readonly Redirect[]
  /** Problems in the plugin's options or content. */
  problems?: readonly SiteProblem[]
}

/** Tags and HTML for every page. Returned by the `injectHtmlTags` hook. */
export interface HtmlTags {
  /** Tags for the head. */
  headTags?: readonly HeadTag[]
  /** HTML at the start of the body, before the page's content. */
  bodyStart?: string
  /** HTML at the end of the body, before the script that starts the page. */
  bodyEnd?: string
}
