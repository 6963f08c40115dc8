import type {SiteProblem} from '../source/problem.js'

/** A problem as an open page shows it. */
export interface DevProblem extends SiteProblem {
  /** The lines of the source around the place, with numbers and a mark. */
  excerpt?: string
}

/** What the development server writes into every document, as JSON in `#__dev`. */
export interface DevDocument {
  /** Another one means that the server was started anew. */
  session: string
  /** Count of updates so far. */
  version: number
  /** URL of the module that starts pages; absent while there is no bundle. */
  main?: string
  /** What keeps the page from being up to date. */
  problems: readonly DevProblem[]
}

/** What the development server sends to open pages. */
export type DevEvent =
  | {type: 'hello'; session: string; version: number}
  /** Something has changed. */
  | {
      type: 'update'
      version: number
      /** Route paths of the pages whose documents are not what they were. */
      pages: 'all' | readonly string[]
      /** Static files that are not what they were, by URL path with base URL. */
      files: readonly string[]
      /** URL path with base URL to which a page has moved, by its former route path. */
      moves: Readonly<Record<string, string>>
    }
  /** Links and images of one page that lead nowhere; replaces what was said of it before. */
  | {type: 'notices'; page: string; problems: readonly DevProblem[]}

/** What an open page reports when something was thrown in it alone. */
export interface ThrownInBrowser {
  /** Route path of the page. */
  page: string
  message: string
  /** As the browser writes it: with URLs and places of bundles. */
  stack: string
}
