import BlogSidebar from '@theme/BlogSidebar'
import {expect, test} from 'vitest'
import {renderSample} from '../../fixtures/render-sample.js'

const items = [
  {path: '/blog/b', label: 'B', date: '2022-01-01'},
  {path: '/blog/a', label: 'A', date: '2021-12-31'}
]

/** Lists the years, posts and buttons of a sidebar, in order. */
function listTexts(html: string): string[] {
  return [...html.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text)
}

test('groups posts by year', () => {
  const html = renderSample(<BlogSidebar sidebar={{title: 'Recent posts', items}} />)
  expect(listTexts(html)).toEqual(['Recent posts', '2022', 'B', '2021', 'A'])
})

test('shows how many posts are omitted on either side', () => {
  const sidebar = {title: 'All posts', items, dataName: 'posts', omitted: {before: 20, after: 0}}
  const newer = listTexts(renderSample(<BlogSidebar sidebar={sidebar} />))
  expect(newer).toEqual(['All posts', 'Show 20 more', '2022', 'B', '2021', 'A'])
  const older = renderSample(<BlogSidebar sidebar={{...sidebar, omitted: {before: 0, after: 7}}} />)
  expect(listTexts(older)).toEqual(['All posts', '2022', 'B', '2021', 'A', 'Show 7 more'])
})
