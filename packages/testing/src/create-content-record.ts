import type {ContentRecord} from '@lectern/types'

/** Returns the record of static content without text. `fields` override the defaults. */
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
