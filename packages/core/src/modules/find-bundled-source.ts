import fs from 'node:fs'
import path from 'node:path'
import type {SourcePosition} from '@lectern/types'

/**
 * Matches the comment before each module in a bundle that isn't minified. For page content, the
 * path has a prefix.
 */
const MODULE = /^\/\/ (?:lectern:content:)?(\S.*)$/

/**
 * Returns the source file of a line in the server bundle. Ignores files in packages.
 *
 * @param bundled - Absolute path of a bundle file in the site root.
 * @param line - 1-based.
 */
export function findBundledSource(bundled: string, line: number): SourcePosition | undefined {
  const [siteDir = ''] = bundled.split(`${path.sep}.site${path.sep}`)
  const above = fs.readFileSync(bundled, 'utf8').split('\n').slice(0, line).reverse()
  for (const text of above) {
    const name = MODULE.exec(text)?.[1]?.replace(/\?\w+$/, '')
    // A comment by the author can look the same.
    if (name && fs.statSync(path.join(siteDir, name), {throwIfNoEntry: false})?.isFile())
      return /(?:^|\/)node_modules\//.test(name) ? undefined : {file: name}
  }
  return undefined
}
