import type {HeadTag} from '../content/head.js'
import type {JsonValue} from '../source/json.js'
import type {OfflineUse} from './plugin-output.js'
import type {SiteProblem, SourcePosition} from '../source/problem.js'
import type {PluginRef, Route} from '../route/route.js'

/** A file that the site serves beside its pages, such as a whole sidebar. */
export interface DataFile {
  /** Unique over the site; kebab-case. The client asks for it by this name. */
  name: string
  /** A function is called when the file is wanted: by a build, or in development by a page. */
  data: JsonValue | (() => JsonValue)
  /** Absent for what readers need. */
  offline?: OfflineUse
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

/** What a plugin has to say of the whole site. */
export type SiteRoutesOutput = Pick<
  PluginRoutes,
  'routes' | 'globalData' | 'dataFiles' | 'problems'
>

/** What a plugin makes of the pages of the whole site. */
export interface PluginRedirects {
  redirects: readonly Redirect[]
  problems?: readonly SiteProblem[]
}

/** Head and body tags for every page. */
export interface HtmlTags {
  headTags?: readonly HeadTag[]
}
