import type {ContentRecord, ContentText} from '@lectern/types'

/** What a compiled content says, without what it is shown with; its tokens are as they were. */
export function selectText(record: ContentRecord): ContentText {
  const {contentTitle, description, toc, words, sections, plain} = record
  return {contentTitle, description, toc, words, sections, plain}
}
