import type {HeadTag, PageData, SiteProblem} from '@lectern/types'
import type {PagePolicy} from './blocked-code.js'
import type {TokenValues} from '@lectern/shared/cache/content-token'

/** One content of a page to render. */
export interface RenderContent {
  /** Key of the content record in the record store. */
  record: string
  /** Cut at the truncate marker. */
  excerpt: boolean
  tokens: TokenValues
  /** It is in the default language of the site, for there is no translation. */
  isUntranslated?: true
  /** Absolute path of the server module of a live content. */
  serverModule?: string
  /** URL of the browser module of a live content. */
  clientModule?: string
}

/** Everything that decides the bytes of one page, as plain data. */
export interface RenderJob {
  /** Contents are filled in from their records. */
  page: Omit<PageData, 'contents'>
  /** Tags of the site, the plugins and the route, outermost first. */
  head: readonly HeadTag[]
  /** Whether the page itself, and not only its site, has a description. */
  hasDescription?: boolean
  contents: readonly RenderContent[]
  /** Absolute path of the server module of the route's component. */
  serverModule: string
  /** The script that starts the page. */
  script: string
  preloads: readonly string[]
  styles: readonly string[]
  /** Integrity hashes by URL; absent if browsers don't check any. */
  integrity?: Readonly<Record<string, string>>
  baseUrl: string
  lang: string
  direction: 'ltr' | 'rtl'
  generator: string
  /** The site's content security policy, when it has one. */
  policy?: PagePolicy
  /** Where to write, relative to the output folder. */
  outFile: string
  /** The file an author edits to change the page. */
  source?: string
}

/** A written page. */
export interface RenderedPage {
  path: string
  /**
   * Links to pages and files of this site: paths without base URL and query, with hash; unique. Those
   * to an ID of the page itself are left out when it is there.
   */
  links: readonly string[]
  /** IDs that a hash may name; unique. */
  ids: readonly string[]
  problems: readonly SiteProblem[]
  /** Name of the component that failed, if it's known. */
  component?: string
  /** Code that the site's content security policy blocks, see `findBlockedCode`. Absent if there is none. */
  blocked?: readonly string[]
  /** Its head, whoever wrote it, asks search engines to leave it out; absent when it does not. */
  noIndex?: true
  /** Milliseconds. */
  duration: number
  /** Hash of its HTML; absent when it could not be rendered. */
  hash?: string
}
