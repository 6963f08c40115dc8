import type {HeadTag, PageData, SiteConfig, SiteProblem} from '@lectern/types'
import type {PagePolicy} from '../html/blocked-code.js'
import type {TokenValues} from '@lectern/shared/cache/content-token'

/** A content to render in a page. */
export interface RenderContent {
  /** Key of the content record in the record store. */
  record: string
  /** Whether only the part before the truncate marker is rendered. */
  excerpt: boolean
  tokens: TokenValues
  /** Whether the content is in the default locale because it isn't translated. */
  isUntranslated?: true
  /** Absolute path of the server module, if the content is live. */
  serverModule?: string
  /** URL of the browser module, if the content is live. */
  clientModule?: string
}

/** All input for rendering a page, as plain data. Equal jobs have equal output. */
export interface RenderJob {
  /** Page data without contents. They're added from their records. */
  page: Omit<PageData, 'contents'>
  /** Tags from the site, the plugins and the route, outermost first. */
  head: readonly HeadTag[]
  /** Whether the page has its own description. */
  hasDescription?: boolean
  contents: readonly RenderContent[]
  /** Absolute path of the server module of the route's component. */
  serverModule: string
  /** URL of the script that runs the page. */
  script: string
  /** URL of the script that loads `script` and the preloads after the stylesheets, if they wait. */
  startScript?: string
  preloads: readonly string[]
  styles: readonly string[]
  /** Integrity hashes by URL. Absent if the site doesn't use them. */
  integrity?: Readonly<Record<string, string>>
  baseUrl: string
  lang: string
  direction: 'ltr' | 'rtl'
  generator: string
  /** Set for Docusaurus projects, whose links and elements differ. */
  compatibility?: SiteConfig['compatibility']
  /**
   * Whether the whole site is hidden from search engines. The tag isn't in `head`, because the site's
   * own search still finds its pages.
   */
  isSiteHidden?: true
  /** Hidden sentences at the start of the body, for programs that read HTML. */
  notes?: readonly string[]
  /** HTML of plugins at the start of the body. */
  bodyStart?: string
  /** HTML of plugins at the end of the body. */
  bodyEnd?: string
  /** The site's content security policy, if it has one. */
  policy?: PagePolicy
  /** Path of the output file, relative to the output folder. */
  outFile: string
  /** Source file of the page. */
  source?: string
}

/** A written page. */
export interface RenderedPage {
  path: string
  /**
   * Unique paths of links to the site's pages and files. They include the hash, but not the base
   * URL and the query. Valid links to an ID on the same page are left out.
   */
  links: readonly string[]
  /** Unique IDs that links can point to. */
  ids: readonly string[]
  problems: readonly SiteProblem[]
  /** Name of the component that failed, if it's known. */
  component?: string
  /** Stack of the error, if rendering threw one. */
  stack?: string
  /** Code that the site's content security policy blocks, see `findBlockedCode`. Absent if it blocks nothing. */
  blocked?: readonly string[]
  /** Set if the page itself has a `noindex` tag. */
  noIndex?: true
  /** Rendering time in milliseconds. */
  duration: number
  /** Hash of the HTML. Absent if rendering failed. */
  hash?: string
}
