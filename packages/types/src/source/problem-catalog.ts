import type {ProblemPolicy} from './problem.js'

/** Section of the error reference. */
export type ProblemTopic =
  | 'configuration'
  | 'plugins'
  | 'swizzling'
  | 'content'
  | 'blog'
  | 'versions'
  | 'translations'
  | 'sidebars'
  | 'navbar'
  | 'markdown'
  | 'tabs'
  | 'links'
  | 'redirects'
  | 'code'
  | 'rendering'
  | 'output'
  | 'search'
  | 'deployment'
  | 'commands'
  | 'server'
  | 'migration'
  | 'creation'

/** Entry of a problem in the catalog. It's used only in the error reference. */
export interface ProblemDescription {
  /** Section of the reference. */
  topic: ProblemTopic
  /** Default policy. If it isn't set, the problem makes the command fail. */
  policy?: ProblemPolicy
  /** Option that changes the policy, such as `onBrokenLinks`. */
  option?: `on${string}`
  /** Cause and fix in Markdown. The reader has already seen the message and the hint. */
  explanation: string
  /** Example for the reference. Needed only if no site in `tests/errors` has the problem. */
  example?: ProblemExample
}

/** Example of a problem that the site's files don't cause, such as a full disk. */
export interface ProblemExample {
  /** Message of the problem. */
  message: string
  /** Hint of the problem. */
  hint?: string
  /** Path of a test that causes the problem, relative to the repository root. */
  test: string
}

/** The problems that a package reports, by code. */
export type ProblemCatalog = Readonly<Record<string, ProblemDescription>>
