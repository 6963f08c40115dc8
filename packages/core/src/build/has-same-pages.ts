import type {LoadedPlace} from './load-place.js'

type Language = Pick<LoadedPlace, 'hasOwnFiles' | 'exportedConfig'>

/** Whether two languages of a site have the same pages: neither has localized files, and their configurations are equal. */
export function hasSamePages(one: Language, other: Language): boolean {
  if (one.hasOwnFiles || other.hasOwnFiles) return false
  return describe(one.exportedConfig) === describe(other.exportedConfig)
}

/**
 * Returns a configuration as text: functions as their source, objects only at their first
 * occurrence.
 */
function describe(config: Language['exportedConfig']): string {
  const seen = new WeakSet()
  return JSON.stringify(config, (_, value: unknown) => {
    if (typeof value === 'function' || value instanceof RegExp) return String(value)
    if (typeof value !== 'object' || value === null) return value
    if (seen.has(value)) return undefined
    seen.add(value)
    return value
  })
}
