import {setMaxListeners} from 'node:events'
import type {PluginAnswer, PluginCall, PluginHost} from '@lectern/markdown/plugin-host'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {watchProgress} from '../workers/run-together.js'
import type {CompileItem} from './compile-source.js'

/** Hosts of the site's plugins, by key of the site's functions (`FileMarkdown.functions`). */
export type PluginHosts = ReadonlyMap<string, PluginHost>

/**
 * Opens the hosts of plugins whose files other threads can compile.
 *
 * @param worthThreads - Number of files that are worth starting threads.
 */
export async function openHosts(
  items: readonly CompileItem[],
  worthThreads = Number.POSITIVE_INFINITY
): Promise<PluginHosts> {
  if (items.length < worthThreads) return new Map()
  const byLabel = new Map(
    items.map(({functions = '', sharedPlugins}) => [functions, sharedPlugins])
  )
  const opened = await Promise.all(
    [...byLabel].map(async ([label, plugins]) => {
      const host = plugins?.isPortable ? await plugins.openHost() : undefined
      return host && canSend(host.lists) ? [[label, host] as const] : []
    })
  )
  return new Map(opened.flat())
}

/** Returns whether a value can be sent to other threads. Functions in options can't. */
function canSend(value: unknown): boolean {
  try {
    structuredClone(value)
    return true
  } catch {
    return false
  }
}

/** A call to the plugins of a file, which other threads send to this thread. */
export interface HostCall {
  /** Key of the site's functions (`FileMarkdown.functions`). */
  label: string
  call: PluginCall
}

/** Runs the site's plugins in this thread for files that other threads compile. */
export interface Hosting {
  /** Returns an item as other threads receive it. */
  createItem(item: CompileItem): CompileItem
  /** Answers a `HostCall`. Missing without hosts. */
  answer?(message: unknown): Promise<PluginAnswer>
  /**
   * Waits for the threads. If plugins wait for files that no thread has started, these files are
   * also compiled in this thread.
   */
  during<Result>(work: Promise<Result>): Promise<Result>
}

interface HostingSettings {
  recordsDir: string
  /** Files that plugins may wait for. */
  spare: readonly CompileItem[]
}

/** Number of files that are started at once if plugins wait for them. */
const SPARE_FILES = 100

/** Prepares this thread for the calls of other threads. */
export function openHosting(hosts: PluginHosts, {recordsDir, spare}: HostingSettings): Hosting {
  const stop = new AbortController()
  // Each running plugin may add a listener to the signal.
  setMaxListeners(0, stop.signal)
  const calls = createCalls(hosts, stop.signal)
  const waiting = spare.values()
  const findNext = () => {
    for (const item of waiting) if (!calls.hasStarted(item.absolutePath)) return item
    return undefined
  }
  const started: Promise<void>[] = []
  const startSpares = () => {
    for (let count = 0; count < SPARE_FILES; count++) {
      const item = findNext()
      if (!item) return
      const settings = {hosts, recordsDir, signal: stop.signal, run: calls.runEarly}
      // The thread that compiles the file reports its errors.
      started.push(compileSpare(item, settings).catch(() => {}))
    }
  }
  return {
    createItem({sharedPlugins: _, ...item}) {
      const {functions: label = ''} = item
      const lists = hosts.get(label)?.lists
      return {...item, ...(lists && {hosted: {label, lists}})}
    },
    // Only compile tasks send messages.
    ...(hosts.size > 0 && {answer: (message: unknown) => calls.answer(message as HostCall)}),
    async during(work) {
      if (hosts.size === 0) return work
      const watch = watchProgress(calls, (error) => {
        if (error) stop.abort(error)
        startSpares()
      })
      try {
        return await work
      } finally {
        await Promise.all(started)
        watch.end()
      }
    }
  }
}

/** Runs calls, and keeps the answers of calls that spare files have made before the threads. */
function createCalls(hosts: PluginHosts, signal: AbortSignal) {
  const started = new Set<string>()
  const early = new Map<string, Promise<PluginAnswer>>()
  let open = 0
  let ended = 0
  const run = async ({label, call}: HostCall): Promise<PluginAnswer> => {
    const host = hosts.get(label)
    if (!host) throw new Error(`The plugins of ${label} have no host.`)
    started.add(call.path)
    open++
    try {
      return await host.run(call, signal)
    } finally {
      open--
      ended++
    }
  }
  return {
    answer: (message: HostCall) => early.get(nameCall(message)) ?? run(message),
    async runEarly(message: HostCall): Promise<PluginAnswer> {
      // Later steps change the trees.
      const answer = run(structuredClone(message))
      early.set(nameCall(message), answer)
      return structuredClone(await answer)
    },
    hasStarted: (file: string) => started.has(file),
    read: () => ended,
    isWaiting: () => open > 0
  }
}

function nameCall({call: {path, list}}: HostCall): string {
  return `${list} ${path}`
}

interface SpareSettings {
  hosts: PluginHosts
  recordsDir: string
  signal: AbortSignal
  run(message: HostCall): Promise<PluginAnswer>
}

/** Compiles a file only for its plugins. */
async function compileSpare(
  item: CompileItem,
  {hosts, recordsDir, signal, run}: SpareSettings
): Promise<void> {
  const {functions: label = '', sharedPlugins} = item
  const lists = hosts.get(label)?.lists
  const [{compileSource}, {createHostedFunctions}] = await Promise.all([
    import('./compile-source.js'),
    import('@lectern/markdown/plugin-host')
  ])
  const functions = lists
    ? createHostedFunctions(lists, (call) => run({label, call}))
    : await sharedPlugins?.createFunctions(signal)
  await compileSource(item, openRecordStore(recordsDir), functions, {signal, isSpare: true})
}
