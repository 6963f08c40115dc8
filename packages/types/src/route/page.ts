import type {TocItem} from '../content/content.js'
import type {JsonObject, JsonValue} from '../source/json.js'
import type {SiteConfig} from '../config/config.js'
import type {PluginRef} from './route.js'

/** Compiled content of a page, as sent to the browser. */
export interface PageContent {
  /** Module URL of live content. Absent for static content, whose HTML is in the page. */
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
 * Everything that the browser needs to show a page, besides its static HTML. It's JSON in the
 * page's HTML document, so loading a page only requires its document.
 */
export interface PageData {
  /** ID of the client build. If it differs from the running client's, the page must be reloaded. */
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
  /** Compiled content, in order. */
  contents: readonly PageContent[]
  /** URLs of stylesheets, without the main one. */
  styles: readonly string[]
  /**
   * Set if the page represents a folder. Unless `trailingSlash` is set, its relative links start in
   * that folder.
   */
  isFolder?: true
  /** Locales without the page, with the route path of the nearest page in each. */
  missingLocales?: Readonly<Record<string, string>>
  /** Set for drafts, which are only shown in development. */
  isDraft?: true
  /** Only on the not-found page: route paths that match every path below them. */
  open?: readonly string[]
}

/** Site data for all components. It's part of the main bundle, so its size is limited. */
export interface SiteData {
  /** Configuration fields for the browser. */
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
  /** Global data by plugin name and plugin ID. */
  globalData: Readonly<Record<string, Readonly<Record<string, JsonValue>>>>
  /** Version of Lectern. */
  generatorVersion: string
}
