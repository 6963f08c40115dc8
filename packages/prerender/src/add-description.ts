import type {HeadTag, PageData} from '@lectern/types'
import type {RenderJob} from './render-job.js'

/**
 * Adds the text of a page's first paragraph as its description, unless the page already has one. This
 * overrides the site's description. Pages without a source file list other pages, so their content
 * doesn't describe them.
 */
export function addDescription(
  {head, hasDescription, source}: Pick<RenderJob, 'head' | 'hasDescription' | 'source'>,
  {contents}: Pick<PageData, 'contents'>
): readonly HeadTag[] {
  const [content] = contents
  const isOwn = source !== undefined && contents.length === 1
  if (hasDescription || !isOwn || !content?.description) return head
  return [
    ...head,
    {tag: 'meta', attributes: {name: 'description', content: content.description}},
    {tag: 'meta', attributes: {property: 'og:description', content: content.description}}
  ]
}
