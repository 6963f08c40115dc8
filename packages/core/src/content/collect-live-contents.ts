import path from 'node:path'
import type {ContentRecord, Route} from '@lectern/types'
import type {LiveContent} from '@lectern/bundler'
import {contentEntry} from '@lectern/bundler/content-entry'
import {replaceTokens, type TokenValues} from '@lectern/shared/cache/content-token'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import type {SiteContents} from './compile-contents.js'

interface LiveContentSettings {
  routes: readonly Route[]
  contents: Pick<SiteContents, 'bySource'>
  tokens: ReadonlyMap<string, TokenValues>
  siteDir: string
  recordsDir: string
}

/** Collects the modules of live content for the bundler. Excerpts have separate modules. */
export function collectLiveContents(settings: LiveContentSettings): LiveContent[] {
  const {routes, contents, tokens, siteDir} = settings
  const records = openRecordStore(settings.recordsDir)
  const live = new Map<string, LiveContent>()
  for (const {source, excerpt} of routes.flatMap((route) => route.contents)) {
    const content = contents.bySource.get(source)
    if (content?.kind !== 'live') continue
    const isCut = Boolean(excerpt) && content.hasExcerpt
    const entry = contentEntry(source, isCut)
    if (live.has(entry)) continue
    const record = records.need<ContentRecord>(content.key)
    const code = isCut ? record.excerptCode : record.code
    live.set(entry, {
      entry,
      source: path.resolve(siteDir, source),
      code: replaceTokens(code, tokens.get(source) ?? {links: [], assets: []})
    })
  }
  return [...live.values()]
}
