import fs from 'node:fs'
import path from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'

/** A module of Lectern in the form that bundles use, prepared before any site needs it. */
export interface ReadyModule {
  /** IDs of its strings: a site that overrides one of them compiles the module itself. */
  texts: readonly string[]
  /** The source with its texts in their places; absent for a module without any. */
  translated?: string
  /** See `registerComponents`. */
  registered: string
}

/** All of them, by a hash of name and source: a module that was changed is not among them. */
export type ReadyModules = Readonly<Record<string, ReadyModule>>

/** Name of the file in a folder of ready modules that holds all of them. */
export const READY_FILE = 'modules.json'

/** Prepared modules of this release; empty if it has none. */
export function readReadyModules(readyDir: string): ReadyModules {
  try {
    return JSON.parse(fs.readFileSync(path.join(readyDir, READY_FILE), 'utf8')) as ReadyModules
  } catch {
    return {}
  }
}

/**
 * Prepared result of a module, if all of its inputs are unchanged.
 *
 * @param messages - Texts of the site, by ID.
 */
export function findReadyModule(
  modules: ReadyModules,
  {file, code}: {file: string; code: string},
  messages: Readonly<Record<string, string>>
): ReadyModule | undefined {
  const module = modules[readyModuleKey(file, code)]
  return module?.texts.some((id) => Object.hasOwn(messages, id)) ? undefined : module
}

/** Returns the key of a module. The name counts: it's in the source map, and its ending decides the syntax. */
export function readyModuleKey(file: string, code: string): string {
  return hashContent(`${path.basename(file)}\n${code}`)
}
