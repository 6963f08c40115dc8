import type {TocItem} from '../content/content.js'
import type {JsonObject, JsonValue} from '../source/json.js'
import type {SiteConfig} from '../config/config.js'
import type {PluginRef} from './route.js'

/** A compiled content of a page, as the browser gets it. */
export interface PageContent {
  /** URL of the module of a live content. Absent for a static one, whose HTML is in the page. */
  module?: string
  /** Headings. */
  toc: readonly TocItem[]
  /** Plain text of the first paragraph. */
  description: string
  /** Number of words. */
  words: number
  /** Set if the content isn't localized and falls back to the default locale. */
  isUntranslated?: true
}

/**
 * Everything the browser needs to show a page, besides its static HTML. It's JSON in the page's own HTML
 * document, so loading a page means fetching its document.
 */
export interface PageData {
  /** ID of the client build. A different ID means that the document needs a different client. */
  client: string
  /** Route path, without base URL. */
  path: string
  /** Name of the route's component, such as `@theme/DocItem`. */
  component: string
  /** URL of the component's module. */
  module: string
  /** Props of the component. */
  props: JsonObject
  /** Plugin instance that created the page. */
  plugin: PluginRef
  /** Compiled contents, in order. */
  contents: readonly PageContent[]
  /** URLs of stylesheets besides the main one. */
  styles: readonly string[]
  /** Set for a page that stands for a folder: relative links start there unless `trailingSlash` is set. */
  isFolder?: true
  /** Locales that lack the page, each with the route path of its nearest page. */
  missingLocales?: Readonly<Record<string, string>>
  /** Set for a draft, which only a development server shows. */
  isDraft?: true
  /** On the not-found page: route paths that match every path below them. */
  open?: readonly string[]
}

/** Site data that every component can read. Part of the main bundle, so its size is bounded. */
export interface SiteData {
  /** The part of the configuration that the browser needs. */
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
  /** Locale of the page. */
  currentLocale: string
  /** Global data by plugin name, then plugin ID. */
  globalData: Readonly<Record<string, Readonly<Record<string, JsonValue>>>>
  /** Version of Lectern. */
  generatorVersion: string
}
