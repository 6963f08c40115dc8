import type {AsyncLocalStorage} from 'node:async_hooks'
import {tracingChannel} from 'node:diagnostics_channel'

/** Site or plugin code that is running. */
interface RunningCode {
  /**
   * Name of the code within a sentence, such as `site.config.mjs` or `loadContent of the plugin
   * search`.
   */
  name: string
}

// Node registers channels by name, so this module doesn't have any state.
const channel = () => tracingChannel<unknown, RunningCode>('lectern:user-code')

/** Runs site or plugin code. `followUserCode` reports it until it ends. */
export function runUserCode<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  return channel().tracePromise(run, {name})
}

/**
 * Starts tracking site and plugin code. Returns a function that lists the code that is currently
 * running, oldest first.
 *
 * @param onStart - Called with the name of the code before it runs. The returned function is called
 * when it ends.
 */
export function followUserCode(onStart?: (name: string) => () => void): () => string[] {
  const running = new Map<RunningCode, (() => void) | undefined>()
  const {start, asyncEnd} = channel()
  start.subscribe((code) => {
    const {name} = code as RunningCode
    running.set(code as RunningCode, onStart?.(name))
  })
  asyncEnd.subscribe((code) => {
    running.get(code as RunningCode)?.()
    running.delete(code as RunningCode)
  })
  return () => [...running.keys()].map(({name}) => name)
}

/** Sets a store's value while site or plugin code runs. Call the returned function when the code has finished. */
export function bindUserCode(store: AsyncLocalStorage<unknown>): () => void {
  const {start} = channel()
  start.bindStore(store)
  return () => void start.unbindStore(store)
}
