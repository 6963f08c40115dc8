import {expect, test} from 'vitest'
import {canonicalPath, pageUrl} from './page-url.js'

const site = {url: 'https://a.example', baseUrl: '/'}

test('a URL follows the trailing slash setting of the site', () => {
  expect(pageUrl('/a', {...site, trailingSlash: true})).toBe('https://a.example/a/')
  expect(pageUrl('/', {...site, trailingSlash: false})).toBe('https://a.example/')
})

test('a URL includes the base URL and is encoded', () => {
  expect(pageUrl('/ä', {...site, baseUrl: '/b/'})).toBe('https://a.example/b/%C3%A4')
})

test('the home page of a site with a base URL keeps its slash', () => {
  const below = {...site, baseUrl: '/b/', trailingSlash: false}
  expect(pageUrl('/', below)).toBe('https://a.example/b/')
  expect(pageUrl('/a/', below)).toBe('https://a.example/b/a')
})

test.each([
  ['in a Docusaurus project', {compatibility: 'docusaurus' as const}, '/docs/'],
  [
    'in a Docusaurus project with a setting',
    {compatibility: 'docusaurus' as const, trailingSlash: false},
    '/docs'
  ],
  ['in a site of Lectern', {}, '/docs']
])('the path of a folder %s', (_, settings, expected) => {
  const config = {trailingSlash: undefined, compatibility: undefined, ...settings}
  expect(canonicalPath({path: '/docs', isFolder: true}, config)).toBe(expected)
  expect(canonicalPath({path: '/docs/a'}, config)).toBe('/docs/a')
  expect(canonicalPath({path: '/', isFolder: true}, config)).toBe('/')
})
