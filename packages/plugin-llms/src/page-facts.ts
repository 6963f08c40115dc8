import path from 'node:path'
import type {RenderedSite} from '@lectern/types'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {describeFacts, type PageFacts} from './docs-index.js'
import type {TextPage} from './text-page.js'

type KnownFacts = Readonly<Record<string, PageFacts>>

/**
 * Returns the index data of pages. Only reads contents that have changed since the last build.
 *
 * @param cacheDir - Absolute path of the cache folder, or `undefined` to disable the cache.
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
    const {source} = page
    if (source === undefined) continue
    const key = contents.keyOf(source) ?? source
    const found = known[key] ?? describeFacts(await contents.read(source))
    next[key] = found
    facts.set(page, found)
  }
  const isSame = Object.keys(next).every((key) => key in known)
  if (file && !(isSame && Object.keys(known).length === Object.keys(next).length))
    writeCheckedJson(file, next)
  return facts
}
