/** A key of the browser's local storage. */
export interface StorageSlot {
  /** Returns the value, or `null` if it isn't set. */
  get(): string | null
  /** Stores a value. */
  set(value: string): void
  /** Removes the value. */
  remove(): void
  /**
   * Calls the listener when another tab or page changes the value. Returns a function that
   * unsubscribes.
   */
  listen(onChange: (value: string | null) => void): () => void
}

/**
 * Provides access to a key in local storage. Never throws: if storage is unavailable, reading
 * returns `null`, and the console shows a warning.
 *
 * @param key - Key in the local storage.
 */
export function createStorageSlot(key: string): StorageSlot {
  const get = () => attempt(() => localStorage.getItem(key)) ?? null
  return {
    get,
    set: (value) => attempt(() => localStorage.setItem(key, value)),
    remove: () => attempt(() => localStorage.removeItem(key)),
    listen(onChange) {
      const events = new AbortController()
      const {signal} = events
      const onStorage = (event: StorageEvent) => {
        // The key is `null` if all keys were cleared.
        if (event.key === key || event.key === null) onChange(event.newValue)
      }
      addEventListener('storage', onStorage, {signal})
      // A page in the browser's back/forward cache receives no events.
      const onLeave = () => {
        const left = get()
        const onReturn = () => get() !== left && onChange(get())
        addEventListener('pageshow', onReturn, {once: true, signal})
      }
      addEventListener('pagehide', onLeave, {signal})
      return () => events.abort()
    }
  }
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch (error) {
    warnOnce(error)
    return undefined
  }
}

/** Warns once per page. The flag is on `window`, because it must outlive all components. */
function warnOnce(error: unknown): void {
  const marked = globalThis as {__siteStorageWarned?: boolean}
  if (marked.__siteStorageWarned) return
  marked.__siteStorageWarned = true
  console.warn("Local storage isn't available. Preferences won't be saved.", error)
}
