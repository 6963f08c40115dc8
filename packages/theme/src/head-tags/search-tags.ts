import type {HeadTag, Route} from '@lectern/types'

/** `docusaurus_tag` of pages outside the docs. */
const DEFAULT_TAG = 'default'

/**
 * Creates the head tags that search crawlers read on Docusaurus sites: locale, docs version and
 * docs instance.
 *
 * @param locale - Locale of the page.
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
