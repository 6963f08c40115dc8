import type {Location} from 'react-router-dom'

const STORAGE_KEY = 'site-scroll-positions'

/** Scroll positions of the pages in the tab's history, in CSS pixels from the top. */
export interface ScrollMemory {
  get(key: string): number | undefined
  set(key: string, top: number): void
  /** Saves the positions for the next documents in this tab. */
  save(): void
}

/** Continues with the positions stored by an earlier document of the tab. They're read on first use. */
export function createScrollMemory(): ScrollMemory {
  const tops: Record<string, number> = {}
  let isRead = false
  // Stored positions are only read on demand, because most documents are left without needing them.
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
        // Storage may be blocked or full. Going back after a full load then starts at the top.
        return
      }
    }
  }
}

/** Returns the key of a position in the tab's history. An entry without a key is identified by its path. */
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
    // Blocked storage or an invalid value: start without positions.
    return {}
  }
}
