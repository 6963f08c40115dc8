import type {HeadTag} from '@lectern/types'

/**
 * Adds `og:description` to tags with only a description, so that link previews and search engines show the same
 * text.
 */
export function addSocialDescription(tags: readonly HeadTag[]): readonly HeadTag[] {
  const find = (key: 'name' | 'property', name: string) =>
    tags.findLast(({attributes}) => attributes?.[key] === name)?.attributes?.content
  const content = find('name', 'description')
  return content === undefined || find('property', 'og:description')
    ? tags
    : [...tags, {tag: 'meta', attributes: {property: 'og:description', content}}]
}
