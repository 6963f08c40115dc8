import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'

/** Lifetime of successful results: one week. Failures aren't cached. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000

/** Cache of working URLs and the times of their last checks. */
export interface UrlCache {
  isFresh(url: string): boolean
  note(url: string): void
  /** Writes all valid entries to the file. */
  save(): void
}

/**
 * Opens the cache of working URLs.
 *
 * @param now - Milliseconds since 1970.
 */
export function openUrlCache(file: string, now: number): UrlCache {
  const known = new Map(Object.entries(readCheckedJson<Record<string, number>>(file) ?? {}))
  // A time in the future comes from a wrong clock.
  const isFresh = (time: number | undefined) =>
    time !== undefined && time <= now && now - time < LIFETIME
  return {
    isFresh: (url) => isFresh(known.get(url)),
    note: (url) => known.set(url, now),
    save: () =>
      writeCheckedJson(file, Object.fromEntries([...known].filter(([, time]) => isFresh(time))))
  }
}
