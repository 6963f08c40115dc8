import path from 'node:path'
import type {RenderedSite} from '@lectern/types'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {describeFacts, type PageFacts} from './docs-index.js'
import type {TextPage} from './text-page.js'

type KnownFacts = Readonly<Record<string, PageFacts>>

/**
 * What contents say in short, by page. Only contents that have changed since the last build are read.
 *
 * @param cacheDir - Absolute folder to keep it in; absent where nothing is kept.
 */
export async function readFacts(
  pages: readonly TextPage[],
  contents: RenderedSite['contents'],
  cacheDir: string | undefined
): Promise<ReadonlyMap<TextPage, PageFacts>> {
  const file = cacheDir && path.join(cacheDir, 'facts.json')
  const known = (file && readCheckedJson<KnownFacts>(file)) || {}
  const next: Record<string, PageFacts> = {}
  const facts = new Map<TextPage, PageFacts>()
  for (const page of pages) {
    const key = contents.keyOf(page.source) ?? page.source
    const found = known[key] ?? describeFacts(await contents.read(page.source))
    next[key] = found
    facts.set(page, found)
  }
  const isSame = Object.keys(next).every((key) => key in known)
  if (file && !(isSame && Object.keys(known).length === Object.keys(next).length))
    writeCheckedJson(file, next)
  return facts
}
