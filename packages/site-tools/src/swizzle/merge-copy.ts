import {merge} from 'node-diff3'
import {splitLines} from './origins.js'

/** One file of a component: as it was copied, as the site has it, as the theme has it now. */
export interface FileVersions {
  /** Absent for a file that the theme has got since. */
  origin?: readonly string[]
  /** Absent when the site has deleted it. */
  mine?: string
  /** Absent when the theme has deleted it. */
  theirs?: string
}

/** Result for a file of the site. */
export interface MergedFile {
  outcome: 'unchanged' | 'taken' | 'merged' | 'conflict' | 'kept'
  /** New content; absent if the file is unchanged. */
  text?: string
}

/** How the two sides of a conflict are called. */
interface Sides {
  mine: string
  theirs: string
}

/**
 * Merges the changes of a theme and of a site to a file, line by line (three-way merge). If both
 * changed the same lines, the result contains both between markers. Line endings follow the site's
 * file.
 */
export function mergeFile({origin, mine, theirs}: FileVersions, sides: Sides): MergedFile {
  if (theirs === undefined) return {outcome: mine === undefined ? 'unchanged' : 'kept'}
  if (mine === undefined) return origin ? {outcome: 'kept'} : {outcome: 'taken', text: theirs}
  const end = mine.includes('\r\n') ? '\r\n' : '\n'
  const [own, base, next] = [splitLines(mine), origin ?? [], splitLines(theirs)]
  if (isEqual(base, next) || isEqual(own, next)) return {outcome: 'unchanged'}
  if (isEqual(own, base)) return {outcome: 'taken', text: next.join(end)}
  const {conflict, result} = merge(own, [...base], next, {
    excludeFalseConflicts: true,
    label: {a: sides.mine, b: sides.theirs}
  })
  return {outcome: conflict ? 'conflict' : 'merged', text: result.join(end)}
}

/** Whether conflicts of an earlier merge are still in a text. */
export function hasConflict(text: string): boolean {
  return /^<{7} /m.test(text) && /^>{7} /m.test(text)
}

function isEqual(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((line, index) => line === right[index])
}
