import type {ContentRecord} from '@lectern/types'

/** Returns an empty static content record. `fields` override the defaults. */
export function createContentRecord(fields: Partial<ContentRecord> = {}): ContentRecord {
  return {
    kind: 'static',
    body: [],
    code: '',
    excerptCode: '',
    toc: [],
    description: '',
    words: 0,
    links: [],
    assets: [],
    sections: [],
    plain: '',
    partials: [],
    features: [],
    head: [],
    problems: [],
    ...fields
  }
}
