import {pathToFileURL} from 'node:url'
import type {Compatibility} from '@lectern/types'

/** `Compatibility` that treats all sites as written for Lectern. */
export const NO_COMPATIBILITY: Compatibility = Object.freeze<Compatibility>({
  isForeignConfig: () => false,
  adaptConfig: (config) => ({config, problems: []}),
  findReplacement: () => undefined,
  listPackageNames: () => [],
  adaptFactory: (exported) => exported,
  findUnreadFiles: () => [],
  readMessages: () => ({}),
  adaptMessages: (messages) => messages,
  omitWrittenMessages: (messages) => messages,
  completeRoutes: ({routes, dataFiles, globalData}) => ({routes, dataFiles, globalData}),
  completeSiteData: (data) => data,
  findStyleLayer: () => undefined,
  findBundleExtension: () => undefined,
  findAdapters: () => undefined,
  orderStyles: () => undefined,
  localeVariable: undefined,
  importExtensions: undefined,
  allowMissingExports: false,
  moduleAliases: {},
  projectAliases: {},
  nodeModules: {},
  replacedNodeModules: {}
})

/**
 * Loads the implementation of `Compatibility` for another generator.
 *
 * @param module - Absolute path of the module that exports `compatibility`. Each worker thread
 *   loads it.
 */
export async function loadCompatibility(module: string | undefined): Promise<Compatibility> {
  if (module === undefined) return NO_COMPATIBILITY
  const loaded = (await import(pathToFileURL(module).href)) as {compatibility: Compatibility}
  return loaded.compatibility
}
