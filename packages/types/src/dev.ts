import type {SiteProblem} from './problem.js'

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
  /** The documents of these pages, by route path, are not what they were. */
  | {type: 'update'; version: number; pages: 'all' | readonly string[]}
  /** Links and images of one page that lead nowhere; replaces what was said of it before. */
  | {type: 'notices'; page: string; problems: readonly DevProblem[]}
