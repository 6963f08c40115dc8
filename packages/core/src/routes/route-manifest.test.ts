import {createRoute} from '@lectern/testing/create-route'
import {expect, test} from 'vitest'
import {createRouteManifest} from './route-manifest.js'

test('sorts routes by path in code-unit order', () => {
  const {manifest} = createRouteManifest(
    ['/b', '/a/b', '/B', '/a', '/é'].map((path) => createRoute(path))
  )
  expect(manifest.routes.map(({path}) => path)).toEqual(['/B', '/a', '/a/b', '/b', '/é'])
})

test('keeps the first of two routes with the same path and names both files', () => {
  const first = createRoute('/docs/a', {source: 'a.md'})
  const {manifest, problems} = createRouteManifest(
    [first, createRoute('/docs/a/', {source: 'b.md'})],
    (file) => ({file, line: 2, column: 1})
  )
  expect(manifest.routes).toEqual([first])
  expect(problems).toEqual([
    {
      code: 'route-conflict',
      message: 'The URL /docs/a/ is used by two pages: a.md and b.md.',
      position: {file: 'b.md', line: 2, column: 1},
      hint: 'Change the `slug` of one page, or rename its file.'
    }
  ])
})

test('names the plugin of a page without a source', () => {
  const {problems} = createRouteManifest([createRoute('/a'), createRoute('/a')])
  expect(problems.map(({message, position}) => [message, position])).toEqual([
    ['The URL /a is used by two pages: the plugin docs and the plugin docs.', undefined]
  ])
})

test.each([
  ['/docs/../../a', "has the segment '..'"],
  ['/..', "has the segment '..'"],
  ['/docs/./a', "has the segment '.'"],
  ['/docs/%2e%2E/a', "has the segment '..'"],
  ['/docs/..%2fa', "has the segment '..'"],
  ['/docs/..%5Ca', 'has a backslash'],
  ['/docs/a\\b', 'has a backslash'],
  ['/docs/a\0', 'has a control character'],
  ['/docs//a', 'has an empty segment'],
  ['/docs/c?d', "has the character '?'"],
  ['/docs/a#b', "has the character '#'"],
  ['/docs/100%', "has the character '%'"],
  ['/docs/a%20b', "has the character '%'"],
  [`/${'a'.repeat(251)}`, 'has a segment of more than 255 bytes'],
  [`/${'ä'.repeat(130)}/b`, 'has a segment of more than 255 bytes']
])('omits a page whose path no file can have: %j', (path, issue) => {
  const {manifest, problems} = createRouteManifest([
    createRoute('/docs/a'),
    createRoute(path, {source: 'b.md'})
  ])
  expect(manifest.routes.map((kept) => kept.path)).toEqual(['/docs/a'])
  expect(problems).toEqual([
    {
      code: 'route-path-invalid',
      message: `The path ${JSON.stringify(path)} of b.md ${issue}.`,
      position: {file: 'b.md'},
      hint: 'Change the `slug` or `permalink`, or rename the file.'
    }
  ])
})

test('keeps paths with dots in names', () => {
  const paths = ['/.well-known/a', '/a..b', '/docs/2.1.0', '/docs/...']
  const {manifest, problems} = createRouteManifest(paths.map((path) => createRoute(path)))
  expect([manifest.routes.length, problems]).toEqual([4, []])
})
