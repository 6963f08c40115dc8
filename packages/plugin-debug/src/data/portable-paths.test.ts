import {expect, test} from 'vitest'
import {replaceAbsolutePaths} from './portable-paths.js'

test('replaces the paths of files in the site and next to it', () => {
  const value = {
    files: [
      {absolutePath: '/home/ada/site/docs/owl.md'},
      {absolutePath: '/home/ada/content/gull.md'}
    ],
    source: '/home/ada/site/.site/api.json',
    path: '/docs/owl',
    folders: ['/home/ada/site/docs'],
    size: 1,
    none: null
  }
  expect(replaceAbsolutePaths(value, '/home/ada/site')).toEqual({
    files: [{absolutePath: '@site/docs/owl.md'}, {absolutePath: '@site/../content/gull.md'}],
    source: '@site/.site/api.json',
    path: '/docs/owl',
    folders: ['@site/docs'],
    size: 1,
    none: null
  })
})
