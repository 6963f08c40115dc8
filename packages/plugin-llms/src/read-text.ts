import type {RenderedSite} from '@lectern/types'
import type {TextPage} from './text-page.js'

/** Returns a cache key for everything that affects the Markdown of a page. */
export function keyOfText({source, route}: TextPage, {contents, keyOfPage}: RenderedSite): unknown {
  if (source === undefined) return keyOfPage(route.path)
  const key = contents.keyOf(source)
  return contents.isLive(source) ? [key, keyOfPage(route.path)] : key
}

/**
 * Reads a page as Markdown, including the output of its components and expressions. Pages without a
 * source are converted from HTML.
 */
export async function readText(
  {source, route, url}: Pick<TextPage, 'source' | 'route' | 'url'>,
  {contents, readPage}: Pick<RenderedSite, 'contents' | 'readPage'>
): Promise<string> {
  // The HTML parsers are loaded only once a page has changed.
  if (source === undefined) {
    const [{convertHtml}, html] = await Promise.all([
      import('./convert-html.js'),
      readPage(route.path)
    ])
    return convertHtml(html, url)
  }
  const {plain} = await contents.read(source)
  if (!contents.isLive(source)) return plain
  const [{completeText}, {readBlocks}] = await Promise.all([
    import('./complete-text.js'),
    import('./read-blocks.js')
  ])
  return completeText(plain, readBlocks(await readPage(route.path)))
}
