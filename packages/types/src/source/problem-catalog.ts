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

/** Catalog entry of a problem. The program never loads it; the error reference does. */
export interface ProblemDescription {
  /** Section of the reference. */
  topic: ProblemTopic
  /** Default policy. If it's not set, the problem stops the command. */
  policy?: ProblemPolicy
  /** Option that changes the policy, such as `onBrokenLinks`. */
  option?: `on${string}`
  /** Cause and fix in Markdown, for readers who already see message and hint. */
  explanation: string
  /** Shown in the reference if no site in `tests/errors` has the problem. */
  example?: ProblemExample
}

/** Example of a problem that a site's files alone can't cause, such as a full disk. */
export interface ProblemExample {
  /** Message that the program shows. */
  message: string
  /** Hint that the program shows. */
  hint?: string
  /** Test that causes the problem, as a path from the root of the repository. */
  test: string
}

/** The problems that a package declares, by code. */
export type ProblemCatalog = Readonly<Record<string, ProblemDescription>>
