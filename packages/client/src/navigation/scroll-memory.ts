import type {Location} from 'react-router-dom'

const STORAGE_KEY = 'site-scroll-positions'

/** Scroll positions of the pages in a tab's history, in CSS pixels from the top. */
export interface ScrollMemory {
  get(key: string): number | undefined
  set(key: string, top: number): void
  /** Stores the positions for later documents in this tab. */
  save(): void
}

/**
 * Creates the store of scroll positions, including the ones that earlier documents in the tab
 * stored.
 */
export function createScrollMemory(): ScrollMemory {
  const tops: Record<string, number> = {}
  let isRead = false
  // Stored positions are read only on demand, because most documents never need them.
  const read = () => {
    if (!isRead) Object.assign(tops, {...readTops(), ...tops})
    isRead = true
    return tops
  }
  return {
    get: (key) => read()[key],
    set(key, top) {
      tops[key] = top
    },
    save() {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(read()))
      } catch {
        // Storage may be blocked or full. In that case, going back after a full page load starts at
        // the top.
        return
      }
    }
  }
}

/**
 * Returns the storage key for a scroll position. The path distinguishes entries that have no key.
 */
export function scrollKey({
  key,
  pathname,
  hash
}: Pick<Location, 'key' | 'pathname' | 'hash'>): string {
  return `${key} ${pathname}${hash}`
}

function readTops(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>
  } catch {
    // Storage is blocked or its value is invalid, so start without positions.
    return {}
  }
}
