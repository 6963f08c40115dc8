import type {RecordStore} from './record-store.js'

/** Copies records that the target doesn't have. Records that are missing or damaged are skipped. */
export function copyRecords(
  source: Pick<RecordStore, 'readJson'>,
  target: Pick<RecordStore, 'list' | 'writeJson'>,
  keys: ReadonlySet<string>
): void {
  const present = target.list()
  for (const key of keys) {
    const json = present.has(key) ? undefined : source.readJson(key)
    if (json) target.writeJson(key, json)
  }
}
