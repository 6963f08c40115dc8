import fs from 'node:fs'
import {readFileStats} from './file-stats.js'
import {isInstalled} from './is-installed.js'

const CODE = /\.(?:mdx?|[cm]?[jt]sx?|json)$/

/**
 * Returns the real path of a site's own code or Markdown file, if there is one of exactly that name. A bundler has
 * nothing to add to it, and asking takes it a millisecond or more, which thousands of imports add up.
 *
 * @param file - Absolute.
 */
export function findCodeFile(file: string): string | undefined {
  if (!CODE.test(file) || isInstalled(file)) return undefined
  return readFileStats(file) ? fs.realpathSync.native(file) : undefined
}
