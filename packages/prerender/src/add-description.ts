import type {HeadTag, PageData} from '@lectern/types'
import type {RenderJob} from './render-job.js'

/**
 * Adds the description of a page's first paragraph to its head, unless the page sets a
 * description. It overrides the description of the site.
 */
export function addDescription(
  {head, hasDescription}: Pick<RenderJob, 'head' | 'hasDescription'>,
  {contents}: Pick<PageData, 'contents'>
): readonly HeadTag[] {
  const [content] = contents
  if (hasDescription || contents.length !== 1 || !content?.description) return head
  return [
    ...head,
    {tag: 'meta', attributes: {name: 'description', content: content.description}},
    {tag: 'meta', attributes: {property: 'og:description', content: content.description}}
  ]
}
