import type {RenderedSite} from '@lectern/types'
import type {TextPage} from './text-page.js'

/** Identifies all inputs of a page's Markdown. */
export function keyOfText({source, route}: TextPage, {contents, keyOfPage}: RenderedSite): unknown {
  const key = contents.keyOf(source)
  return contents.isLive(source) ? [key, keyOfPage(route.path)] : key
}

/** Reads a page as Markdown, including the output of its components and expressions. */
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
