import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {areUnchanged, stampFiles} from './file-stamps.js'

/** Creates a folder with the file `a.js`, and stamps this file and the missing `b.js`. */
function stampFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stamps-'))
  onTestFinished(() => fs.rmSync(folder, {recursive: true}))
  const [file, absent] = [path.join(folder, 'a.js'), path.join(folder, 'b.js')]
  fs.writeFileSync(file, 'one')
  return {folder, file, absent, stamps: stampFiles([file, absent], folder)}
}

test('files where only the time changed are unchanged', () => {
  const {folder, file, stamps} = stampFolder()
  expect(areUnchanged(stamps, folder)).toBe(true)
  fs.utimesSync(file, 5, 5)
  expect(areUnchanged(stamps, folder)).toBe(true)
})

test('files that moved together are unchanged', () => {
  const {folder, stamps} = stampFolder()
  const copy = path.join(folder, 'copy')
  fs.mkdirSync(copy)
  fs.writeFileSync(path.join(copy, 'a.js'), 'one')
  expect(areUnchanged(stamps, copy)).toBe(true)
})

test.each<[string, (files: {file: string; absent: string}) => void]>([
  ['has other bytes of the same number', ({file}) => fs.writeFileSync(file, 'two')],
  ['has more bytes', ({file}) => fs.appendFileSync(file, '1')],
  ['is gone', ({file}) => fs.rmSync(file)],
  ['is there and was not', ({absent}) => fs.writeFileSync(absent, '')]
])('a change is detected when a file %s', (_state, change) => {
  const {folder, file, absent, stamps} = stampFolder()
  // A different time, in any resolution of the file system's clock.
  change({file, absent})
  if (fs.existsSync(file)) fs.utimesSync(file, 5, 5)
  expect(areUnchanged(stamps, folder)).toBe(false)
})

test('a file that may have changed while it was read never counts as unchanged', () => {
  const {folder, file} = stampFolder()
  const {mtimeMs} = fs.statSync(file)
  expect(areUnchanged(stampFiles([file], folder, mtimeMs), folder)).toBe(false)
  expect(areUnchanged(stampFiles([file], folder, mtimeMs + 1000), folder)).toBe(true)
})
