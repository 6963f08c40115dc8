import type {ContentRecord} from '@lectern/types'

/** Creates a record of static content. Fields that aren't given are empty. */
export function createStaticRecord(fields: Partial<ContentRecord>): ContentRecord {
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
