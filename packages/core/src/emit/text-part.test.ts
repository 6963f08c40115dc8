import fs from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {writeTextPart} from './text-part.js'

test('writes a text once and replaces a changed text with a new file', () => {
  const folder = path.join(createTemporarySite({}), 'cache')
  const write = (text: string) => writeTextPart(folder, new Map([['host/_headers', text]]))
  expect(write('one')).toEqual({outDir: folder, folder: '', files: ['host/_headers']})
  const file = path.join(folder, 'host/_headers')
  const output = path.join(folder, 'output')
  fs.linkSync(file, output)
  const {ino} = fs.statSync(file)
  write('one')
  expect(fs.statSync(file).ino).toBe(ino)
  write('two')
  expect(fs.readFileSync(file, 'utf8')).toBe('two')
  expect(fs.readFileSync(output, 'utf8')).toBe('one')
})
