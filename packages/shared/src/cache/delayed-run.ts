/** Work that can wait until the system is idle. */
export interface DelayedRun {
  /**
   * Calls `run` after a delay. Scheduling again restarts the delay and replaces the pending call.
   * `run` must not reject.
   */
  schedule(run: () => Promise<void>): void
  /** Starts any pending work immediately, and resolves when all work is done. */
  finish(): Promise<void>
}

/** Delays work that nothing waits for. Doesn't keep the process alive. */
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
