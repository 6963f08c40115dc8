import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'

/** Lifetime of a successful result: a week. Failures are requested again. */
const HOLDS = 7 * 24 * 60 * 60 * 1000

/** Addresses that were found in order, with the time of that. */
export interface AnswerCache {
  isFresh(url: string): boolean
  note(url: string): void
  /** Keeps valid entries. */
  save(): void
}

/**
 * Opens the memory of good answers.
 *
 * @param now - Milliseconds since 1970.
 */
export function openAnswerCache(file: string, now: number): AnswerCache {
  const known = new Map(Object.entries(readCheckedJson<Record<string, number>>(file) ?? {}))
  // A time to come is one of a clock that was wrong.
  const isFresh = (time: number | undefined) =>
    time !== undefined && time <= now && now - time < HOLDS
  return {
    isFresh: (url) => isFresh(known.get(url)),
    note: (url) => known.set(url, now),
    save: () =>
      writeCheckedJson(file, Object.fromEntries([...known].filter(([, time]) => isFresh(time))))
  }
}
