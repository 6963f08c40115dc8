/**
 * Returns a function that runs a job, one run at a time. Any number of calls during a run cause a
 * single further run. If the job fails, the console shows the error.
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
