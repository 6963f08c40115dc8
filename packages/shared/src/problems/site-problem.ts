import type {SiteProblem} from '@lectern/types'

/** Thrown when a stage cannot go on; carries every problem that the stage found. */
export class SiteError extends Error {
  readonly problems: readonly SiteProblem[]

  constructor(problems: SiteProblem | readonly SiteProblem[], options?: {cause?: unknown}) {
    const all = Array.isArray(problems)
      ? (problems as readonly SiteProblem[])
      : [problems as SiteProblem]
    super(all.map((problem) => problem.message).join('\n'), options)
    this.name = 'SiteError'
    this.problems = all
  }
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
