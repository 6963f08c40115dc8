import type {PluginAnswer, PluginCall, PluginHost} from '@lectern/markdown/plugin-host'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {watchProgress} from '../workers/run-together.js'
import type {CompileItem} from './compile-source.js'

/** A call to the plugins of a file, which other threads send to this thread. */
export interface HostCall {
  /** Key of the site's functions (`FileMarkdown.functions`). */
  label: string
  call: PluginCall
}

type Hosts = ReadonlyMap<string, PluginHost>

/**
 * Opens the hosts of plugins whose files other threads can compile, by label.
 *
 * @param worthThreads - Number of files that are worth starting threads.
 */
export async function openHosts(
  items: readonly CompileItem[],
  worthThreads = Number.POSITIVE_INFINITY
): Promise<Hosts> {
  if (items.length < worthThreads) return new Map()
  const byLabel = new Map(items.map(({functions = '', together}) => [functions, together]))
  const opened = await Promise.all(
    [...byLabel].map(async ([label, plugins]) => {
      const host = plugins?.isPortable ? await plugins.openHost() : undefined
      return host ? [[label, host] as const] : []
    })
  )
  return new Map(opened.flat())
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

export function openHosting(hosts: Hosts, {recordsDir, spare}: HostingSettings): Hosting {
  const stop = new AbortController()
  const started = new Set<string>()
  const early = new Map<string, Promise<PluginAnswer>>()
  let open = 0
  let ended = 0
  const run = async ({label, call}: HostCall): Promise<PluginAnswer> => {
    open++
    started.add(call.path)
    const host = hosts.get(label)
    if (!host) throw new Error(`The plugins of ${label} have no host.`)
    return host.run(call, stop.signal).finally(() => {
      open--
      ended++
    })
  }
  const runEarly = async (message: HostCall) => {
    const answer = run({...message, call: structuredClone(message.call)})
    early.set(nameCall(message), answer)
    return structuredClone(await answer)
  }
  const compileSpare = async (item: CompileItem) => {
    const {functions: label = '', together} = item
    const lists = hosts.get(label)?.lists
    const [{compileSource}, {createHostedFunctions}] = await Promise.all([
      import('./compile-source.js'),
      import('@lectern/markdown/plugin-host')
    ])
    const functions = lists
      ? createHostedFunctions(lists, (call) => runEarly({label, call}))
      : await together?.createFunctions(stop.signal)
    const settings = {signal: stop.signal, isSpare: true}
    await compileSource(item, openRecordStore(recordsDir), functions, settings)
  }
  const waiting = spare.values()
  const spares: Promise<unknown>[] = []
  const startSpares = () => {
    for (let count = 0; count < SPARE_FILES; ) {
      const {value: item} = waiting.next()
      if (!item) return
      if (started.has(item.absolutePath)) continue
      count++
      // The thread that compiles the file reports its errors.
      spares.push(compileSpare(item).catch(() => {}))
    }
  }
  return {
    createItem({together: _, ...item}) {
      const {functions: label = ''} = item
      const lists = hosts.get(label)?.lists
      return {...item, ...(lists && {hosted: {label, lists}})}
    },
    ...(hosts.size > 0 && {
      answer(message: unknown) {
        // Only compile tasks send messages.
        const sent = message as HostCall
        return early.get(nameCall(sent)) ?? run(sent)
      }
    }),
    async during(work) {
      if (hosts.size === 0) return work
      const isWaiting = () => open > 0
      const watch = watchProgress({read: () => ended, isWaiting}, (abort) => {
        if (abort) stop.abort(abort)
        startSpares()
      })
      try {
        return await work
      } finally {
        await Promise.all(spares)
        watch.end()
      }
    }
  }
}

function nameCall({call: {path, list}}: HostCall): string {
  return `${list} ${path}`
}
