import fs from 'node:fs'
import path from 'node:path'
import type {SourcePosition} from '@lectern/types'

/** The comment that starts a module in a bundle that isn't minified. Contents of pages have a prefix. */
const MODULE = /^\/\/ (?:lectern:content:)?(\S.*)$/

/**
 * Returns the file of the site for a line of the server bundle. Files of packages are left out.
 *
 * @param bundled - Absolute path of a file of the bundle, in the site root or below.
 * @param line - 1-based.
 */
export function findBundledSource(bundled: string, line: number): SourcePosition | undefined {
  const [siteDir = ''] = bundled.split(`${path.sep}.site${path.sep}`)
  const above = fs.readFileSync(bundled, 'utf8').split('\n').slice(0, line).reverse()
  for (const text of above) {
    const name = MODULE.exec(text)?.[1]?.replace(/\?\w+$/, '')
    // Comments of authors can also look like that.
    if (name && fs.statSync(path.join(siteDir, name), {throwIfNoEntry: false})?.isFile())
      return /(?:^|\/)node_modules\//.test(name) ? undefined : {file: name}
  }
  return undefined
}
