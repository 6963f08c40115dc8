import DocCategoryGeneratedIndexPage from '@theme/DocCategoryGeneratedIndexPage'
import {expect, test} from 'vitest'
import {outlineMain} from '../fixtures/outline.js'
import {createDocs, renderDocs} from '../fixtures/sample-docs.js'

test('the page of a category shows a card for each of its items', () => {
  const docs = createDocs({next: {path: '/docs/owl', label: 'Owl'}})
  const items = [
    {type: 'link', label: 'Owl', path: '/docs/owl', description: 'Hunts at night.'},
    {type: 'category', label: 'Gulls', path: '/docs/gulls', count: 3},
    {type: 'category', label: 'Herons', path: '/docs/herons', count: 1}
  ] as const
  const category = {title: 'Birds', description: 'All that fly', items}
  const html = renderDocs(<DocCategoryGeneratedIndexPage {...docs} category={category} />, docs)
  expect(outlineMain(html)).toEqual([
    '# Birds',
    'All that fly',
    '[Owl Hunts at night.](/base/docs/owl)[Gulls 3 items](/base/docs/gulls)[Herons 1 item](/base/docs/herons)',
    'Docs pages:',
    '[Next Owl](/base/docs/owl)'
  ])
})
