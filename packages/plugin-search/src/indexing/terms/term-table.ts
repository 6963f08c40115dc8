import {
  encodePostings,
  joinPostings,
  type Postings,
  splitPostings
} from '../../index-format/postings.js'
import type {AddedPostings} from './added-postings.js'

/** Terms of a part. The arrays have the same order. */
export interface TermTable {
  /** In ascending order. */
  terms: readonly string[]
  /** Encoded postings of each term. */
  postings: readonly string[]
  /** Number of sections that contain each term. */
  counts: readonly number[]
}

/** The difference between two versions of a term table. */
export interface TermChanges {
  /** New section number by previous number, or -1 if the section was removed. */
  moved: Int32Array
  added: AddedPostings
}

/** An updated table, and the terms whose postings have changed. */
export interface UpdatedTerms {
  table: TermTable
  changed: ReadonlySet<string>
}

/** The table of a part without pages. */
export const NO_TERMS: TermTable = Object.freeze({terms: [], postings: [], counts: []})

/** Applies changes to a table. Only re-encodes the postings of changed sections. */
export function updateTerms(last: TermTable, {moved, added}: TermChanges): UpdatedTerms {
  const range = findRange(moved, added)
  const changed = new Set<string>()
  if (!range) return {table: last, changed}
  const created = listMissing(added, last.terms)
  const [terms, postings, counts]: [string[], string[], number[]] = [[], [], []]
  const push = (term: string, text: string, count: number) => {
    terms.push(term)
    postings.push(text)
    counts.push(count)
  }
  let next = 0
  const pushCreated = (before?: string) => {
    for (let term = created[next]; term !== undefined; term = created[++next]) {
      if (before !== undefined && term > before) return
      const list = added.get(term)
      changed.add(term)
      push(term, encodePostings(list), list.length)
    }
  }
  last.terms.forEach((term, index) => {
    pushCreated(term)
    const text = last.postings[index] ?? ''
    const count = last.counts[index] ?? 0
    const split = splitPostings(text, ...range)
    const inside = movePostings(split.inside, moved, added.get(term))
    const updated = isSame(split.inside, inside) ? text : joinPostings(split, inside)
    if (updated !== text) changed.add(term)
    if (updated !== '') push(term, updated, count - split.inside.length + inside.length)
  })
  pushCreated()
  return {table: {terms, postings, counts}, changed}
}

/**
 * Returns the first and last section that was added, removed or renumbered. Returns `undefined` if
 * nothing has changed.
 */
function findRange(
  moved: Int32Array,
  {range: [firstAdded, lastAdded] = [Number.POSITIVE_INFINITY, -1]}: AddedPostings
): [first: number, last: number] | undefined {
  const from = moved.findIndex((to, section) => to !== section)
  const first = Math.min(from < 0 ? Number.POSITIVE_INFINITY : from, firstAdded)
  const last = Math.max(
    moved.findLastIndex((to, section) => to !== section),
    lastAdded
  )
  return last < 0 ? undefined : [first, last]
}

/** Lists the added terms that aren't in the table yet, in ascending order. */
function listMissing(added: AddedPostings, terms: readonly string[]): string[] {
  const known = new Set(terms)
  return added.terms.filter((term) => !known.has(term)).sort()
}

function movePostings(inside: Postings, moved: Int32Array, added: Postings): Postings {
  if (inside.length + added.length === 0) return inside
  const kept = inside.flatMap(([section, impact]): Postings => {
    const to = moved[section] ?? -1
    return to < 0 ? [] : [[to, impact]]
  })
  return sortPostings([...kept, ...added])
}

function isSame(left: Postings, right: Postings): boolean {
  return (
    left.length === right.length &&
    left.every(
      ([section, impact], index) => section === right[index]?.[0] && impact === right[index]?.[1]
    )
  )
}

function sortPostings(list: Postings): Postings {
  return list.toSorted(([left], [right]) => left - right)
}
