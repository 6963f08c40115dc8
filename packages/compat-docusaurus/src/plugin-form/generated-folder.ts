import fs from 'node:fs'
import path from 'node:path'
import {createCacheFolder} from '@lectern/shared/cache/cache-folder'

/** Returns the absolute folder of the files that Docusaurus plugins create before bundling. */
export function generatedFolder(siteDir: string): string {
  return path.join(siteDir, '.site', 'docusaurus')
}

/**
 * Returns the absolute path of the copied output that `postBuild` hooks modify. It never changes,
 * because plugins may store it on their first call.
 */
export function stagedOutputFolder(siteDir: string, locale: string): string {
  return path.join(generatedFolder(siteDir), 'output', locale)
}

/**
 * Writes a file only if its content differs, because a new modification time would trigger a
 * rebuild.
 */
export function writeChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return
  createCacheFolder(path.dirname(file))
  fs.writeFileSync(file, text)
}

/** Aliases of the folders in which Docusaurus's content plugins create files. */
const ALIAS = /^~(blog|docs|pages)\//

/**
 * Returns the absolute path of a file that is named with an alias. Plugins compute these names from
 * the folder of the generated files, or from Docusaurus's default folder. Other names are unchanged.
 */
export function resolveAlias(name: string, siteDir: string): string {
  const [prefix, plugin] = ALIAS.exec(name) ?? []
  if (prefix === undefined) return name
  const folders = [generatedFolder(siteDir), path.join(siteDir, '.docusaurus')]
  const files = folders.map((folder) =>
    path.join(folder, `docusaurus-plugin-content-${plugin}`, name.slice(prefix.length))
  )
  return files.find((file) => fs.existsSync(file)) ?? name
}
