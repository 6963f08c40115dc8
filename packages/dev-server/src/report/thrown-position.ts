import type {SourcePosition} from '@lectern/types'
import {listStackFrames} from '@lectern/shared/problems/stack-frames'
import {relativePath} from '@lectern/shared/files/relative-path'

/**
 * Finds the first position in the site's own files in an error stack, in which source maps are applied.
 *
 * @param siteDir - Absolute.
 */
export function findThrownPosition(
  stack: string | undefined,
  siteDir: string
): SourcePosition | undefined {
  for (const {file, line, column} of listStackFrames(stack ?? '')) {
    const relative = relativePath(siteDir, file)
    if (relative.startsWith('..') || /(?:^|\/)(?:node_modules|\.site)\//.test(relative)) continue
    return {file: relative, line, column}
  }
  return undefined
}
