import type {HeadTag} from '@lectern/types'
import {expect, test} from 'vitest'
import {createSearchTags} from './search-tags.js'

function read(head: readonly HeadTag[], component = '@theme/DocItem') {
  const tags = createSearchTags({component, head}, 'pt-BR')
  return Object.fromEntries(tags.map(({attributes}) => [attributes?.name, attributes?.content]))
}

const meta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: {name, content}
})

test('a page of the docs has its version and instance', () => {
  const head = [meta('docusaurus_version', '2.0'), meta('docusaurus_tag', 'docs-community-2.0')]
  expect(read(head)).toEqual({
    docusaurus_locale: 'pt-BR',
    docusaurus_tag: 'docs-community-2.0',
    'docsearch:language': 'pt-BR',
    'docsearch:version': '2.0',
    'docsearch:docusaurus_tag': 'docs-community-2.0'
  })
})

test.each([
  ['@theme/BlogTagsPostsPage', 'blog_tags_posts'],
  ['@theme/DocTagsListPage', 'doc_tags_list']
])('a list with the component %s has the tag %s', (component, tag) => {
  const head = [meta('docusaurus_version', '2.0'), meta('docusaurus_tag', 'docs-default-2.0')]
  expect(read(head, component)).toMatchObject({
    docusaurus_tag: tag,
    'docsearch:version': '2.0',
    'docsearch:docusaurus_tag': tag
  })
})

test('any other page has the tag `default` and no version', () => {
  expect(read([])).toEqual({
    docusaurus_locale: 'pt-BR',
    docusaurus_tag: 'default',
    'docsearch:language': 'pt-BR',
    'docsearch:docusaurus_tag': 'default'
  })
})
