import path from 'node:path'
import type {BuildResult} from 'esbuild'
import {CONTENTS_ENTRY, type BundleEntries} from '../entries/entries.js'
import {NAMESPACE} from '../entries/virtual-modules.js'
import {addReplacement} from './add-replacement.js'
import {metafileOf} from '../esbuild/build-result.js'
import type {OpenBuilds} from './open-builds.js'

/**
 * Builds the client. If a script of an earlier build returns, it builds again with the next epoch, see
 * `OpenBuilds`.
 */
export async function rebuildClient(
  builds: OpenBuilds,
  entries: BundleEntries
): Promise<BuildResult> {
  const {current, scripts} = builds
  const build = async () => {
    for (const [id, module] of entries.modules) {
      const code = id.startsWith('content:')
        ? await addReplacement(module.code, `${id}.js`, current.epoch)
        : module.code
      builds.clientModules.set(id, {...module, code})
    }
    return builds.client.rebuild()
  }
  let result = await build()
  if (hasReturned(result, scripts)) {
    current.epoch++
    result = await build()
  }
  scripts.last = new Map(listScriptNames(result))
  for (const name of scripts.last.keys()) scripts.known.add(name)
  return result
}

/** Returns whether a script is back that was in an earlier build but not in the last one. */
function hasReturned(result: BuildResult, {known, last}: OpenBuilds['scripts']): boolean {
  if (!last) return false
  const lastEntries = new Set(last.values())
  return listScriptNames(result).some(([name, entry]) => {
    // Visiting a page again doesn't replace a script, and the list of pages is never evaluated.
    const isVisited = entry.startsWith('content:') && !lastEntries.has(entry)
    return known.has(name) && !last.has(name) && !isVisited && entry !== CONTENTS_ENTRY
  })
}

/** Lists the names of all scripts with their entries. For shared scripts, the entry is empty. */
function listScriptNames(result: BuildResult): [name: string, entry: string][] {
  return Object.entries(metafileOf(result).outputs)
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, {entryPoint = ''}]) => [
      path.basename(file),
      entryPoint.replace(`${NAMESPACE}:`, '')
    ])
}
