/**
 * Returns a function that starts a job. While the job runs, any number of further calls lead to one more run. A job
 * that fails is reported in the console.
 */
export function runInTurn(job: () => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false
  const start = async () => {
    isRunning = true
    while (isWanted) {
      isWanted = false
      await job().catch((error: unknown) => console.warn('The page could not be updated.', error))
    }
    isRunning = false
  }
  return () => {
    isWanted = true
    if (!isRunning) void start()
  }
}
