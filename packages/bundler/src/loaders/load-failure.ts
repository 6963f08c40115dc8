import type {OnLoadResult} from 'esbuild'
import {relativePath} from '@lectern/shared/files/relative-path'
import {messageOf} from '@lectern/shared/problems/site-problem'
import {PREPROCESSED} from '../input/stylesheet-names.js'

/** Error of PostCSS and its position: a 1-based line and column. */
interface SyntaxFailure {
  reason: string
  line: number
  column: number
}

/** Returns what an esbuild plugin answers for a file that it can't load: errors name the file that way. */
export function describeLoadFailure(error: unknown, file: string, siteDir: string): OnLoadResult {
  const {reason, line, column} = error as Partial<SyntaxFailure>
  // A line of compiled CSS doesn't exist in the author's file.
  const isOfAuthor = line !== undefined && !PREPROCESSED.test(file)
  const place = isOfAuthor && {line, column: (column ?? 1) - 1}
  const location = {file: relativePath(siteDir, file), ...place}
  return {errors: [{text: reason ?? messageOf(error), detail: error, location}]}
}
