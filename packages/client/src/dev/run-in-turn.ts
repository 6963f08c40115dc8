/**
 * Returns a function that starts a job. Any number of calls while the job runs cause one more run. If the job
 * fails, the console shows the error.
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
