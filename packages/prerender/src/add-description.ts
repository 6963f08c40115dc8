import type {HeadTag, PageData} from '@lectern/types'
import type {RenderJob} from './render-job.js'

/**
 * Adds the text of a page's first paragraph as its description, unless the page already has one. This
 * overrides the site's description.
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
