import type {ContentRecord, ContentText} from '@lectern/types'

/** Text of a compiled content, without layout data. Tokens are unchanged. */
export function selectText(record: ContentRecord): ContentText {
  const {contentTitle, description, toc, words, sections, plain} = record
  return {contentTitle, description, toc, words, sections, plain}
}
