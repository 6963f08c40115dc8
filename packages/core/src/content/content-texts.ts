import type {ContentRecord, ContentText, ContentTexts} from '@lectern/types'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {replaceTokensIn, type TokenValues} from '@lectern/shared/cache/content-token'
import type {RecordStore} from '@lectern/shared/cache/record-store'
import type {CompiledContent} from './compiled-content.js'
import {selectText} from './select-text.js'
import {insertPartials, type PartialTexts} from './partial-texts.js'

/** Compiled content, and the values of its tokens. */
export interface TextSettings {
  contents: ReadonlyMap<string, Pick<CompiledContent, 'key' | 'kind' | 'textHash' | 'partials'>>
  tokens: ReadonlyMap<string, TokenValues>
  records: Pick<RecordStore, 'need'>
  partials: PartialTexts
}

/** Creates an object that provides the text of compiled content. Records are read on demand. */
export function createContentTexts(settings: TextSettings): ContentTexts {
  const {contents, tokens, records, partials} = settings
  return {
    keyOf(source) {
      const content = contents.get(source)
      if (!content) return undefined
      const inner = content.partials.map((file) => partials.keyOf(file, source))
      return hashValue([content.textHash, tokens.get(source), ...inner])
    },
    isLive: (source) => contents.get(source)?.kind === 'live',
    async read(source) {
      const content = contents.get(source)
      if (!content) throw new Error(`No page shows ${source}.`)
      const text = describeText(records.need<ContentRecord>(content.key), tokens.get(source))
      const inner = await Promise.all(content.partials.map((file) => partials.read(file, source)))
      return {...text, plain: insertPartials(text.plain, inner)}
    }
  }
}

/** Returns the text in a record after replacing its tokens. */
function describeText(
  record: ContentRecord,
  values: TokenValues = {links: [], assets: []}
): ContentText {
  return replaceTokensIn(selectText(record), values)
}
