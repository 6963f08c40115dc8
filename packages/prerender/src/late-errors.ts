import {forbidExits} from '@lectern/shared/problems/forbid-exits'

/** Errors that nothing catches, such as those of timers and of rejected promises. */
export interface LateErrors {
  /** Returns the errors since the last call, once code that was started has had its turn. */
  take(): Promise<unknown[]>
  /** Does the same once timers that were started have ended, unless they take long. */
  settle(): Promise<unknown[]>
  /** Leaves later errors to others. */
  end(): void
}

/** Milliseconds that timers get. No page waits for them. */
const LONGEST_WAIT = 50

/** Events of a process for errors that nothing catches. */
const EVENTS = ['uncaughtException', 'unhandledRejection'] as const

/**
 * Collects errors that code of this thread throws after it has returned. They would end the thread, or the command.
 * Meanwhile, `process.exit` throws: a page can't end the command, nor a thread that has more pages to render.
 */
export function collectLateErrors(): LateErrors {
  const errors: unknown[] = []
  const collect = (error: unknown) => {
    errors.push(error)
  }
  const timers = countTimers()
  const allowExits = forbidExits(process)
  const restorers = EVENTS.map((event) => {
    const others = process.rawListeners(event) as ((error: unknown) => void)[]
    process.removeAllListeners(event)
    process.on(event, collect)
    return () => {
      process.off(event, collect)
      for (const listener of others) process.on(event, listener)
    }
  })
  const take = async () => {
    // Timers that are due have their turn between the two.
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve))
    return errors.splice(0)
  }
  return {
    take,
    async settle() {
      for (let waited = 0; waited < LONGEST_WAIT && countTimers() > timers; waited += 10)
        await new Promise((resolve) => setTimeout(resolve, 10))
      return take()
    },
    end() {
      allowExits()
      for (const restore of restorers) restore()
    }
  }
}

/** Returns the number of timers that keep this thread from ending. */
function countTimers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
}
