import {expect, test} from 'vitest'
import {pageUrl} from './page-url.js'

const site = {url: 'https://a.example', baseUrl: '/'}

test('an address has the slash of the site', () => {
  expect(pageUrl('/a', {...site, trailingSlash: true})).toBe('https://a.example/a/')
  expect(pageUrl('/', {...site, trailingSlash: false})).toBe('https://a.example/')
})

test('an address is below the base URL, and encoded', () => {
  expect(pageUrl('/ä', {...site, baseUrl: '/b/'})).toBe('https://a.example/b/%C3%A4')
})

test('the home page of a site below a base URL keeps its slash', () => {
  const below = {...site, baseUrl: '/b/', trailingSlash: false}
  expect(pageUrl('/', below)).toBe('https://a.example/b/')
  expect(pageUrl('/a/', below)).toBe('https://a.example/b/a')
})
