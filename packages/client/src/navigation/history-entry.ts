import type {Location} from 'react-router-dom'

/**
 * The key of the history entry of a location. The router names the entries that it creates.
 * Entries of full loads and of hash links are created by the browser and named here, so that going
 * back to an entry differs from following the same link again.
 */
export function nameEntry({key, hash}: Location): string {
  if (key !== 'default' || hash !== location.hash) return key
  const known = keyOfEntry()
  if (known !== undefined) return known
  const name = Math.random().toString(36).slice(2, 10)
  // The router counts its entries by `idx`, where there is one.
  history.replaceState({idx: null, ...history.state, key: name}, '')
  return name
}

/** Whether the history is at the entry with a key; a link may have left it a moment ago. */
export function isShownEntry(key: string): boolean {
  return (keyOfEntry() ?? 'default') === key
}

function keyOfEntry(): string | undefined {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('key' in state)) return undefined
  return typeof state.key === 'string' ? state.key : undefined
}
