import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {countPages} from './count-pages.js'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-count-'))
})
afterEach(() => fs.rmSync(folder, {recursive: true}))

function write(file: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true})
  fs.writeFileSync(path.join(folder, file), '')
}

test('counts Markdown files in all folders', () => {
  for (const file of ['README.md', 'docs/a.md', 'docs/deep/b.mdx', 'docs/c.txt']) write(file)
  expect(countPages(folder)).toBe(3)
})

test('skips packages, output and hidden folders', () => {
  for (const file of ['docs/a.md', 'node_modules/x/a.md', 'build/a.md', '.site/a.md']) write(file)
  expect(countPages(folder)).toBe(1)
})

test('doesn’t count large folders to the end', () => {
  for (let page = 0; page < 300; page++) write(`docs/${page}.md`)
  write('guides/a.md')
  expect(countPages(folder)).toBe(Number.POSITIVE_INFINITY)
})

test('a folder that doesn’t exist has no pages', () => {
  expect(countPages(path.join(folder, 'missing'))).toBe(0)
})
