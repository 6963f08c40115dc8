import type {OnLoadResult} from 'esbuild'
import {relativePath} from '@lectern/shared/files/relative-path'
import {messageOf} from '@lectern/shared/problems/site-problem'
import {PREPROCESSED} from '../input/stylesheet-names.js'

/** A PostCSS error with its 1-based line and column. */
interface SyntaxFailure {
  reason: string
  line: number
  column: number
}

/** Returns an esbuild plugin's result for a file that can't be loaded. Its errors name the file. */
export function describeLoadFailure(error: unknown, file: string, siteDir: string): OnLoadResult {
  const {reason, line, column} = error as Partial<SyntaxFailure>
  // Lines of compiled CSS don't exist in the author's file.
  const isOfAuthor = line !== undefined && !PREPROCESSED.test(file)
  const position = isOfAuthor && {line, column: (column ?? 1) - 1}
  const location = {file: relativePath(siteDir, file), ...position}
  return {errors: [{text: reason ?? messageOf(error), detail: error, location}]}
}
