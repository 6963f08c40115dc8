import {expect, test} from 'vitest'
import {isWatchedName} from './watched-name.js'

test('files of authors count, including dot files', () => {
  const names = ['intro.md', '_category_.json', '.well-known', 'site.config.mjs', 'a~b.md']
  expect(names.filter(isWatchedName)).toEqual(names)
})

test('ignores packages, the history and temporary files of editors', () => {
  const names = [
    'node_modules',
    '.git',
    '.site',
    '.intro.md.swp',
    'intro.md~',
    '4913',
    '.#intro.md',
    '.build.next',
    '.build.base'
  ]
  expect(names.filter(isWatchedName)).toEqual([])
})
