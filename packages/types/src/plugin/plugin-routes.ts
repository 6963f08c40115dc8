import type {HeadTag} from '../content/head.js'
import type {JsonValue} from '../source/json.js'
import type {OfflineUse} from './plugin-output.js'
import type {SiteProblem, SourcePosition} from '../source/problem.js'
import type {PluginRef, Route} from '../route/route.js'

/** A JSON file that pages fetch on demand, such as a whole sidebar. */
export interface DataFile {
  /** Name that the client requests. Unique in the site, kebab-case. */
  name: string
  /** Data, or a function that is called when the file is needed. */
  data: JsonValue | (() => JsonValue)
  /** Offline use. Absent for data that readers need. */
  offline?: OfflineUse
}

/** The origin of a source that a plugin generated. */
export interface SourceOrigin {
  /** File that an author edits, relative to the site root. */
  file: string
  /** Number of lines in that file before the first line of the source. */
  lineOffset: number
}

/** Everything a plugin creates from its content, returned by the hook `createRoutes`. */
export interface PluginRoutes {
  /** Pages. */
  routes: readonly Route[]
  /** Data for all pages. Keep it small: it's part of the main bundle. */
  globalData?: JsonValue
  /** JSON files that pages fetch on demand. */
  dataFiles?: readonly DataFile[]
  /** Origins of generated sources, by source. Links and problems are reported at the origin. */
  origins?: Readonly<Record<string, SourceOrigin>>
  /** Redirects to pages or URLs. */
  redirects?: readonly Redirect[]
  /** Problems in the content. */
  problems?: readonly SiteProblem[]
}

/** A redirect from a path of the site to a page or URL. */
export interface Redirect {
  /** Path without base URL. */
  from: string
  /** Route path, optionally with query and hash, or a full `http:` or `https:` URL. */
  to: string
  /** Where an author wrote the redirect. Absent for a generated one. */
  position?: SourcePosition
}

/** The content of all plugins. */
export interface WholeSite {
  /** Routes, plugin by plugin. */
  routes: readonly Route[]
  /** Global data by plugin name, then plugin ID. */
  globalData: Readonly<Record<string, Readonly<Record<string, JsonValue>>>>
  /** Results of `loadContent`, for each plugin that has it. */
  contents: readonly {plugin: PluginRef; content: unknown}[]
  /** All plugins and themes, in order. */
  plugins: readonly PluginRef[]
}

/** Pages and data about the whole site, returned by the hook `createSiteRoutes`. */
export type SiteRoutesOutput = Pick<
  PluginRoutes,
  'routes' | 'globalData' | 'dataFiles' | 'problems'
>

/** Redirects that depend on all pages, returned by the hook `createRedirects`. */
export interface PluginRedirects {
  /** Redirects to pages or URLs. */
  redirects: readonly Redirect[]
  /** Problems in the plugin's options or content. */
  problems?: readonly SiteProblem[]
}

/** Tags for every page, returned by the hook `injectHtmlTags`. */
export interface HtmlTags {
  /** Tags in the head. */
  headTags?: readonly HeadTag[]
}
