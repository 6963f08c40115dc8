import {expect, test} from 'vitest'
import {rootLinks} from './root-links.js'

test.each([
  ['docs/intro', '/docs/intro'],
  ['/docs/intro', '/docs/intro'],
  ['/notes/docs/intro', '/docs/intro'],
  ['blog?page=2#top', '/blog?page=2#top'],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['pathname:///files/a.zip', 'pathname:///files/a.zip'],
  ['//example.com', '//example.com'],
  ['#top', '#top'],
  ['', '']
])('%s becomes %s in all navbar and footer links', (written, path) => {
  expect(
    rootLinks(
      {
        navbar: {
          logo: {src: 'img/a.svg', href: written},
          items: [{to: written}, {items: [{href: written, activeBasePath: written}]}]
        },
        footer: {links: [{to: written}, {items: [{to: written, html: 'a/b'}]}]}
      },
      '/notes/'
    )
  ).toEqual({
    navbar: {
      logo: {src: 'img/a.svg', href: path},
      items: [{to: path}, {items: [{href: path, activeBasePath: path}]}]
    },
    footer: {links: [{to: path}, {items: [{to: path, html: 'a/b'}]}]}
  })
})

test('a site at the root keeps its paths', () => {
  expect(rootLinks({navbar: {items: [{to: '/docs'}]}}, '/')).toEqual({
    navbar: {items: [{to: '/docs'}]}
  })
})
