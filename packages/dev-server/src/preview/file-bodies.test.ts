import fs from 'node:fs'
import path from 'node:path'
import {gunzipSync} from 'node:zlib'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {chooseEncoding} from './choose-encoding.js'
import {createBodyReader} from './file-bodies.js'

function createFile(text: string): string {
  return path.join(createTemporarySite({'owl.html': text}), 'owl.html')
}

test('reads a file once, and again after it changes', async () => {
  const filePath = createFile('barn owl')
  const read = createBodyReader()
  const readNow = () => read({filePath, stats: fs.statSync(filePath)}, undefined)
  const first = await readNow()
  expect(String(first)).toBe('barn owl')
  expect(await readNow()).toBe(first)
  fs.writeFileSync(filePath, 'snowy owl')
  expect(String(await readNow())).toBe('snowy owl')
})

test('keeps each encoding of a file', async () => {
  const filePath = createFile('barn owl')
  const read = createBodyReader()
  const file = {filePath, stats: fs.statSync(filePath)}
  const encoded = await read(file, chooseEncoding('gzip'))
  expect(String(gunzipSync(encoded))).toBe('barn owl')
  expect(String(await read(file, undefined))).toBe('barn owl')
  expect(await read(file, chooseEncoding('gzip'))).toBe(encoded)
})

test('rejects if the file was deleted', async () => {
  const filePath = createFile('barn owl')
  const stats = fs.statSync(filePath)
  fs.rmSync(filePath)
  await expect(createBodyReader()({filePath, stats}, undefined)).rejects.toThrow('ENOENT')
})
