import {merge} from 'node-diff3'
import {splitLines} from './origins.js'

/** Versions of a component file: as ejected, in the site, and in the current theme. */
export interface FileVersions {
  /** Missing if the theme added the file later. */
  origin?: readonly string[]
  /** Missing if the site has deleted the file. */
  mine?: string
  /** Missing if the theme has deleted the file. */
  theirs?: string
}

/** Result for a file of the site. */
export interface MergedFile {
  outcome: 'unchanged' | 'taken' | 'merged' | 'conflict' | 'kept'
  /** New content. Missing if the file is unchanged. */
  text?: string
}

/** Labels of the two sides of a conflict. */
interface Sides {
  mine: string
  theirs: string
}

/**
 * Merges the changes of the theme and the site to a file (three-way merge by line). If both changed
 * the same lines, the result contains both versions between conflict markers. Line endings are
 * taken from the site's file.
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

/** Returns whether text contains conflict markers. */
export function hasConflict(text: string): boolean {
  return /^<{7} /m.test(text) && /^>{7} /m.test(text)
}

function isEqual(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((line, index) => line === right[index])
}
