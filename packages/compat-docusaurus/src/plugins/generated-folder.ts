import fs from 'node:fs'
import path from 'node:path'
import {makeCacheFolder} from '@lectern/shared/cache/cache-folder'

/** Folder of what plugins written for Docusaurus write between scan and bundle; absolute. */
export function generatedFolder(siteDir: string): string {
  return path.join(siteDir, '.site', 'docusaurus')
}

/**
 * Folder with the copy of the output for `postBuild` of these plugins; absolute. Plugins may keep
 * it from their first call.
 */
export function stagedOutputFolder(siteDir: string, locale: string): string {
  return path.join(generatedFolder(siteDir), 'output', locale)
}

/** Writes a file unless it has that text already: a new time would make the bundler look again. */
export function writeChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return
  makeCacheFolder(path.dirname(file))
  fs.writeFileSync(file, text)
}
