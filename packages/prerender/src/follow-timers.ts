/** Follows the timers that code of pages starts. */
export interface FollowedTimers<Owner> {
  /** Sets the owner of all timers that start after the call. */
  begin(owner: Owner): void
  /** Waits until timers have ended that can end within some milliseconds. Returns how long it waited. */
  wait(longest: number): Promise<number>
  /** Leaves later timers alone. */
  end(): void
}

/** Milliseconds that intervals and timers of packages get: how long they take isn't known. */
const SHORTEST_WAIT = 50
/** Milliseconds between two looks at timers. */
const STEP = 10

/**
 * Calls back with each error that a timer throws, and the timer's owner. A timer inherits the owner of the timer that starts it.
 */
export function followTimers<Owner>(
  onError: (error: unknown, owner: Owner | undefined) => void
): FollowedTimers<Owner> {
  const {setTimeout: start, clearTimeout: clear} = globalThis
  const before = countTimers()
  let current: Owner | undefined
  let waited = 0
  /** When timers end, in milliseconds of the wait. */
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
      // Others that began later still use these functions.
      if (globalThis.setTimeout === followed) globalThis.setTimeout = start
      if (globalThis.clearTimeout === followedClear) globalThis.clearTimeout = clear
    }
  }
}

/** Returns the number of timers that keep this thread from ending. */
function countTimers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
}
