import type {Location} from 'react-router-dom'

/**
 * Returns the key of a location's history entry. The router adds keys to the entries that it creates. The
 * browser creates entries of full loads and hash links, which get their keys here, so that going back to an
 * entry differs from following the same link again.
 */
export function nameEntry({key, hash}: Location): string {
  if (key !== 'default' || hash !== location.hash) return key
  const known = keyOfEntry()
  if (known !== undefined) return known
  const name = Math.random().toString(36).slice(2, 10)
  // The router numbers its entries in `idx`, if it's set.
  history.replaceState({idx: null, ...history.state, key: name}, '')
  return name
}

/** Returns whether the current history entry has a key. A link may have just left it. */
export function isShownEntry(key: string): boolean {
  return (keyOfEntry() ?? 'default') === key
}

function keyOfEntry(): string | undefined {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('key' in state)) return undefined
  return typeof state.key === 'string' ? state.key : undefined
}
