import {forbidExits} from '@lectern/shared/problems/forbid-exits'
import {followTimers} from './follow-timers.js'

/** An uncaught error, thrown by a timer or by a rejected promise. */
export interface LateError<Owner> {
  error: unknown
  /** Owner of the timer; `undefined` for promises. */
  owner?: Owner | undefined
}

/** Collects errors that nothing catches. */
export interface LateErrors<Owner> {
  /** Sets the owner of all code that runs after the call. */
  begin(owner: Owner): void
  /** Returns the errors since the last call, once code that was started has had its turn. */
  take(): Promise<LateError<Owner>[]>
  /** Does the same once timers that were started have ended, unless they take long. */
  settle(patience?: Patience): Promise<LateError<Owner>[]>
  /** Leaves later errors to others. */
  end(): void
}

/** Milliseconds that are left to wait for timers. Waiting uses them up. */
export interface Patience {
  left: number
}

/** Milliseconds that timers get in any case, and at most. No page waits for them. */
const SHORTEST_WAIT = 50
const LONGEST_WAIT = 1000

/** Events of a process for errors that nothing catches. */
const EVENTS = ['uncaughtException', 'unhandledRejection'] as const

/**
 * Collects errors that code of this thread throws after it has returned. They would end the thread, or the command.
 * Meanwhile, `process.exit` throws: a page can't end the command, nor a thread that has more pages to render.
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
    // Timers that are due have their turn between the two.
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve))
    return errors.splice(0)
  }
  return {
    begin: timers.begin,
    take,
    async settle(patience = {left: 0}) {
      const longest = Math.max(SHORTEST_WAIT, Math.min(LONGEST_WAIT, patience.left))
      const waited = await timers.wait(longest)
      patience.left -= waited
      return take()
    },
    end() {
      timers.end()
      allowExits()
      for (const restore of restorers) restore()
    }
  }
}
