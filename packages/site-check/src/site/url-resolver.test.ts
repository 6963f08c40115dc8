import {describe, expect, test} from 'vitest'
import {createCheckedPage, createCheckedSite} from '../fixtures/sample-site.js'
import {comparableDecoded, createUrlResolver, displayUrl} from './url-resolver.js'

const owl = createCheckedPage('/docs/owl')
const home = createCheckedPage('/')
const heron = createCheckedPage('/docs/grey heron', {file: 'docs/grey heron.html'})
const moved = {from: '/old', to: '/base/docs/owl', file: 'old/index.html'}
const site = createCheckedSite([home, owl, heron], {
  baseUrl: '/base/',
  files: ['img/owl.png', '100%.txt', 'old/index.html'],
  redirects: [moved, {...moved, to: '/base/elsewhere'}],
  openPaths: ['/app/']
})
const resolver = createUrlResolver(site)

describe('on the page /docs/owl', () => {
  test.each([
    ['/base/docs/owl', {kind: 'page', page: owl, hash: ''}],
    ['/base/docs/owl/', {kind: 'page', page: owl, hash: ''}],
    ['/base/docs/owl/index.html', {kind: 'page', page: owl, hash: ''}],
    ['https://birds.example/base/docs/owl#Nest', {kind: 'page', page: owl, hash: 'Nest'}],
    ['#n%C3%A9st', {kind: 'page', page: owl, hash: 'nést'}],
    ['?print#top', {kind: 'page', page: owl, hash: 'top'}],
    ['/base/docs/owl#nest:~:text=loud', {kind: 'page', page: owl, hash: 'nest'}],
    ['/base', {kind: 'page', page: home, hash: ''}],
    ['/base/docs/grey%20heron', {kind: 'page', page: heron, hash: ''}],
    ['/base/docs/grey heron.html', {kind: 'page', page: heron, hash: ''}],
    ['/base/img/owl.png', {kind: 'file', path: '/img/owl.png', hash: ''}],
    ['/base/100%.txt', {kind: 'file', path: '/100%.txt', hash: ''}],
    ['/base/img/owl.png/', {kind: 'missing', path: '/img/owl.png/', hash: ''}],
    ['/base/old', {kind: 'redirect', redirect: moved, hash: ''}],
    ['/base/old/#a', {kind: 'redirect', redirect: moved, hash: 'a'}],
    ['/base/app/any/thing', {kind: 'open', path: '/app/any/thing', hash: ''}],
    ['/base/docs/eagle', {kind: 'missing', path: '/docs/eagle', hash: ''}],
    ['/docs/owl', {kind: 'unbased', path: '/docs/owl'}],
    ['/a-neighbor', {kind: 'other'}],
    ['mailto:owl@birds.example', {kind: 'other'}],
    ['https://other.example/a', {kind: 'external', url: new URL('https://other.example/a')}],
    ['//other.example/a', {kind: 'external', url: new URL('https://other.example/a')}],
    ['https://[', {kind: 'invalid'}]
  ])('%s is found', (url, target) => {
    expect(resolver.resolve(url, owl.file)).toEqual(target)
  })
})

test.each([
  [true, 'docs/owl/index.html', '/docs/owl/nest'],
  [false, 'docs/owl.html', '/docs/nest'],
  [undefined, 'docs/owl/index.html', '/docs/nest']
])('with trailingSlash %s, a relative link in %s resolves to %s', (trailingSlash, file, path) => {
  const page = createCheckedPage('/docs/owl', {file})
  const {resolve} = createUrlResolver(createCheckedSite([page], {trailingSlash}))
  expect(resolve('nest', file)).toEqual({kind: 'missing', path, hash: ''})
})

test('a relative URL in a stylesheet is resolved from the stylesheet', () => {
  expect(resolver.resolve('../img/owl.png', 'css/site.css')).toEqual({
    kind: 'file',
    path: '/img/owl.png',
    hash: ''
  })
})

test('a page precedes a redirect with the same path, and a redirect precedes its own file', () => {
  const page = createCheckedPage('/new')
  const redirect = {from: '/new', to: '/elsewhere', file: '_redirects'}
  const {find} = createUrlResolver(createCheckedSite([page], {redirects: [redirect]}))
  expect(find('/new')).toEqual({kind: 'page', page, hash: ''})
  expect(resolver.find('/old')).toEqual({kind: 'redirect', redirect: moved, hash: ''})
})

test.each([
  ['/docs/', '/docs'],
  ['/docs/index.html', '/docs'],
  ['/index.html', '/'],
  ['/', '/'],
  ['/docs//', '/docs']
])('%s is normalized to %s', (path, comparable) => {
  expect(comparableDecoded(path)).toBe(comparable)
})

test('a message shows a decoded URL', () => {
  expect(displayUrl('/docs/%C3%A4#%C3%B6')).toBe('/docs/ä#ö')
  expect(displayUrl('/docs/a?b')).toBe('/docs/a?b')
})
