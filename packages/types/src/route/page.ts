import type {TocItem} from '../content/content.js'
import type {JsonObject, JsonValue} from '../source/json.js'
import type {SiteConfig} from '../config/config.js'
import type {PluginRef} from './route.js'

/** One compiled content of a page, as the browser sees it. */
export interface PageContent {
  /** URL of the module of a live content; absent for a static one, whose HTML is in the page. */
  module?: string
  toc: readonly TocItem[]
  /** Plain text of the first paragraph. */
  description: string
  words: number
  /** It is in the default language of the site, for there is no translation. */
  isUntranslated?: true
}

/**
 * Everything the browser needs to show one page, beside its static HTML. Stands as JSON in the page's
 * own HTML document, so a path is enough to find it: fetch the document.
 */
export interface PageData {
  /** Id of the client build; another id means that this document needs another client. */
  client: string
  /** Route path, without base URL. */
  path: string
  /** The route's component: its name (`@theme/DocItem`) and the URL of its module. */
  component: string
  module: string
  props: JsonObject
  /** The plugin instance that made the page. */
  plugin: PluginRef
  contents: readonly PageContent[]
  /** Stylesheets beyond the main one, by URL. */
  styles: readonly string[]
  /** Its author has not published it yet; only a development server shows such a page. */
  isDraft?: true
  /** On the not-found page: paths of the routes that answer for every path below their own. */
  open?: readonly string[]
}

/** What every component may ask for; part of the main bundle, so bounded whatever the count of pages. */
export interface SiteData {
  siteConfig: Pick<
    SiteConfig,
    | 'title'
    | 'tagline'
    | 'url'
    | 'baseUrl'
    | 'trailingSlash'
    | 'favicon'
    | 'titleDelimiter'
    | 'noIndex'
    | 'organizationName'
    | 'projectName'
    | 'i18n'
    | 'customFields'
    | 'themeConfig'
  >
  currentLocale: string
  /** Plugin name, then plugin id. */
  globalData: Readonly<Record<string, Readonly<Record<string, JsonValue>>>>
  generatorVersion: string
}
