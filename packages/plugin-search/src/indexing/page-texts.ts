import type {RenderedSite, Route} from '@lectern/types'
import {readCheckedJson, writeCheckedJson} from '@lectern/shared/cache/checked-json'
import {hashValue} from '@lectern/shared/cache/content-hash'
import type {PageText} from './read-page-text.js'

/** Text of rendered pages, by route path. */
export type PageTexts = ReadonlyMap<string, PageText>

/** Tests whether all text of a page comes from a component. */
function isComponentPage({contents, isSourcePage}: Route): boolean {
  return isSourcePage === true && contents.length === 0
}

/**
 * Determines which part of a rendered page to read. Returns `undefined` if its source contains all
 * of the text.
 */
function chooseReading(route: Route, {isLive}: RenderedSite['contents']): Reading | undefined {
  if (isComponentPage(route)) return 'page'
  const [content, ...others] = route.contents
  const isOne = route.isSourcePage === true && others.length === 0 && !content?.excerpt
  return isOne && content && isLive(content.source) ? 'content' : undefined
}

/** Part of the page to read: all of `main`, or only the content in it. */
type Reading = 'page' | 'content'

interface TextSettings {
  /** Hash of the code that reads pages. */
  version: string
  /** Absolute path of the cache file with the page texts of the last build. */
  cacheFile: string
}

/**
 * Reads the text of rendered pages that contain components. Unchanged pages come from the cache. In
 * development, does nothing, because pages are rendered only on request.
 */
export async function readPageTexts(
  {routes, contents, isIndexed, keyOfPage, readPage}: RenderedSite,
  {version, cacheFile}: TextSettings
): Promise<PageTexts> {
  const wanted = routes.flatMap((route) => {
    const reading = chooseReading(route, contents)
    const key = reading && isIndexed(route.path) && keyOfPage(route.path)
    return key ? [{routePath: route.path, reading, key: hashValue([version, key])}] : []
  })
  if (wanted.length === 0) return new Map()
  const known = readCheckedJson<Readonly<Record<string, PageText | null>>>(cacheFile) ?? {}
  const texts = new Map<string, PageText>()
  const next: Record<string, PageText | null> = {}
  for (const {routePath, reading, key} of wanted) {
    const text = key in known ? known[key] : await readText(await readPage(routePath), reading)
    next[key] = text ?? null
    if (text) texts.set(routePath, text)
  }
  const keys = Object.keys(next)
  const isSame = keys.length === Object.keys(known).length && keys.every((key) => key in known)
  if (!isSame) writeCheckedJson(cacheFile, next)
  return texts
}

/** Reads the text of a page. The HTML parser isn't loaded until a page has changed. */
async function readText(html: string, reading: Reading): Promise<PageText | undefined> {
  const {readContentText, readPageText} = await import('./read-page-text.js')
  return reading === 'page' ? readPageText(html) : readContentText(html)
}
