import path from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {readReadyFile} from '../modules/ready-file.js'

/** A Lectern module that's prepared for bundling. */
export interface ReadyModule {
  /**
   * IDs of the module's strings. If a site overrides one of them, it compiles the module itself.
   */
  texts: readonly string[]
  /** The source with inlined strings. Absent if the module has no strings. */
  translated?: string
  /** See `registerComponents`. */
  registered: string
}

/** Ready modules, by a hash of their name and source. A module that has changed isn't found. */
export type ReadyModules = Readonly<Record<string, ReadyModule>>

/** Name of the file that contains all modules in a folder of ready modules. */
export const READY_FILE = 'modules.json'

/**
 * Reads this release's prepared modules. The result is empty when Lectern runs from its sources.
 */
export function readReadyModules(readyDir: string | undefined): ReadyModules {
  return readReadyFile(readyDir, READY_FILE) as ReadyModules
}

/**
 * Returns a prepared module if all of its inputs are unchanged.
 *
 * @param messages - Strings of the site, by ID.
 */
export function findReadyModule(
  modules: ReadyModules,
  {file, code}: {file: string; code: string},
  messages: Readonly<Record<string, string>>
): ReadyModule | undefined {
  const module = modules[readyModuleKey(file, code)]
  return module?.texts.some((id) => Object.hasOwn(messages, id)) ? undefined : module
}

/**
 * Returns a module's key. It depends on the filename, because the source map contains the name and
 * the extension determines the syntax.
 */
export function readyModuleKey(file: string, code: string): string {
  return hashContent(`${path.basename(file)}\n${code}`)
}
