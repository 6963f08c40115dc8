/** Work that can wait until the system is idle. */
export interface DelayedRun {
  /**
   * Calls `run` after a delay. If a call is already pending, it's replaced and the delay starts
   * again. `run` must not reject.
   */
  schedule(run: () => Promise<void>): void
  /** Runs pending work immediately. Resolves when all work is done. */
  finish(): Promise<void>
}

/** Creates a queue for work that can wait. Pending work doesn't keep the process alive. */
export function createDelayedRun(milliseconds: number): DelayedRun {
  let wanted: (() => Promise<void>) | undefined
  let done = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const finish = () => {
    clearTimeout(timer)
    const run = wanted
    wanted = undefined
    if (run) done = done.then(run)
    return done
  }
  return {
    schedule(run) {
      clearTimeout(timer)
      wanted = run
      timer = setTimeout(() => void finish(), milliseconds)
      timer.unref()
    },
    finish
  }
}
