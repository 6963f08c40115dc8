import type {ContentRecord} from '@lectern/types'

/** Returns the record of a static content without text, with the given fields instead of its own. */
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
