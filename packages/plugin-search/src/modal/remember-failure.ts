/** Delay in milliseconds before an error is passed on to the modal. */
const STALLED_AFTER = 350

/**
 * Delays the rejection of a response, so that the modal keeps showing the error. The modal stores
 * the error in `catch`, but then clears it and shows “no results” as soon as the resulting promise
 * settles. That promise therefore never settles, and the error is reported after the modal's other
 * updates.
 *
 * @param isCurrent - Tests, after the delay, whether the error still matters. It's dropped if not.
 */
export function rememberFailure<Answer>(
  answer: Promise<Answer>,
  isCurrent: () => boolean = () => true
): Promise<Answer> {
  const late = new Promise<Answer>((resolve, reject) => {
    answer.then(resolve, (error: unknown) => setTimeout(() => reject(error), STALLED_AFTER))
  })
  const catchLate = (report: (error: unknown) => unknown) =>
    new Promise<Answer>((resolve) => {
      late.then(resolve, (error: unknown) => {
        if (!isCurrent()) return
        try {
          report(error)
        } catch {
          // The modal rethrows the error, but nothing handles it.
        }
      })
    })
  return Object.assign(late, {catch: catchLate})
}
