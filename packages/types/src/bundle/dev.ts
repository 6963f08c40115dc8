import type {SiteProblem} from '../source/problem.js'

/** A problem that an open page shows. */
export interface DevProblem extends SiteProblem {
  /** Source lines around the position, with line numbers and a marker. */
  excerpt?: string
}

/** Data that the development server writes into every document, as JSON in `#__dev`. */
export interface DevDocument {
  /** ID of the server process. It changes when the server restarts. */
  session: string
  /** Number of updates since the server started. */
  version: number
  /** URL of the entry module for pages. Absent while the first bundle is being built. */
  main?: string
  /** Problems that prevent the page from updating. */
  problems: readonly DevProblem[]
}

/** A changed component module that runs in open pages before the bundles are ready. */
export interface ReplacedModule {
  /** Path of the module, relative to the site. */
  module: string
  /** Code of an ES module. It imports nothing, because it uses modules that the page has loaded. */
  code: string
  /** URL path of the same code with a source map. It includes the base URL. */
  url: string
}

/** A message from the development server to open pages. */
export type DevEvent =
  | {type: 'hello'; session: string; version: number}
  /** Component modules have changed. An update follows when the bundles are ready. */
  | {type: 'replace'; replacements: readonly ReplacedModule[]}
  /** Files have changed. */
  | {
      type: 'update'
      version: number
      /** Route paths of pages whose HTML changed. */
      pages: 'all' | readonly string[]
      /** Static files that have changed, as URL paths with base URL. */
      files: readonly string[]
      /**
       * New URL path of each moved page, by its previous route path. URL paths include the base
       * URL.
       */
      moves: Readonly<Record<string, string>>
    }
  /** Broken links and images on a page. They replace the page's previous notices. */
  | {type: 'notices'; page: string; problems: readonly DevProblem[]}

/** An error on an open page, as reported by the page. */
export interface ThrownInBrowser {
  /** Route path of the page. */
  page: string
  /** Message of the error. */
  message: string
  /** Stack trace with URLs and positions in bundles. */
  stack: string
}
