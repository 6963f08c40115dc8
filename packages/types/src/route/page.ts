import type {TocItem} from '../content/content.js'
import type {JsonObject, JsonValue} from '../source/json.js'
import type {SiteConfig} from '../config/config.js'
import type {PluginRef} from './route.js'

/** A page's compiled content in the form in which it's sent to the browser. */
export interface PageContent {
  /**
   * URL of the module with live content. Absent for static content, because its HTML is in the
   * page.
   */
  module?: string
  /**
   * Number of elements in each static part of live content. They're in the page's HTML. Absent if
   * there are no parts.
   */
  parts?: readonly number[]
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
 * Everything that the browser needs to show a page, except for the page's static HTML. It's stored
 * as JSON in the HTML document, so loading a page only requires its document.
 */
export interface PageData {
  /**
   * ID of the client build. If the running client has a different ID, the page must be reloaded.
   */
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
  /** URLs of stylesheets, except for the main one. */
  styles: readonly string[]
  /**
   * Set if the page represents a folder. If so, its relative links start in that folder, unless
   * `trailingSlash` is set.
   */
  isFolder?: true
  /**
   * Locales that don't have the page. For each locale, the value is the route path of the nearest
   * page.
   */
  missingLocales?: Readonly<Record<string, string>>
  /** Set for drafts, which are shown only in development. */
  isDraft?: true
  /** Route paths that match every path below them. Set only on the not-found page. */
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
  /**
   * Versions of the site and of the other generator's packages. Set only if the site's code reads
   * them.
   */
  siteMetadata?: JsonObject
  /**
   * All routes in the form of the other generator, without components. Set only if the site's code
   * reads them.
   */
  generatedRoutes?: readonly JsonObject[]
  /** Translated strings by ID. Set only if the site's code reads them as an object. */
  codeTranslations?: Readonly<Record<string, string>>
}
