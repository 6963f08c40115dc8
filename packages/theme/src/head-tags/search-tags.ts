import type {HeadTag, Route} from '@lectern/types'

/** Tag of pages that belong to no version of the docs. */
const DEFAULT_TAG = 'default'

/**
 * Head tags that crawlers of search services read from every page of a Docusaurus site: its language, and
 * the version and instance of its docs.
 *
 * @param locale - Language of the page.
 */
export function createSearchTags({head}: Pick<Route, 'head'>, locale: string): HeadTag[] {
  const version = findContent(head, 'docusaurus_version')
  const tag = findContent(head, 'docusaurus_tag') ?? DEFAULT_TAG
  const tags = {
    docusaurus_locale: locale,
    docusaurus_tag: tag,
    'docsearch:language': locale,
    ...(version !== undefined && {'docsearch:version': version}),
    'docsearch:docusaurus_tag': tag
  }
  return Object.entries(tags).map(([name, content]) => ({tag: 'meta', attributes: {name, content}}))
}

function findContent(head: Route['head'], name: string): string | undefined {
  const found = head.find(({tag, attributes}) => tag === 'meta' && attributes?.name === name)
  const content = found?.attributes?.content
  return typeof content === 'string' ? content : undefined
}
