import fs from 'node:fs'
import path from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'

/** A module of Lectern that is prepared for bundling. */
export interface ReadyModule {
  /** IDs of its strings. A site that overrides one of them compiles the module itself. */
  texts: readonly string[]
  /** The source with inlined strings. Absent for a module without strings. */
  translated?: string
  /** See `registerComponents`. */
  registered: string
}

/** Ready modules by a hash of their name and source, so that changed modules aren't found. */
export type ReadyModules = Readonly<Record<string, ReadyModule>>

/** Name of the file with all modules in a folder of ready modules. */
export const READY_FILE = 'modules.json'

/** Reads the prepared modules of this release. Empty when running from sources. */
export function readReadyModules(readyDir: string | undefined): ReadyModules {
  if (readyDir === undefined) return {}
  try {
    return JSON.parse(fs.readFileSync(path.join(readyDir, READY_FILE), 'utf8')) as ReadyModules
  } catch {
    return {}
  }
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
 * Returns the key of a module. It includes the name, because it's in the source map, and its extension
 * determines the syntax.
 */
export function readyModuleKey(file: string, code: string): string {
  return hashContent(`${path.basename(file)}\n${code}`)
}
