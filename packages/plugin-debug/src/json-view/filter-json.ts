import type {JsonValue} from '@lectern/types'

/** Result of searching a JSON value. */
export interface FilteredJson {
  /** Not set if nothing matches. */
  value?: JsonValue
  /** Number of matching keys and values. */
  matches: number
}

/**
 * Keeps the branches that contain the search text in a key or value, ignoring case. If a key
 * matches, its whole value is kept.
 */
export function filterJson(value: JsonValue, words: string): FilteredJson {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return {value, matches: 0}
  return filterValue(value, wanted)
}

function filterValue(value: JsonValue, wanted: string): FilteredJson {
  if (typeof value !== 'object' || value === null) {
    return String(value).toLowerCase().includes(wanted) ? {value, matches: 1} : {matches: 0}
  }
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const isNamed = !Array.isArray(value) && key.toLowerCase().includes(wanted)
    const inner = filterValue(item as JsonValue, wanted)
    if (isNamed) return [{key, value: item as JsonValue, matches: inner.matches + 1}]
    return inner.value === undefined ? [] : [{key, value: inner.value, matches: inner.matches}]
  })
  if (entries.length === 0) return {matches: 0}
  return {
    value: Array.isArray(value)
      ? entries.map((entry) => entry.value)
      : Object.fromEntries(entries.map((entry) => [entry.key, entry.value])),
    matches: entries.reduce((sum, {matches}) => sum + matches, 0)
  }
}
