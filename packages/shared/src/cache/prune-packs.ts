import {randomBytes} from 'node:crypto'
import {openRecordIndex} from './record-index.js'
import {
  appendRecord,
  deletePack,
  listPacks,
  ownPack,
  packSize,
  readRecord,
  type RecordPlace
} from './record-packs.js'

/** Number of packs above which small ones are merged. Each build with changes adds some. */
const MAX_PACKS = 32

/**
 * Deletes unused records, oldest first, until they have at most `bytes`. Rewrites a pack if less than
 * half of it is left, and small packs if there are many.
 */
export function prunePacks(directory: string, used: ReadonlySet<string>, bytes: number): void {
  const kept = selectRecords(openRecordIndex(directory).all(), used, bytes)
  const left = new Map<string, number>()
  for (const {pack, length} of kept.values()) left.set(pack, (left.get(pack) ?? 0) + length)
  const sizes = listPacks(directory).map((pack) => ({pack, size: packSize(directory, pack)}))
  const average = sizes.reduce((sum, {size}) => sum + size, 0) / sizes.length
  const rewritten = new Set(
    sizes.flatMap(({pack, size}) => {
      const isSmall = sizes.length > MAX_PACKS && size <= average
      return isSmall || (left.get(pack) ?? 0) * 2 < size ? [pack] : []
    })
  )
  const merged = `${ownPack()}-${randomBytes(4).toString('hex')}`
  for (const [key, place] of kept) {
    const record = rewritten.has(place.pack) && readRecord(directory, place)
    if (record) appendRecord(directory, merged, {key, hash: place.hash, bytes: record})
  }
  for (const pack of rewritten) deletePack(directory, pack)
}

/** Selects the used records and the newest of the others. */
function selectRecords(
  places: ReadonlyMap<string, RecordPlace>,
  used: ReadonlySet<string>,
  bytes: number
): Map<string, RecordPlace> {
  let total = 0
  const unused = [...places]
    .filter(([key]) => !used.has(key))
    .toReversed()
    .filter(([, {length}]) => {
      total += length
      return total <= bytes
    })
  return new Map([...unused.toReversed(), ...[...places].filter(([key]) => used.has(key))])
}
