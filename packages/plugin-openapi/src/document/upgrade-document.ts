import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import {upgradeFromTwoToThree} from '@scalar/openapi-upgrader/2.0-to-3.0'

/** Converts Swagger 2 to OpenAPI 3. Returns other descriptions unchanged. */
export function upgradeDocument(document: UnknownRecord): UnknownRecord {
  if (document.swagger === undefined) return document
  const upgraded: unknown = upgradeFromTwoToThree(structuredClone(document))
  return isRecord(upgraded) ? upgraded : document
}
