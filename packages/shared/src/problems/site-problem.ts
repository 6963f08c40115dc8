import type {SiteProblem} from '@lectern/types'

/** Path of a value inside the value that was validated, e.g. `['navbar', 'items', 0]`. */
export type FieldPath = readonly PropertyKey[]

/** Settings of a `SiteError`. */
interface ErrorSettings {
  cause?: unknown
  /** Paths of the invalid values, if leaving these out makes the validated value valid. */
  fields?: readonly FieldPath[]
}

/** Thrown when a stage cannot go on; carries every problem that the stage found. */
export class SiteError extends Error {
  readonly problems: readonly SiteProblem[]
  /** Paths of the invalid values of a configuration or of options; empty for other errors. */
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

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  const message: unknown = error instanceof Error ? error.message : error
  try {
    return String(message)
  } catch {
    // An object without a prototype, or whose `toString` isn't a function.
    return 'unknown error'
  }
}
