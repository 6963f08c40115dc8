/** Anything that survives `JSON.parse(JSON.stringify(value))`. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly JsonValue[]
  | JsonObject

/** An object of JSON values; keys with `undefined` vanish when written. */
export interface JsonObject {
  readonly [key: string]: JsonValue
}
