/** Work that can wait until nothing else is asked for. */
export interface DelayedRun {
  /** Do it after a while; asking again starts the while anew, with the newer work. It must not reject. */
  ask(run: () => Promise<void>): void
  /** Do now what was asked for last, and wait for what has begun. */
  finish(): Promise<void>
}

/** Puts off what nobody waits for; it does not keep the process alive. */
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
    ask(run) {
      clearTimeout(timer)
      wanted = run
      timer = setTimeout(() => void finish(), milliseconds)
      timer.unref()
    },
    finish
  }
}
