import type {AsyncLocalStorage} from 'node:async_hooks'
import {tracingChannel} from 'node:diagnostics_channel'

/** Running code of a site or a plugin. */
interface RunningCode {
  /** As in a sentence: `site.config.mjs`, `loadContent of the plugin search`. */
  name: string
}

// Node registers channels by name, so this module has no state.
const channel = () => tracingChannel<unknown, RunningCode>('lectern:user-code')

/** Runs code of a site or a plugin. While it runs, `followUserCode` lists it. */
export function runUserCode<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  return channel().tracePromise(run, {name})
}

/**
 * Starts tracking code of sites and plugins. Returns a function that lists the running code, oldest first.
 *
 * @param onStart - Called with the name of each code before it runs. Its result is called at the end.
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

/** Sets the value of a store while code of a site or a plugin runs. Returns a function that stops this. */
export function bindUserCode(store: AsyncLocalStorage<unknown>): () => void {
  const {start} = channel()
  start.bindStore(store)
  return () => void start.unbindStore(store)
}
