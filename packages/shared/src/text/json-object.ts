import type {JsonObject} from '@lectern/types'

/** Sees a typed value, such as the props of a page, as the JSON that it is written as. */
export function toJsonObject(value: object): JsonObject {
  // An interface has no index signature, so TypeScript cannot see that it is a JSON object.
  return value as JsonObject
}
