import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'

/**
 * Applies the differences between two versions of a value to a third one. Lists are only merged if
 * they have the same length.
 */
export function mergeChanges(target: unknown, before: unknown, after: unknown): unknown {
  if (isSame(before, after)) return target
  if (isRecord(target) && isRecord(before) && isRecord(after)) {
    const fields = Object.keys(after).filter((field) => !isSame(before[field], after[field]))
    const changes = fields.map(
      (field) => [field, mergeChanges(target[field], before[field], after[field])] as const
    )
    return {...target, ...Object.fromEntries(changes)}
  }
  if (![target, before, after].every(Array.isArray)) return after
  const [own, old, all] = [target, before, after] as readonly (readonly unknown[])[]
  if (!own || !old || all?.length !== own.length || old.length !== own.length) return after
  return own.map((item, index) => mergeChanges(item, old[index], all[index]))
}

/** Returns whether two values are the same as JSON. */
export function isSame(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right)
}

/** Returns the fields of an object that differ from another object. */
export function listChanges(before: UnknownRecord, after: UnknownRecord): UnknownRecord {
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !isSame(before[field], value))
  )
}
