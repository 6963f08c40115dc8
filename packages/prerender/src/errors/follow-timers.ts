/** Tracks the timers that page code starts. */
export interface FollowedTimers<Owner> {
  /** Sets the owner of all timers that start after the call. */
  begin(owner: Owner): void
  /** Waits for timers that end within `longest` milliseconds. Returns how long it waited. */
  wait(longest: number): Promise<number>
  /** Stops tracking new timers. */
  end(): void
}

/** Milliseconds to wait for intervals and for timers by packages, whose duration is unknown. */
const SHORTEST_WAIT = 50
/** Interval in milliseconds at which timers are checked. */
const STEP = 10

/**
 * Tracks timers and reports their errors together with their owners. If a timer starts another
 * timer, both have the same owner.
 */
export function followTimers<Owner>(
  onError: (error: unknown, owner: Owner | undefined) => void
): FollowedTimers<Owner> {
  const {setTimeout: start, clearTimeout: clear} = globalThis
  const before = countTimers()
  let current: Owner | undefined
  let waited = 0
  /** End times of timers, in milliseconds since the start of the wait. */
  const ends = new Map<unknown, number>()
  let isEnded = false
  const follow = (callback: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    if (isEnded) return start(callback, delay, ...args)
    const owner = current
    const timer = start(() => {
      ends.delete(timer)
      current = owner
      try {
        callback(...args)
      } catch (error) {
        onError(error, owner)
      } finally {
        current = undefined
      }
    }, delay)
    ends.set(timer, waited + delay)
    return timer
  }
  // Copies `util.promisify.custom`.
  const followed = Object.assign(follow, start) as typeof setTimeout
  const followedClear: typeof clear = (timer) => {
    ends.delete(timer)
    clear(timer)
  }
  globalThis.setTimeout = followed
  globalThis.clearTimeout = followedClear
  return {
    begin(owner) {
      current = owner
    },
    async wait(longest) {
      current = undefined
      const isPending = () =>
        [...ends.values()].some((end) => end < longest) ||
        (waited < SHORTEST_WAIT && countTimers() > before)
      for (waited = 0; waited < longest && isPending(); waited += STEP)
        await new Promise((resolve) => start(resolve, STEP))
      return waited
    },
    end() {
      isEnded = true
      // If a function was replaced again in the meantime, it isn't restored.
      if (globalThis.setTimeout === followed) globalThis.setTimeout = start
      if (globalThis.clearTimeout === followedClear) globalThis.clearTimeout = clear
    }
  }
}

/** Returns the number of timers that keep this thread alive. */
function countTimers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
}
