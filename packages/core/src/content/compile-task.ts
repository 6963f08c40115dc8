import {createCompileTools} from '@lectern/markdown'
import {
  createHostedFunctions,
  HostFailure,
  type PluginAnswer,
  type PluginCall
} from '@lectern/markdown/plugin-host'
import {messageOf} from '@lectern/shared/problems/site-problem'
import type {MarkdownFunctions} from '@lectern/types'
import type {SiteReference} from '../site/site-reference.js'
import type {HostCall} from './plugin-hosts.js'
import type {Task, TaskMemory, ThreadCall} from '../workers/task.js'
import {openThreadRecords} from '../workers/thread-records.js'
import {type CompileItem, compileSource} from './compile-source.js'
import type {CompiledContent} from './compiled-content.js'

/** Data shared by all files of a run. */
export interface CompileCommon {
  recordsDir: string
  site: SiteReference
  /** The site's functions, if this thread has loaded them. */
  functions?: ReadonlyMap<string, MarkdownFunctions>
}

/** Importing this module loads the Markdown pipeline. */
const compileFiles: Task<CompileItem, CompileCommon, CompiledContent> = async (
  items,
  common,
  {memory, call}
) => {
  const records = openThreadRecords(common.recordsDir, memory)
  const functions = await findFunctions(items, common, memory)
  const tools = keep('compile tools', memory, createCompileTools)
  const refused = keep('refused labels', memory, () => new Set<string>())
  const results = await Promise.all(
    items.map(async (item) => {
      const {hosted, functions: label = ''} = item
      if (hosted && refused.has(label)) return []
      const own = hosted
        ? createHostedFunctions(hosted.lists, callHost(hosted.label, call))
        : functions.get(label)
      try {
        return await compileSource(item, records, own, {tools, ...(memory && {memory})})
      } catch (error) {
        if (!(error instanceof HostFailure)) throw error
        // The thread with the plugins compiles the file, and the next ones with the same plugins.
        refused.add(label)
        return []
      }
    })
  )
  return results.flat()
}
export default compileFiles

/** Returns a function that runs plugins in the thread that has them. */
function callHost(label: string, send: ThreadCall | undefined) {
  return async (call: PluginCall): Promise<PluginAnswer> => {
    if (!send) throw new HostFailure('There is no host.')
    try {
      // The host's answers have this type.
      return (await send({label, call} satisfies HostCall)) as PluginAnswer
    } catch (error) {
      throw new HostFailure(messageOf(error), {cause: error})
    }
  }
}

/** Returns a value that the thread keeps for the next batches. Nothing else may use the key. */
function keep<Value>(key: string, memory: TaskMemory | undefined, create: () => Value): Value {
  const known = memory?.get(key) as Value | undefined
  const value = known ?? create()
  memory?.set(key, value)
  return value
}

/**
 * Loads the site's functions in this thread if any item needs them. Keeps them for later batches.
 */
async function findFunctions(
  items: readonly CompileItem[],
  {site, functions}: CompileCommon,
  memory?: TaskMemory
): Promise<ReadonlyMap<string, MarkdownFunctions>> {
  if (functions) return functions
  if (items.every(({functions, hosted}) => functions === undefined || hosted)) return new Map()
  const hashes = new Set(items.map(({options}) => options.functions))
  const key = `functions ${JSON.stringify([site, ...hashes])}`
  // Nothing else uses keys with this prefix.
  const known = memory?.get(key) as ReturnType<typeof loadFunctions> | undefined
  if (known) return known
  const loaded = loadFunctions(site)
  memory?.set(key, loaded)
  // The next batch tries again.
  loaded.catch(() => memory?.delete(key))
  return loaded
}

async function loadFunctions(site: SiteReference): Promise<ReadonlyMap<string, MarkdownFunctions>> {
  const module = await import('./markdown/site-functions.js')
  return module.loadFunctions(site)
}
