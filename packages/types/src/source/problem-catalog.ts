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

/** Catalog entry of a problem. It's only used in the error reference. */
export interface ProblemDescription {
  /** Section of the reference. */
  topic: ProblemTopic
  /** Default policy. If it's not set, the command fails. */
  policy?: ProblemPolicy
  /** Option that changes the policy, such as `onBrokenLinks`. */
  option?: `on${string}`
  /** Cause and fix, in Markdown. Assumes that the reader has seen the message and hint. */
  explanation: string
  /** Example for the reference, if no site in `tests/errors` has the problem. */
  example?: ProblemExample
}

/** Example of a problem that isn't caused by the site's files, such as a full disk. */
export interface ProblemExample {
  /** Message of the problem. */
  message: string
  /** Hint of the problem. */
  hint?: string
  /** Path of a test that causes the problem, relative to the repository root. */
  test: string
}

/** The problems of a package by code. */
export type ProblemCatalog = Readonly<Record<string, ProblemDescription>>
