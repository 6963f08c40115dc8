import type {SiteProblem} from '@lectern/types'

/** Path of a value inside the validated value, e.g. `['navbar', 'items', 0]`. */
export type FieldPath = readonly PropertyKey[]

/** Settings of a `SiteError`. */
interface ErrorSettings {
  cause?: unknown
  /** Paths of the invalid values, if the validated value is valid without them. */
  fields?: readonly FieldPath[]
}

/** Thrown when a stage can't continue. Contains every problem that the stage found. */
export class SiteError extends Error {
  readonly problems: readonly SiteProblem[]
  /** Paths of the invalid values of a configuration or of options. Empty for other errors. */
  readonly fields: readonly FieldPath[]

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

/** Returns the message of any thrown value. */
export function messageOf(error: unknown): string {
  const message: unknown = error instanceof Error ? error.message : error
  try {
    return String(message)
  } catch {
    // An object without a prototype, or whose `toString` isn't a function.
    return 'unknown error'
  }
}
