import type {Location} from 'react-router-dom'

const STORAGE_KEY = 'site-scroll-positions'

/** Where the reader was on each page of the tab's history, in CSS pixels from the top. */
export interface ScrollMemory {
  get(place: string): number | undefined
  set(place: string, top: number): void
  /** Saves the state for the next documents in this tab. */
  save(): void
}

/** Goes on from what an earlier document of the tab has written down, read when it is first needed. */
export function createScrollMemory(): ScrollMemory {
  const tops: Record<string, number> = {}
  let isRead = false
  // The last entries are read first: most documents are left without reading them.
  const read = () => {
    if (!isRead) Object.assign(tops, {...readTops(), ...tops})
    isRead = true
    return tops
  }
  return {
    get: (place) => read()[place],
    set(place, top) {
      tops[place] = top
    },
    save() {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(read()))
      } catch {
        // Storage may be blocked or full: going back then starts at the top after a full load.
        return
      }
    }
  }
}

/** A position in the tab's history. An entry without a key is identified by its path. */
export function placeOf({
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
    // Blocked storage or a foreign value: start without memory.
    return {}
  }
}
