/** Milliseconds after which the modal says that a query takes long, whatever has come of it by then. */
const STALLED_AFTER = 350

/**
 * An answer whose failure stays on the screen. The modal takes the failure down in `catch`, but forgets
 * it as soon as the promise that it makes of it is settled, and says that there are no results. So that
 * promise is left open, and the failure told when nothing else is about to be said.
 */
export function keepFailure<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = new Promise<Answer>((resolve, reject) => {
    answer.then(resolve, (error: unknown) => setTimeout(() => reject(error), STALLED_AFTER))
  })
  const tell = (report: (error: unknown) => unknown) =>
    new Promise<Answer>((resolve) => {
      late.then(resolve, (error: unknown) => {
        try {
          report(error)
        } catch {
          // Rethrows its error for callers, but no caller waits.
        }
      })
    })
  return Object.assign(late, {catch: tell})
}
