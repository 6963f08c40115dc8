import type {JsonValue} from '@lectern/types'

/**
 * Converts any value to readable JSON. Maps become objects, sets become lists, and functions and
 * circular references are replaced by a label.
 */
export function toPlainJson(value: unknown): JsonValue {
  return convert(value, [])
}

function convert(value: unknown, parents: readonly object[]): JsonValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'function') return `[function ${value.name || 'without a name'}]`
  if (typeof value !== 'object') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (value instanceof RegExp) return String(value)
  if (parents.includes(value)) return '[circular]'
  return convertObject(value, [...parents, value])
}

function convertObject(value: object, parents: readonly object[]): JsonValue {
  if (Array.isArray(value) || value instanceof Set) {
    return [...value].map((item) => convert(item, parents))
  }
  const entries = value instanceof Map ? [...value] : Object.entries(value)
  return Object.fromEntries(
    entries
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [String(key), convert(item, parents)])
  )
}
