import {expect, test} from 'vitest'
import {matchPath} from './match-path.js'

test.each([
  ['/a/b', {path: '/a'}, {path: '/a', url: '/a', isExact: false, params: {}}],
  ['/a/b', {path: '/a', exact: true}, null],
  ['/a/b', '/a/:x', {path: '/a/:x', url: '/a/b', isExact: true, params: {x: 'b'}}],
  ['/a/b', ['/c', '/a'], {path: '/a', url: '/a', isExact: false, params: {}}],
  ['/A/b/', {path: '/a/b', exact: true}, {path: '/a/b', url: '/A/b/', isExact: true, params: {}}],
  ['/A', {path: '/a', sensitive: true}, null],
  ['/a', {path: '/a/', strict: true}, null],
  ['/a', {path: '/a/:id?'}, {path: '/a/:id?', url: '/a', isExact: true, params: {}}],
  ['/x/1', {path: '/x/:id(\\d+)'}, {path: '/x/:id(\\d+)', url: '/x/1', params: {id: '1'}}],
  ['/x/y', {path: '/x/:id(\\d+)'}, null],
  ['/x', {}, null],
  ['/a', '/', {path: '/', url: '/', isExact: false, params: {}}],
  ['/a/b', '*', {path: '*', url: '/a/b', isExact: true, params: {0: '/a/b'}}],
  ['/x/a/b', '/x/:rest*', {url: '/x/a/b', isExact: true, params: {rest: 'a/b'}}],
  ['/x', '/x/:rest+', null],
  ['/x/a/b', '/x/:rest(.*)', {url: '/x/a/b', isExact: true, params: {rest: 'a/b'}}],
  ['/fr/a', '/:locale(en|fr)?/a', {isExact: true, params: {locale: 'fr'}}],
  ['/a', '/:locale(en|fr)?/a', {isExact: true, params: {locale: undefined}}],
  ['/v1/2.3', '/(v1|v2)/:major.:minor', {params: {0: 'v1', major: '2', minor: '3'}}],
  ['/ab', '/a', null],
  ['/a/', {path: '/a', strict: true, exact: true}, null]
])('matches %s against %j', (pathname, options, match) => {
  const found = matchPath(pathname, options)
  if (match) expect(found).toMatchObject(match)
  else expect(found).toBeNull()
})
