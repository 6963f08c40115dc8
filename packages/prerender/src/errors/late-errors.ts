import {forbidExits} from '@lectern/shared/problems/forbid-exits'
import {followTimers} from './follow-timers.js'

/** An uncaught error, thrown by a timer or by a rejected promise. */
export interface LateError<Owner> {
  error: unknown
  /** Owner of the timer. It's `undefined` for promises. */
  owner?: Owner | undefined
}

/** Collects uncaught errors. */
export interface LateErrors<Owner> {
  /** Sets the owner of all code that runs after the call. */
  begin(owner: Owner): void
  /** Returns the errors since the last call, after pending callbacks have run. */
  take(): Promise<LateError<Owner>[]>
  /** Like `take`, but first waits for running timers, up to a limit. */
  settle(budget?: WaitBudget): Promise<LateError<Owner>[]>
  /** Stops collecting and restores the previous listeners. */
  end(): void
}

/** Remaining time to wait for timers, in milliseconds. Waiting reduces it. */
export interface WaitBudget {
  left: number
}

/**
 * Minimum and maximum time to wait for timers, in milliseconds. Pages aren't delayed individually.
 */
const SHORTEST_WAIT = 50
const LONGEST_WAIT = 1000

/** Process events for uncaught errors. */
const EVENTS = ['uncaughtException', 'unhandledRejection'] as const

/**
 * Collects errors that page code throws asynchronously. They would otherwise end the thread or the
 * command. Until `end` is called, `process.exit` throws, so that a page can't stop the build.
 */
export function collectLateErrors<Owner>(): LateErrors<Owner> {
  const errors: LateError<Owner>[] = []
  const collect = (error: unknown) => {
    errors.push({error})
  }
  const allowExits = forbidExits(process)
  const timers = followTimers<Owner>((error, owner) => errors.push({error, owner}))
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
    // Due timers run between these two turns of the event loop.
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve))
    return errors.splice(0)
  }
  return {
    begin: timers.begin,
    take,
    async settle(budget = {left: 0}) {
      const longest = Math.max(SHORTEST_WAIT, Math.min(LONGEST_WAIT, budget.left))
      const waited = await timers.wait(longest)
      budget.left -= waited
      return take()
    },
    end() {
      timers.end()
      allowExits()
      for (const restore of restorers) restore()
    }
  }
}
