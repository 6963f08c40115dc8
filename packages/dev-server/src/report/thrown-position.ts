import {fileURLToPath} from 'node:url'
import type {SourcePosition} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'

/**
 * Finds the first position in the site's own files in an error stack. Stacks have Node's format, with source maps
 * applied.
 *
 * @param siteDir - Absolute.
 */
export function findThrownPosition(
  stack: string | undefined,
  siteDir: string
): SourcePosition | undefined {
  for (const [, location = '', line, column] of (stack ?? '').matchAll(
    /^\s+at (?:.*?\()?((?:file:\/\/)?\/.*?):(\d+):(\d+)\)?$/gm
  )) {
    const file = location.startsWith('file:') ? fileURLToPath(location) : location
    const relative = relativePath(siteDir, file)
    if (relative.startsWith('..') || /(?:^|\/)(?:node_modules|\.site)\//.test(relative)) continue
    return {file: relative, line: Number(line), column: Number(column)}
  }
  return undefined
}
