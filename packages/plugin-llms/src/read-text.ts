import type {RenderedSite} from '@lectern/types'
import type {TextPage} from './text-page.js'

/** Identifies all that the Markdown of a page depends on. */
export function keyOfText({source, route}: TextPage, {contents, keyOfPage}: RenderedSite): unknown {
  const key = contents.keyOf(source)
  return contents.isLive(source) ? [key, keyOfPage(route.path)] : key
}

/** Reads a page as Markdown, with what its components and expressions show. */
export async function readText(
  {source, route}: TextPage,
  {contents, readPage}: RenderedSite
): Promise<string> {
  const {plain} = await contents.read(source)
  if (!contents.isLive(source)) return plain
  // The HTML parser is loaded for the first changed page.
  const [{completeText}, {readBlocks}] = await Promise.all([
    import('./complete-text.js'),
    import('./read-blocks.js')
  ])
  return completeText(plain, readBlocks(await readPage(route.path)))
}
