import {expect, test} from 'vitest'
import {currentVersionHead, testRoutes} from '../fixtures/test-content.js'

test('generates a page that lists the items of a category', () => {
  const link = {type: 'generated-index', title: 'All guides', description: 'Every guide.'}
  const items = ['a', {Deep: ['b', 'c']}, {type: 'html', value: '<hr>'}]
  const {routes} = testRoutes({
    files: {'a.md': {description: 'About A.'}, 'b.md': {}, 'c.md': {}, 'd.md': {}},
    sidebars: {docs: [{type: 'category', label: 'Guides', link, items}, 'd']}
  })
  expect(routes.at(-1)).toMatchObject({
    path: '/docs/category/guides',
    component: '@theme/DocCategoryGeneratedIndexPage',
    props: {
      sidebar: {items: [{label: 'Guides', href: '/docs/category/guides'}, {href: '/docs/d'}]},
      breadcrumbs: [{label: 'Guides', path: '/docs/category/guides'}],
      next: {path: '/docs/a', label: 'a'},
      category: {
        title: 'All guides',
        description: 'Every guide.',
        items: [
          {type: 'link', label: 'a', path: '/docs/a', description: 'About A.'},
          {type: 'category', label: 'Deep', path: '/docs/b', count: 2}
        ]
      }
    },
    contents: [],
    head: [
      {tag: 'title', content: 'All guides'},
      {tag: 'meta', attributes: {name: 'description', content: 'Every guide.'}},
      ...currentVersionHead('docs-doc-page')
    ]
  })
})
