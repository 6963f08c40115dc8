import {expect, test} from 'vitest'
import {paginate} from './paginate.js'

const settings = {path: '/blog', pageBasePath: 'page', postsPerPage: 2} as const

test('splits a list into pages that link to each other', () => {
  expect(paginate(['a', 'b', 'c', 'd', 'e'], settings)).toEqual([
    {
      path: '/blog',
      items: ['a', 'b'],
      pagination: {page: 1, pageCount: 3, postCount: 5, nextPath: '/blog/page/2'}
    },
    {
      path: '/blog/page/2',
      items: ['c', 'd'],
      pagination: {
        page: 2,
        pageCount: 3,
        postCount: 5,
        previousPath: '/blog',
        nextPath: '/blog/page/3'
      }
    },
    {
      path: '/blog/page/3',
      items: ['e'],
      pagination: {page: 3, pageCount: 3, postCount: 5, previousPath: '/blog/page/2'}
    }
  ])
})

test('keeps everything on one page if configured, and returns a page for an empty list', () => {
  const all = {...settings, postsPerPage: 'ALL'} as const
  expect(paginate(['a', 'b', 'c'], all).map(({items}) => items)).toEqual([['a', 'b', 'c']])
  expect(paginate([], all)).toHaveLength(1)
})
