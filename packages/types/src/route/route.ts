import type {HeadTag} from '../content/head.js'
import type {JsonObject} from '../source/json.js'

/** A plugin instance. */
export interface PluginRef {
  /** Name of the plugin. */
  name: string
  /** ID of the instance. */
  id: string
}

/** A source file whose content is shown on a page. */
export interface ContentRef {
  /** Path relative to the site root, with forward slashes. May start with `../`. */
  source: string
  /** Whether to only show the content before the truncate marker. */
  excerpt?: boolean
  /** Set if the content isn't localized and falls back to the default locale. */
  isUntranslated?: true
}

/** A page of the site, as plain data. */
export interface Route {
  /**
   * Path without base URL, decoded. It starts with `/`. Trailing slashes are added or removed
   * later.
   */
  path: string
  /**
   * Pages that are rendered as `children` of this route's component. The route itself then isn't a
   * page, and its props, content and head tags also apply to these pages.
   */
  routes?: readonly Route[]
  /** `false` if the route also matches every path below it. */
  exact?: boolean
  /** Component of the page, such as `@theme/Name` or `@site/path/to/Page.tsx`. */
  component: string
  /** Props of the component. They're stored in the page, so keep them small. */
  props: JsonObject
  /** Props that are only included if the content of the page has components. */
  liveProps?: JsonObject
  /** Compiled content that the component shows, in order. */
  contents: readonly ContentRef[]
  /** Title, description and other tags of the page. */
  head: readonly HeadTag[]
  /** Plugin instance that created the page. */
  plugin: PluginRef
  /** Source file of the page, relative to the site root. */
  source?: string
  /**
   * For a translation, the file in the default locale. Links to this file also resolve to the page.
   */
  original?: string
  /**
   * Other paths of `source`, relative to the site root. For example, `source` may be a copy in the
   * cache. Links to these paths also resolve to the page.
   */
  aliases?: readonly string[]
  /** Date of the last change to `source` in ISO 8601, UTC. Used in the sitemap. */
  lastUpdatedAt?: string
  /**
   * Whether links to `source` resolve to this page. A source can only have one page with this
   * field.
   */
  isSourcePage?: boolean
  /**
   * Whether the page is a folder's index page, such as `index.md`. If so, its relative links start
   * in that folder, unless `trailingSlash` is set.
   */
  isFolder?: boolean
  /**
   * Locales that don't have the page. For each locale, the value is the route path of the nearest
   * page. Set by the build.
   */
  missingLocales?: Readonly<Record<string, string>>
}

/** Every page of the site, ready for bundling and rendering. */
export interface RouteManifest {
  /** Routes, sorted by `path` in code-unit order. */
  routes: readonly Route[]
}
