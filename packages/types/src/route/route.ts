import type {HeadTag} from '../content/head.js'
import type {JsonObject} from '../source/json.js'

/** A plugin instance. */
export interface PluginRef {
  /** Name of the plugin. */
  name: string
  /** ID of the instance. */
  id: string
}

/** A source file whose compiled content a page shows. */
export interface ContentRef {
  /** Path relative to the site root, with forward slashes. May start with `../`. */
  source: string
  /** Whether to show only the part above the truncate marker. */
  excerpt?: boolean
  /** Set if the content isn't localized and falls back to the default locale. */
  isUntranslated?: true
}

/** A page of the site, as plain data. */
export interface Route {
  /** Path that starts with `/`: decoded, without base URL. A trailing slash is added or removed later. */
  path: string
  /**
   * Pages that are shown inside this route's component, as its `children`. The route itself isn't a page
   * then, and each of them also gets its props, contents and head tags.
   */
  routes?: readonly Route[]
  /** `false` if the route also matches every path below it. */
  exact?: boolean
  /** Component: `@theme/Name`, or `@site/path/to/Page.tsx`. */
  component: string
  /** Props of the component. They're written into the page, so keep them small. */
  props: JsonObject
  /** Props for pages whose contents have components. Other pages leave them out. */
  liveProps?: JsonObject
  /** Compiled contents that the component shows, in order. */
  contents: readonly ContentRef[]
  /** Title, description and other tags of the page. */
  head: readonly HeadTag[]
  /** Plugin instance that created the page. */
  plugin: PluginRef
  /** File that an author edits to change the page, relative to the site root. */
  source?: string
  /** For a translation: the file in the default locale, which links may also use. */
  original?: string
  /** Last change of `source`, for the sitemap: ISO 8601, UTC. */
  lastUpdatedAt?: string
  /** Whether links to `source` resolve to this page. At most one route per source. */
  isSourcePage?: boolean
  /**
   * Whether the page represents a folder, like `index.md`. Unless `trailingSlash` is set, its
   * relative links start in that folder.
   */
  isFolder?: boolean
  /** Locales that lack the page, each with the route path of its nearest page. Set by the build. */
  missingLocales?: Readonly<Record<string, string>>
}

/** Every page of the site, ready for bundling and rendering. */
export interface RouteManifest {
  /** Sorted by `path` in code-unit order. */
  routes: readonly Route[]
}
