/** Delay in milliseconds before the modal reports a slow query, or one that has already failed. */
const STALLED_AFTER = 350

/**
 * Delays the rejection of a response, so that the modal keeps showing the error. The modal stores the error in `catch`,
 * but clears it and shows “no results” as soon as the resulting promise settles. That promise therefore stays pending,
 * and the error is only passed on after the modal's other updates.
 */
export function rememberFailure<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = new Promise<Answer>((resolve, reject) => {
    answer.then(resolve, (error: unknown) => setTimeout(() => reject(error), STALLED_AFTER))
  })
  const tell = (report: (error: unknown) => unknown) =>
    new Promise<Answer>((resolve) => {
      late.then(resolve, (error: unknown) => {
        try {
          report(error)
        } catch {
          // The modal rethrows the error, but nothing awaits it.
        }
      })
    })
  return Object.assign(late, {catch: tell})
}
