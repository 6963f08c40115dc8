/** A value that `JSON.parse(JSON.stringify(value))` doesn't change. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly JsonValue[]
  | JsonObject

/** An object of JSON values. Keys with the value `undefined` are ignored. */
export interface JsonObject {
  readonly [key: string]: JsonValue
}
