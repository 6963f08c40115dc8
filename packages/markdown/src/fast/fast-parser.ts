import fs from 'node:fs'
import path from 'node:path'
import {findPackage} from '@lectern/shared/files/find-package'
import {loadFastParse} from './satteri.js'

/**
 * Returns the name and version of the fast parser, for the cache keys of compiled content. They're
 * the same if the parser can't run on this machine, because the content is the same.
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
