import type {LoadedLocale} from './load-locale.js'

type Locale = Pick<LoadedLocale, 'hasOwnFiles' | 'exportedConfig'>

/**
 * Returns whether two locales have the same pages, because neither has localized files and their
 * configurations are equal.
 */
export function hasSamePages(one: Locale, other: Locale): boolean {
  if (one.hasOwnFiles || other.hasOwnFiles) return false
  return describeConfig(one.exportedConfig) === describeConfig(other.exportedConfig)
}

/**
 * Serializes a configuration for comparison. Functions are represented by their source code, and
 * repeated objects are only included once.
 */
export function describeConfig(config: Locale['exportedConfig']): string {
  const seen = new WeakSet()
  return JSON.stringify(config, (_, value: unknown) => {
    if (typeof value === 'function' || value instanceof RegExp) return String(value)
    if (typeof value !== 'object' || value === null) return value
    if (seen.has(value)) return undefined
    seen.add(value)
    return value
  })
}
