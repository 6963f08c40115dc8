import type {JsonObject} from '@lectern/types'

/** Returns a typed value, such as the props of a page, as a JSON object. */
export function toJsonObject(value: object): JsonObject {
  // An interface has no index signature, so TypeScript doesn't recognize it as a JSON object.
  return value as JsonObject
}
