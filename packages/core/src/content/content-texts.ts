import type {ContentRecord, ContentText, ContentTexts} from '@lectern/types'
import {hashValue} from '@lectern/shared/content-hash'
import {replaceTokensIn, type TokenValues} from '@lectern/shared/content-token'
import type {RecordStore} from '@lectern/shared/record-store'
import type {CompiledContent} from './compiled-content.js'

/** Contents with what they refer to. */
export interface TextSettings {
  contents: ReadonlyMap<string, Pick<CompiledContent, 'key'>>
  tokens: ReadonlyMap<string, TokenValues>
  records: Pick<RecordStore, 'need'>
}

/** Open the compiled contents to whoever writes about them; records are read one by one. */
export function createContentTexts({contents, tokens, records}: TextSettings): ContentTexts {
  return {
    keyOf(source) {
      const content = contents.get(source)
      return content && hashValue([content.key, tokens.get(source)])
    },
    async read(source) {
      const content = contents.get(source)
      if (!content) throw new Error(`No page shows ${source}.`)
      return describeText(records.need<ContentRecord>(content.key), tokens.get(source))
    }
  }
}

/** The words of a record, with the values of its tokens. */
export function describeText(
  {contentTitle, description, toc, words, sections, plain}: ContentRecord,
  values: TokenValues = {links: [], assets: []}
): ContentText {
  return replaceTokensIn({contentTitle, description, toc, words, sections, plain}, values)
}
