import {createStaticRecord} from '@lectern/shared/pages/static-record'
import type {ContentRecord} from '@lectern/types'

/** Returns an empty static content record. `fields` override the defaults. */
export function createContentRecord(fields: Partial<ContentRecord> = {}): ContentRecord {
  return createStaticRecord(fields)
}
