import type {HeadTag} from '@lectern/types'

/**
 * Adds `og:description` to tags that were set together and have a description only, so that link previews and
 * search engines show the same text.
 */
export function addSocialDescription(tags: readonly HeadTag[]): readonly HeadTag[] {
  const content = tags.findLast(({attributes}) => attributes?.name === 'description')?.attributes
    ?.content
  const hasOwn = tags.some(({attributes}) => attributes?.property === 'og:description')
  return content === undefined || hasOwn
    ? tags
    : [...tags, {tag: 'meta', attributes: {property: 'og:description', content}}]
}
