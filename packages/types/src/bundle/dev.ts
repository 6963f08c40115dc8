import type {SiteProblem} from '../source/problem.js'

/** A problem as an open page shows it. */
export interface DevProblem extends SiteProblem {
  /** Lines of the source around the position, with line numbers and a marker. */
  excerpt?: string
}

/** Data that the development server writes into every document, as JSON in `#__dev`. */
export interface DevDocument {
  /** ID of the server process. It changes when the server restarts. */
  session: string
  /** Number of updates so far. */
  version: number
  /** URL of the module that starts pages. Absent while there is no bundle. */
  main?: string
  /** Problems that keep the page from updating. */
  problems: readonly DevProblem[]
}

/** A message from the development server to open pages. */
export type DevEvent =
  | {type: 'hello'; session: string; version: number}
  /** Files have changed. */
  | {
      type: 'update'
      version: number
      /** Route paths of pages whose documents changed. */
      pages: 'all' | readonly string[]
      /** Static files that changed, by URL path with base URL. */
      files: readonly string[]
      /** New URL paths, with base URL, of moved pages by their former route paths. */
      moves: Readonly<Record<string, string>>
    }
  /** Broken links and images of one page. Replaces earlier notices for it. */
  | {type: 'notices'; page: string; problems: readonly DevProblem[]}

/** An error that was thrown on an open page, as the page reports it. */
export interface ThrownInBrowser {
  /** Route path of the page. */
  page: string
  /** Message of the error. */
  message: string
  /** Stack trace with URLs and positions in bundles. */
  stack: string
}
