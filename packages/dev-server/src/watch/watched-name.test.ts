import {expect, test} from 'vitest'
import {isWatchedName} from './watched-name.js'

test('watches author files, including dot files', () => {
  const names = ['intro.md', '_category_.json', '.well-known', 'site.config.mjs', 'a~b.md']
  expect(names.filter(isWatchedName)).toEqual(names)
})

test('ignores packages, the Git history, temporary editor files and logs', () => {
  const names = [
    'node_modules',
    '.git',
    '.site',
    '.intro.md.swp',
    'intro.md~',
    '4913',
    'start.log',
    '.#intro.md',
    '.build.next',
    '.build.base'
  ]
  expect(names.filter(isWatchedName)).toEqual([])
})
