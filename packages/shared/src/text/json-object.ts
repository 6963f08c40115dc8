import type {JsonObject} from '@lectern/types'

/** Returns a typed value as a JSON object, such as a page's props. */
export function toJsonObject(value: object): JsonObject {
  // Interfaces have no index signature, so TypeScript doesn't accept them as JSON objects.
  return value as JsonObject
}
