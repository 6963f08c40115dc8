import {expect, test} from 'vitest'
import {createHeadTags} from './head-tags.js'

test('site URLs get the base URL, others are unchanged', () => {
  const tags = createHeadTags(
    [
      {tagName: 'link', rel: 'manifest', href: '/manifest.webmanifest'},
      {tagName: 'link', rel: 'icon', href: '/base/icon.png'},
      {tagName: 'link', rel: 'preconnect', href: 'https://cdn.example.com'},
      {tagName: 'link', rel: 'manifest', href: 'manifest.json'},
      {tagName: 'link', rel: 'mask-icon', href: './img/mask.svg'},
      {tagName: 'meta', name: 'msapplication-TileImage', content: '/tile.png'},
      {tagName: 'meta', name: 'msapplication-TileImage', content: 'img/tile.png'},
      {tagName: 'meta', name: 'viewport', content: 'width=device-width, initial-scale=1.0'},
      {tagName: 'meta', name: 'theme-color', content: '#2e8555'}
    ],
    '/base/'
  )
  expect(tags.map(({attributes}) => attributes?.href ?? attributes?.content)).toEqual([
    '/base/manifest.webmanifest',
    '/base/icon.png',
    'https://cdn.example.com',
    '/base/manifest.json',
    '/base/img/mask.svg',
    '/base/tile.png',
    '/base/img/tile.png',
    'width=device-width, initial-scale=1.0',
    '#2e8555'
  ])
  expect(tags[0]).toEqual({
    tag: 'link',
    attributes: {rel: 'manifest', href: '/base/manifest.webmanifest'}
  })
})
