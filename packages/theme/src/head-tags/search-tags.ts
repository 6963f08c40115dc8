import {ownValue} from '@lectern/shared/objects/own-value'
import type {HeadTag, Route} from '@lectern/types'

/** `docusaurus_tag` of pages outside the docs. */
const DEFAULT_TAG = 'default'

/** `docusaurus_tag` of lists, by component. Contextual search uses it to leave them out. */
const LIST_TAGS: Readonly<Record<string, string>> = {
  '@theme/BlogListPage': 'blog_posts_list',
  '@theme/BlogTagsListPage': 'blog_tags_list',
  '@theme/BlogTagsPostsPage': 'blog_tags_posts',
  '@theme/Blog/Pages/BlogAuthorsListPage': 'blog_authors_list',
  '@theme/Blog/Pages/BlogAuthorsPostsPage': 'blog_authors_posts',
  '@theme/DocTagsListPage': 'doc_tags_list',
  '@theme/DocTagDocListPage': 'doc_tag_doc_list'
}

/**
 * Creates the head tags that search crawlers read on Docusaurus sites: locale, docs version and
 * docs instance.
 *
 * @param locale - Locale of the page.
 */
export function createSearchTags(
  {component, head}: Pick<Route, 'component' | 'head'>,
  locale: string
): HeadTag[] {
  const version = findContent(head, 'docusaurus_version')
  const tag = ownValue(LIST_TAGS, component) ?? findContent(head, 'docusaurus_tag') ?? DEFAULT_TAG
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
