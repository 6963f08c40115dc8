import {SiteError} from '@lectern/shared/problems/site-problem'

/** Results of concurrent work in input order, and the errors of the parts that failed. */
export interface Settled<Result> {
  results: Result[]
  errors: SiteError[]
}

/**
 * Waits until all work has finished, so that all problems are reported together.
 *
 * @throws any error that isn't a SiteError.
 */
export async function settleAll<Result>(
  runs: readonly (Result | Promise<Result>)[]
): Promise<Settled<Result>> {
  const results: Result[] = []
  const errors: SiteError[] = []
  for (const settled of await Promise.allSettled(runs)) {
    if (settled.status === 'fulfilled') results.push(settled.value)
    else if (settled.reason instanceof SiteError) errors.push(settled.reason)
    else throw settled.reason
  }
  return {results, errors}
}

/**
 * Combines several errors into one error with all problems. Its cause is the first error's cause.
 */
export function joinErrors(errors: readonly SiteError[]): SiteError {
  const [first] = errors
  return new SiteError(
    errors.flatMap(({problems}) => problems),
    {cause: first?.cause}
  )
}
