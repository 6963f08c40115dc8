import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {ignoreOutput} from './ignore-output.js'

test.each([
  ['/node_modules\n/build\n', ['.site'], '/node_modules\n/build\n/.site\n'],
  ['node_modules', ['.site', 'build'], 'node_modules\n/.site\n/build\n'],
  ['build/\r\n', ['.site'], 'build/\r\n/.site\r\n'],
  ['.site\nbuild\n', [], '.site\nbuild\n']
])('the missing folders are added to %j', (text, added, wanted) => {
  const siteDir = createTemporarySite()
  const file = path.join(siteDir, '.gitignore')
  writeFileSync(file, text)
  expect(ignoreOutput(siteDir)).toEqual(added)
  expect(readFileSync(file, 'utf8')).toBe(wanted)
})

test('the file isn’t created in a project without one', () => {
  const siteDir = createTemporarySite()
  expect(ignoreOutput(siteDir)).toEqual([])
  expect(existsSync(path.join(siteDir, '.gitignore'))).toBe(false)
})
