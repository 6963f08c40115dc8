import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {removeOverlaps, readProjectFile, writeEdits} from './project-files.js'

test('edits preserve the byte order mark and the line endings of a file', () => {
  const siteDir = createTemporarySite({'docs/a.md': '\uFEFFa <br>\r\nb', 'b.md': 'b'})
  expect(readProjectFile(siteDir, 'docs/a.md')).toBe('a <br>\r\nb')
  const edits = [{file: 'docs/a.md', start: 5, end: 5, text: ' /'}]
  expect(writeEdits(siteDir, edits)).toEqual([{file: 'docs/a.md', edits: 1}])
  const written = fs.readFileSync(path.join(siteDir, 'docs/a.md'), 'utf8')
  expect(written).toBe('\uFEFFa <br />\r\nb')
})

test('packages aren’t edited', () => {
  const siteDir = createTemporarySite({'node_modules/owl/a.md': 'a'})
  expect(readProjectFile(siteDir, 'node_modules/owl/a.md')).toBeUndefined()
  expect(readProjectFile(siteDir, 'lost.md')).toBeUndefined()
})

test('the first of several edits at the same position wins', () => {
  const edits = [
    {file: 'a', start: 1, end: 3, text: 'x'},
    {file: 'a', start: 2, end: 4, text: 'y'},
    {file: 'b', start: 2, end: 4, text: 'z'}
  ]
  expect(removeOverlaps(edits).map(({text}) => text)).toEqual(['x', 'z'])
})
