import fs from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {BuildMemory} from './build-memory.js'
import {readMemory, writeMemory} from './memory-file.js'

const memory = {
  sources: {},
  files: {'static/a.png': [1, 2, 'hash']},
  images: {hash: [3, 4]},
  contents: new Map(),
  output: {'index.html': ['key', 5, 6, 'hash']},
  pages: new Map([
    ['/', {links: ['/a', '/b'], ids: ['x'], duration: 1}],
    ['/a', {links: ['/b', '/a#x'], ids: [], duration: 2}],
    ['/b', {links: [], ids: [], duration: 3, noIndex: true, blocked: ['x']}]
  ])
} as unknown as BuildMemory

function writeOne(): {cacheDir: string; outDir: string; file: string} {
  const siteDir = createTemporarySite()
  const [cacheDir, outDir] = [path.join(siteDir, '.site/cache'), path.join(siteDir, 'build')]
  writeMemory(cacheDir, outDir, '1.0.0', memory)
  const [name = ''] = fs.readdirSync(cacheDir)
  return {cacheDir, outDir, file: path.join(cacheDir, name)}
}

test('a build reads the memory of the previous one', () => {
  const {cacheDir, outDir} = writeOne()
  const found = readMemory(cacheDir, outDir, '1.0.0')
  expect(found.files).toEqual(memory.files)
  expect(found.images).toEqual(memory.images)
  expect(found.output).toEqual(memory.output)
  expect([...found.pages]).toEqual([...memory.pages])
})

test('each output folder has a separate memory', () => {
  const {cacheDir, outDir} = writeOne()
  expect(readMemory(cacheDir, `${outDir}-other`, '1.0.0').output).toEqual({})
})

test('a different release starts from scratch', () => {
  const {cacheDir, outDir} = writeOne()
  expect(readMemory(cacheDir, outDir, '1.0.1').output).toEqual({})
})

test.each([
  ['cut off', (text: string) => text.slice(0, -20)],
  ['changed', (text: string) => text.replace('index.html', 'other.html')],
  ['emptied', () => '']
])('ignores a memory that was %s', (_how, damage) => {
  const {cacheDir, outDir, file} = writeOne()
  fs.writeFileSync(file, damage(fs.readFileSync(file, 'latin1')), 'latin1')
  const found = readMemory(cacheDir, outDir, '1.0.0')
  expect([found.output, found.contents.size, found.pages.size]).toEqual([{}, 0, 0])
})
