import fs from 'node:fs'
import path from 'node:path'
import {findPackage} from '@lectern/shared/files/find-package'
import {loadFastParse} from './satteri.js'

/**
 * Returns the fast parser's name and version, which are part of the cache keys of compiled content.
 * Machines that can't run the parser use the same keys, because they compile to the same content.
 */
export function fastParserName(): string {
  const folder = findPackage('satteri', import.meta.dirname) ?? ''
  const manifest = fs.readFileSync(path.join(folder, 'package.json'), 'utf8')
  return `satteri@${(JSON.parse(manifest) as {version: string}).version}`
}

/** Returns whether the fast parser runs on this machine. */
export async function hasFastParser(): Promise<boolean> {
  return (await loadFastParse()) !== undefined
}
