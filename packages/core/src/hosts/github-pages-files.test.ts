import {expect, test} from 'vitest'
import {writeCname, writeNojekyll} from './github-pages-files.js'

test.each([
  ['https://docs.example.com', '/', 'docs.example.com\n'],
  ['https://ada.github.io', '/', undefined],
  ['https://docs.example.com', '/notes/', undefined]
])('creates the CNAME of %s with the base URL %s', (url, baseUrl, text) => {
  expect(writeCname({siteConfig: {url, baseUrl}})).toBe(text)
})

test('keeps the site’s own CNAME', () => {
  const siteConfig = {url: 'https://docs.example.com', baseUrl: '/'}
  expect(writeCname({siteConfig}, 'www.example.com\n')).toBe('www.example.com\n')
})

test('every site gets .nojekyll', () => {
  const siteConfig = {url: 'https://ada.github.io', baseUrl: '/'}
  expect(writeNojekyll({siteConfig})).toBe('')
})
