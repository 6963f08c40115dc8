import type {HeadTag, PageContent, PageData} from '@lectern/types'
import type {RenderJob} from '../job/render-job.js'

/**
 * Uses the description in a page's head as the description of its content, so that components read
 * the same one.
 */
export function applyHeadDescription(
  {head, hasDescription, source}: Pick<RenderJob, 'head' | 'hasDescription' | 'source'>,
  contents: readonly PageContent[]
): readonly PageContent[] {
  const [content, ...others] = contents
  if (!content || others.length > 0 || !hasDescription || source === undefined) return contents
  const found = head.findLast(({attributes}) => attributes?.name === 'description')
  const description = found?.attributes?.content
  return typeof description === 'string' ? [{...content, description}] : contents
}

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
