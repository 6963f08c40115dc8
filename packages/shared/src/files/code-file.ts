import fs from 'node:fs'
import {readFileStats} from './file-stats.js'
import {isInstalled} from './is-installed.js'

const CODE = /\.(?:mdx?|[cm]?[jt]sx?|json)$/

/**
 * Returns the real path of one of the site's own code or Markdown files. Returns `undefined` if
 * there's no file with exactly this name. The bundler would find the same file, but would need at
 * least a millisecond for each of thousands of imports.
 *
 * @param file - Absolute path.
 */
export function findCodeFile(file: string): string | undefined {
  if (!CODE.test(file) || isInstalled(file)) return undefined
  return readFileStats(file) ? fs.realpathSync.native(file) : undefined
}
