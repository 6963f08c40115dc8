import {expect, test} from 'vitest'
import {groupByTag} from './tag-groups.js'

const news = {label: 'news', path: '/tags/news'}
const beta = {label: 'Beta', path: '/tags/beta'}
const pages = [
  {id: 'a', tags: [news], isUnlisted: false},
  {id: 'b', tags: [news, beta], isUnlisted: true},
  {id: 'c', tags: [news], isUnlisted: false}
]

test('groups listed pages by tag, and a tag with only unlisted pages is unlisted', () => {
  const groups = groupByTag(pages, (page) => page)
  expect(groups.map((group) => ({...group, pages: group.pages.map(({id}) => id)}))).toEqual([
    {tag: beta, pages: ['b'], isUnlisted: true},
    {tag: news, pages: ['a', 'c'], isUnlisted: false}
  ])
})
