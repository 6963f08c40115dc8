import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {relativePath} from '@lectern/shared/files/relative-path'
import type {PrerenderModules} from '../input/bundle-run.js'

/**
 * Start of the specifiers in the server bundle while esbuild runs. Scripts are named after their content,
 * which mustn't depend on the folder of the installation.
 */
const PREFIX = 'lectern-prerender:'

const SPECIFIER = new RegExp(`"${PREFIX}([^"]+)"`, 'g')

/** Returns the external specifiers of prebuilt modules, by the specifier that code imports. */
export function listPrerenderSpecifiers({files}: PrerenderModules): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, PREFIX + file]))
}

/**
 * Rewrites the imports of prebuilt modules to paths.
 *
 * @param folder - Absolute folder of the module with this code.
 */
export function linkPrerenderModules(
  code: string,
  folder: string,
  modules: PrerenderModules | undefined
): string {
  if (!modules) return code
  const known = new Set(Object.values(modules.files))
  return code.replace(SPECIFIER, (specifier, name: string) =>
    known.has(name)
      ? JSON.stringify(importPath(folder, path.join(modules.folder, name)))
      : specifier
  )
}

function importPath(folder: string, file: string): string {
  const relative = relativePath(folder, file)
  // On Windows, there's no relative path to another drive.
  return path.isAbsolute(relative) ? pathToFileURL(file).href : relative
}
