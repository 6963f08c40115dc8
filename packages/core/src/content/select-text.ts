import type {ContentRecord, ContentText} from '@lectern/types'

/** Returns the text of a compiled source without its layout. Tokens aren't replaced. */
export function selectText(record: ContentRecord): ContentText {
  const {contentTitle, description, toc, words, sections, plain} = record
  return {contentTitle, description, toc, words, sections, plain}
}
