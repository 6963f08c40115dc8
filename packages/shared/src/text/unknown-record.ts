/** An object with unknown fields. */
export type UnknownRecord = Readonly<Record<string, unknown>>

/** Returns whether a value is an object, but not an array or a function. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
