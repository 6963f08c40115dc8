import {SiteError} from '@lectern/shared/problems/site-problem'

/** Returns the messages of the problems that a function throws. */
export function problemsIn(run: () => unknown): string[] {
  try {
    run()
    return []
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return error.problems.map(({message}) => message)
  }
}
