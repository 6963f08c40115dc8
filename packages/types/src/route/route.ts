import type {HeadTag} from '../content/head.js'
import type {JsonObject} from '../source/json.js'

/** Which plugin instance made a thing. */
export interface PluginRef {
  name: string
  id: string
}

/** A source file whose compiled content a page shows. */
export interface ContentRef {
  /** Relative to the site folder, posix separators; may start with `../`. */
  source: string
  /** Show only what stands before the truncate marker, if there is one. */
  excerpt?: boolean
  /** It is in the default language of the site, for there is no translation. */
  isUntranslated?: true
}

/** One page of the site, as plain data. */
export interface Route {
  /** Starts with `/`, decoded, without base URL; a trailing slash is added or removed later. */
  path: string
  /**
   * Pages that are shown inside this route's component, as its `children`. The route itself is no page
   * then; its props, contents and head tags are those of each of them, too.
   */
  routes?: readonly Route[]
  /** False when the route also answers every path below it. */
  exact?: boolean
  /** `@theme/Name`, or `@site/path/to/Page.tsx`. */
  component: string
  /** What the component gets as props; written into the page, so keep it small. */
  props: JsonObject
  /** More of them, for pages whose contents have components: nothing reads these on other pages. */
  liveProps?: JsonObject
  /** Compiled contents that the component shows, in order. */
  contents: readonly ContentRef[]
  /** Title, description and other tags of this page; the site's own come from the configuration. */
  head: readonly HeadTag[]
  plugin: PluginRef
  /** The file an author edits to change this page; relative to the site folder. */
  source?: string
  /** Of a translation: the file in the default language, to which links may lead as well. */
  original?: string
  /** When `source` was last changed, for the sitemap: ISO 8601, UTC. No part of the page. */
  lastUpdatedAt?: string
  /** True when links to `source` lead here. At most one route per source. */
  isSourcePage?: boolean
}

/** Every page of the site, ready for bundling and rendering. */
export interface RouteManifest {
  /** Sorted by `path` in code-unit order. */
  routes: readonly Route[]
}
