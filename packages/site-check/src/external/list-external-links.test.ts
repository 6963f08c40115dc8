import {expect, test} from 'vitest'
import {createCheckedPage, createCheckedSite} from '../fixtures/sample-site.js'
import {createUrlResolver} from '../site/url-resolver.js'
import {listExternalLinks} from './list-external-links.js'

test('lists the external URLs of pages and stylesheets once, without reserved names', () => {
  const references = ['https://birds.org/owl#night', '/own', 'https://example.com/'].map(
    (url, at) => ({kind: 'link' as const, url, at})
  )
  const styles = [
    {
      file: 'assets/a.css',
      urls: [
        {text: 'https://birds.org/owl', at: 5},
        {text: 'https://fonts.org/a.woff2', at: 9},
        {text: 'b.png', at: 20}
      ]
    }
  ]
  const site = createCheckedSite([createCheckedPage('/', {references})], {styles})
  expect(listExternalLinks(site, createUrlResolver(site))).toEqual([
    {
      url: 'https://birds.org/owl',
      written: 'https://birds.org/owl#night',
      locations: [
        {file: 'index.html', at: 0},
        {file: 'assets/a.css', at: 5}
      ]
    },
    {
      url: 'https://fonts.org/a.woff2',
      written: 'https://fonts.org/a.woff2',
      locations: [{file: 'assets/a.css', at: 9}]
    }
  ])
})
