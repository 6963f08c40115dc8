import {useMemo, useSyncExternalStore} from 'react'

/** A key in the browser's storage. */
export interface StorageSlot {
  get(): string | null
  set(value: string): void
  del(): void
  /** Calls the listener when the value changes, also in the same tab. Returns a function that stops. */
  listen(onChange: (event: StorageEvent) => void): () => void
}

/** Options of `createStorageSlot`. */
export interface StorageSlotOptions {
  persistence?: 'localStorage' | 'sessionStorage' | 'none'
}

const NO_SLOT: StorageSlot = Object.freeze<StorageSlot>({
  get: () => null,
  set() {},
  del() {},
  listen: () => () => {}
})

/**
 * `createStorageSlot`: a key in the browser's storage. If storage isn't available, values are
 * `null`.
 */
export function createStorageSlot(
  key: string,
  {persistence = 'localStorage'}: StorageSlotOptions = {}
): StorageSlot {
  if (persistence === 'none') return NO_SLOT
  const storage = () => globalThis[persistence]
  // Browsers only send events to other tabs.
  const dispatch = (oldValue: string | null, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', {key, oldValue, newValue, storageArea: storage()}))
  const get = () => attempt(() => storage().getItem(key)) ?? null
  return {
    get,
    set(value) {
      const before = get()
      attempt(() => storage().setItem(key, value))
      attempt(() => dispatch(before, value))
    },
    del() {
      const before = get()
      attempt(() => storage().removeItem(key))
      attempt(() => dispatch(before, null))
    },
    listen(onChange) {
      const onStorage = (event: StorageEvent) => {
        // The key is `null` if all keys were cleared.
        if (event.key === key || event.key === null) onChange(event)
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    }
  }
}

/** Returns nothing if storage is blocked, for example by the browser's settings. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** `useStorageSlot`: the value of a key in the browser's storage, and its slot. */
export function useStorageSlot(key: string | null, options: StorageSlotOptions = {}) {
  const {persistence} = options
  const slot = useMemo(
    () => (key === null ? NO_SLOT : createStorageSlot(key, {persistence})),
    [key, persistence]
  )
  const value = useSyncExternalStore(slot.listen, slot.get, () => null)
  return [value, slot] as const
}

/** `listStorageKeys`: all keys in the browser's storage. Empty if storage isn't available. */
export function listStorageKeys({persistence = 'localStorage'}: StorageSlotOptions = {}): string[] {
  return persistence === 'none' ? [] : (attempt(() => Object.keys(globalThis[persistence])) ?? [])
}
