import type {Location} from 'react-router-dom'

/**
 * Returns the key of a location's history entry. The router only sets keys on the entries that it
 * creates. This function adds one to entries that the browser created for full page loads and hash
 * links, so that going back to an entry can be distinguished from following the same link again.
 */
export function nameEntry({key, hash}: Location): string {
  if (key !== 'default' || hash !== location.hash) return key
  const known = keyOfEntry()
  if (known !== undefined) return known
  const name = Math.random().toString(36).slice(2, 10)
  // The router only counts entries whose `idx` is set.
  history.replaceState({idx: null, ...history.state, key: name}, '')
  return name
}

/**
 * Returns whether a key belongs to the current history entry. It no longer does once a hash link
 * has added an entry.
 */
export function isShownEntry(key: string): boolean {
  return (keyOfEntry() ?? 'default') === key
}

function keyOfEntry(): string | undefined {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('key' in state)) return undefined
  return typeof state.key === 'string' ? state.key : undefined
}
