import {pathToFileURL} from 'node:url'
import type {Compatibility} from '@lectern/types'

/** For sites that are only read as Lectern's own. */
export const NO_COMPATIBILITY: Compatibility = Object.freeze<Compatibility>({
  isForeignConfig: () => false,
  adaptConfig: (config) => ({config, problems: []}),
  findStandIn: () => undefined,
  listPackageNames: () => [],
  adaptFactory: (exported) => exported,
  findUnreadFiles: () => [],
  findStyleLayer: () => undefined,
  findBundleExtension: () => undefined,
  findAdapters: () => undefined,
  importExtensions: undefined,
  moduleAliases: {},
  nodeModules: {}
})

/**
 * Loads the port to sites of another generator.
 *
 * @param module - Absolute path of a module that exports it as `compatibility`. Threads load it again.
 */
export async function loadCompatibility(module: string | undefined): Promise<Compatibility> {
  if (module === undefined) return NO_COMPATIBILITY
  const loaded = (await import(pathToFileURL(module).href)) as {compatibility: Compatibility}
  return loaded.compatibility
}
