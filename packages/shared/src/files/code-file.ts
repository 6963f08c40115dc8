import fs from 'node:fs'
import {readFileStats} from './file-stats.js'
import {isInstalled} from './is-installed.js'

const CODE = /\.(?:mdx?|[cm]?[jt]sx?|json)$/

/**
 * Returns the real path of one of the site's own code or Markdown files, if one has exactly that name. Asking
 * the bundler would have the same result, but take a millisecond or more for each of thousands of imports.
 *
 * @param file - Absolute.
 */
export function findCodeFile(file: string): string | undefined {
  if (!CODE.test(file) || isInstalled(file)) return undefined
  return readFileStats(file) ? fs.realpathSync.native(file) : undefined
}
