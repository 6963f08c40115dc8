import type {SiteProblem} from '@lectern/types'

/** Path of a value inside the validated value, e.g. `['navbar', 'items', 0]`. */
export type FieldPath = readonly PropertyKey[]

/** Options for creating a `SiteError`. */
interface ErrorSettings {
  cause?: unknown
  /** Paths of the invalid values. Set if the rest of the value is valid without them. */
  fields?: readonly FieldPath[]
}

/** Marks errors that a different copy of this package has created, e.g. a plugin in `node_modules`. */
const MARK = Symbol.for('lectern.site-error')

/** Thrown when a stage can't continue. It contains every problem that the stage has found. */
export class SiteError extends Error {
  readonly problems: readonly SiteProblem[]
  /** Paths of the invalid values in a configuration or in options. Empty for all other errors. */
  readonly fields: readonly FieldPath[]
  readonly [MARK] = true

  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: subclasses inherit this method
    if (this !== SiteError) return super[Symbol.hasInstance](value)
    return value instanceof Error && MARK in value
  }

  constructor(
    problems: SiteProblem | readonly SiteProblem[],
    {fields = [], ...options}: ErrorSettings = {}
  ) {
    const all = Array.isArray(problems)
      ? (problems as readonly SiteProblem[])
      : [problems as SiteProblem]
    super(all.map((problem) => problem.message).join('\n'), options)
    this.name = 'SiteError'
    this.problems = all
    this.fields = fields
  }
}

/** Returns the message of an error or any other thrown value. */
export function messageOf(error: unknown): string {
  const message: unknown = error instanceof Error ? error.message : error
  try {
    return String(message)
  } catch {
    // The value has no prototype, or its `toString` isn't a function.
    return 'unknown error'
  }
}
