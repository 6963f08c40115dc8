import {expect, test} from 'vitest'
import {createHeadTags} from './head-tags.js'

test('addresses of the site get its base URL, others stay', () => {
  const tags = createHeadTags(
    [
      {tagName: 'link', rel: 'manifest', href: '/manifest.webmanifest'},
      {tagName: 'link', rel: 'icon', href: '/base/icon.png'},
      {tagName: 'link', rel: 'preconnect', href: 'https://cdn.example.com'},
      {tagName: 'meta', name: 'msapplication-TileImage', content: '/tile.png'},
      {tagName: 'meta', name: 'theme-color', content: '#2e8555'}
    ],
    '/base/'
  )
  expect(tags.map(({attributes}) => attributes?.href ?? attributes?.content)).toEqual([
    '/base/manifest.webmanifest',
    '/base/icon.png',
    'https://cdn.example.com',
    '/base/tile.png',
    '#2e8555'
  ])
  expect(tags[0]).toEqual({
    tag: 'link',
    attributes: {rel: 'manifest', href: '/base/manifest.webmanifest'}
  })
})
