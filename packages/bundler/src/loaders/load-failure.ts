import type {OnLoadResult} from 'esbuild'
import {relativePath} from '@lectern/shared/files/relative-path'
import {messageOf} from '@lectern/shared/problems/site-problem'

/** Where a parser stopped; a 1-based line and column. */
interface ParserPlace {
  line: number
  column: number
}

/** Returns what an esbuild plugin answers for a file that it can't load: errors name the file that way. */
export function describeLoadFailure(error: unknown, file: string, siteDir: string): OnLoadResult {
  const {loc} = error as {loc?: ParserPlace}
  const place = loc && {line: loc.line, column: Math.max(0, loc.column - 1)}
  const location = {file: relativePath(siteDir, file), ...place}
  return {errors: [{text: messageOf(error), detail: error, location}]}
}
