import type {RenderedSite, RouteManifest} from '@lectern/types'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import type {TokenValues} from '@lectern/shared/cache/content-token'
import {createContentTexts} from '../content/content-texts.js'
import type {PartialTexts} from '../content/partial-texts.js'
import type {CompiledContent} from '../content/compiled-content.js'
import type {PageNote} from '../memory/build-memory.js'

interface RenderedSettings {
  scan: {manifest: RouteManifest}
  contents: {bySource: ReadonlyMap<string, CompiledContent>}
  resolved: {tokens: ReadonlyMap<string, TokenValues>}
  recordsDir: string
  partials: PartialTexts
  notes: ReadonlyMap<string, Pick<PageNote, 'noIndex'>>
  readPage: RenderedSite['readPage']
  keyOfPage: RenderedSite['keyOfPage']
}

/** Creates the object that gives plugins access to the rendered site. */
export function createRenderedSite(settings: RenderedSettings): RenderedSite {
  const {scan, contents, resolved, recordsDir, partials, notes, readPage, keyOfPage} = settings
  return {
    routes: scan.manifest.routes,
    readPage,
    keyOfPage,
    isIndexed: (routePath) => notes.get(routePath)?.noIndex !== true,
    contents: createContentTexts({
      contents: contents.bySource,
      tokens: resolved.tokens,
      records: openRecordStore(recordsDir),
      partials
    })
  }
}
