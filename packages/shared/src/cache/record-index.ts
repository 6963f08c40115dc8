import {type AppendedRecord, listPacks, readList, type RecordPlace} from './record-packs.js'

/** Places of all records in a folder. Also finds records that other threads and processes add. */
export interface RecordIndex {
  find(key: string): RecordPlace | undefined
  /** Returns the current places of all records. If a key was stored repeatedly, the newest wins. */
  all(): ReadonlyMap<string, RecordPlace>
  /** Adds a record that this thread has appended to a pack. */
  add(key: string, record: AppendedRecord): void
  /** Reads all lists again, e.g. because another process has deleted packs. */
  reload(): void
}

/** Opens the index of a folder. Nothing is read before the first search. */
export function openRecordIndex(directory: string): RecordIndex {
  const places = new Map<string, RecordPlace>()
  /** Number of bytes that were read of each list. */
  const ends = new Map<string, number>()
  const update = () => {
    for (const pack of listPacks(directory)) {
      const {records, end} = readList(directory, pack, ends.get(pack))
      for (const [key, place] of records) places.set(key, place)
      ends.set(pack, end)
    }
    return places
  }
  return {
    find: (key) => places.get(key) ?? update().get(key),
    all: update,
    add(key, {place, start, end}) {
      places.set(key, place)
      // Unless another store of this thread has added records in between.
      if ((ends.get(place.pack) ?? 0) === start) ends.set(place.pack, end)
    },
    reload() {
      places.clear()
      ends.clear()
    }
  }
}
