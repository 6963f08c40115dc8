import type {RenderedSite, Route} from '@lectern/types'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {hashValue} from '@lectern/shared/cache/content-hash'
import type {PageText} from './read-page-text.js'

/** What pages say that are components, by route path. */
export type PageTexts = ReadonlyMap<string, PageText>

/** Whether a page has no text but what its component shows. */
export function isComponentPage({contents, isSourcePage}: Route): boolean {
  return isSourcePage === true && contents.length === 0
}

interface TextSettings {
  /** Changes with the code that reads pages. */
  version: string
  /** Absolute; where the texts of the last build are. */
  cacheFile: string
}

/**
 * Read what rendered component pages say. One that has not changed since the last build is not read again.
 * In development, where no page is rendered before somebody looks at it, there is nothing to read.
 */
export async function readPageTexts(
  {routes, isIndexed, keyOfPage, readPage}: Omit<RenderedSite, 'contents'>,
  {version, cacheFile}: TextSettings
): Promise<PageTexts> {
  const wanted = routes.flatMap((route) => {
    const key = isComponentPage(route) && isIndexed(route.path) && keyOfPage(route.path)
    return key ? [{routePath: route.path, key: hashValue([version, key])}] : []
  })
  if (wanted.length === 0) return new Map()
  const known = readCheckedJson<Readonly<Record<string, PageText>>>(cacheFile) ?? {}
  const texts = new Map<string, PageText>()
  const next: Record<string, PageText> = {}
  for (const {routePath, key} of wanted) {
    const text = known[key] ?? (await readText(await readPage(routePath)))
    next[key] = text
    texts.set(routePath, text)
  }
  const keys = Object.keys(next)
  const isSame = keys.length === Object.keys(known).length && keys.every((key) => key in known)
  if (!isSame) writeCheckedJson(cacheFile, next)
  return texts
}

/** What reads HTML is loaded for the first page that has changed. */
async function readText(html: string): Promise<PageText> {
  const {readPageText} = await import('./read-page-text.js')
  return readPageText(html)
}
