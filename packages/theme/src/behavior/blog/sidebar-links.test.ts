import {expect, test} from 'vitest'
import {addSidebarLinks} from './sidebar-links.js'

test('posts have a title and a path with the base URL', () => {
  const item = {label: 'Heron', path: '/blog/heron', date: '2026-01-31'}
  const sidebar = {title: 'Recent posts', items: [item]}
  expect(addSidebarLinks(sidebar, (path) => `/birds${path}`)).toEqual({
    title: 'Recent posts',
    items: [{...item, title: 'Heron', permalink: '/birds/blog/heron'}]
  })
})
