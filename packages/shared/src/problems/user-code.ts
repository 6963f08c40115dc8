import type {AsyncLocalStorage} from 'node:async_hooks'
import {tracingChannel} from 'node:diagnostics_channel'

/** Code of a site or a plugin that runs. */
interface RunningCode {
  /** As in a sentence: `site.config.mjs`, `loadContent of the plugin search`. */
  name: string
}

// A channel is a name that Node knows: nothing is kept here.
const channel = () => tracingChannel<unknown, RunningCode>('lectern:user-code')

/** Runs code of a site or a plugin. While it runs, `followUserCode` names it. */
export function runUserCode<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  return channel().tracePromise(run, {name})
}

/**
 * Starts to track code of sites and plugins. Returns a function that lists the running code,
 * oldest first.
 *
 * @param onStart - Called with the name of each code before it runs. It returns what to call at its end.
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

/** Lets a store hold what code of a site or a plugin runs, wherever that code is. Returns a function that ends it. */
export function bindUserCode(store: AsyncLocalStorage<unknown>): () => void {
  const {start} = channel()
  start.bindStore(store)
  return () => void start.unbindStore(store)
}
