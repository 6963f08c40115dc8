import type {MarkdownFunctions, MarkdownOptions} from '@lectern/types'
import {PLUGIN_LISTS} from '@lectern/markdown/own-plugins'
import type {PluginHost} from '@lectern/markdown/plugin-host'

/** Names of functions that a host runs. */
const HOSTED: ReadonlySet<string> = new Set(PLUGIN_LISTS)

/** The site's Markdown functions for some of its files. Plugins may share state between files. */
export interface SharedPlugins {
  functions: MarkdownFunctions
  /**
   * Returns the host that runs the plugins. It's created once. `undefined` if the plugins can only
   * run where pages are parsed.
   */
  openHost(): Promise<PluginHost | undefined>
  /** Whether the host is enough to compile files in other threads. */
  isPortable: boolean
  /**
   * Creates functions for compiling a file in this thread.
   *
   * @param signal - Stops the wait for a plugin that never returns.
   */
  createFunctions(signal?: AbortSignal): Promise<MarkdownFunctions>
}

/** Prepares the site's functions for files that have the same options. */
export function createSharedPlugins(
  functions: MarkdownFunctions,
  options: MarkdownOptions
): SharedPlugins {
  let opened: Promise<PluginHost | undefined> | undefined
  const load = async () => {
    const {createPluginHost} = await import('@lectern/markdown/plugin-host')
    return createPluginHost(functions, options)
  }
  const openHost = () => (opened ??= load())
  return {
    functions,
    openHost,
    isPortable: Object.keys(functions).every((name) => HOSTED.has(name)),
    async createFunctions(signal) {
      const host = await openHost()
      if (!host) return functions
      const {createHostedFunctions} = await import('@lectern/markdown/plugin-host')
      return {
        ...functions,
        ...createHostedFunctions(host.lists, (call) => host.run(call, signal))
      }
    }
  }
}
