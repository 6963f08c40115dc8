import type {HeadTag} from '@lectern/types'

/**
 * Adds `og:description` to tags that only have a description. Link previews then show the same text
 * as search engines.
 */
export function addSocialDescription(tags: readonly HeadTag[]): readonly HeadTag[] {
  const find = (key: 'name' | 'property', name: string) =>
    tags.findLast(({attributes}) => attributes?.[key] === name)?.attributes?.content
  const content = find('name', 'description')
  return content === undefined || find('property', 'og:description')
    ? tags
    : [...tags, {tag: 'meta', attributes: {property: 'og:description', content}}]
}
