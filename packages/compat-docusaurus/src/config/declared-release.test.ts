import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {readDeclaredRelease} from './declared-release.js'

const declare = (version: string) => JSON.stringify({dependencies: {'@docusaurus/core': version}})

test.each<[string, string, object | undefined]>([
  ['an exact version', declare('3.10.2'), {major: 3, minor: 10}],
  ['a range', declare('^3.9.2'), {major: 3, minor: 9}],
  ['a range with an operator', declare('>= 3.6.0 < 4'), {major: 3, minor: 6}],
  [
    'a development dependency',
    '{"devDependencies": {"@docusaurus/core": "~3.8.1"}}',
    {major: 3, minor: 8}
  ],
  ['a version of the workspace', declare('workspace:*'), undefined],
  ['no version', '{}', undefined],
  ['a list', '[]', undefined],
  ['invalid JSON', '{', undefined]
])('reads the release from %s', (_, text, expected) => {
  expect(readDeclaredRelease(createTemporarySite({'package.json': text}))).toEqual(expected)
})

test('a project doesn’t need a package.json', () => {
  expect(readDeclaredRelease(createTemporarySite())).toBeUndefined()
})
