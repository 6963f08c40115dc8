import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {gzipSync} from 'node:zlib'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {measurePageSize} from './page-size.mjs'

let outDir = ''
beforeEach(() => {
  outDir = mkdtempSync(path.join(os.tmpdir(), 'lectern-weight-'))
  mkdirSync(path.join(outDir, 'assets'))
})
afterEach(() => rmSync(outDir, {recursive: true, force: true}))

/**
 * Writes files into the output and measures its index page.
 *
 * @param {Record<string, string>} files
 */
function measure(files) {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(outDir, file), text)
  return measurePageSize(outDir, path.join(outDir, 'index.html'))
}

/** @param {readonly string[]} texts */
function gzipped(...texts) {
  return texts.reduce((total, text) => total + gzipSync(text).length, 0)
}

test('counts static imports, but not lazy ones', () => {
  const main = 'import{a}from"./a.js";import("./later.js")'
  const html = '<script type="module" src="/assets/main.js"></script>'
  const files = {
    'index.html': html,
    'assets/main.js': main,
    'assets/a.js': 'export{b as a}from"/assets/b.js"'
  }
  const weight = measure({
    ...files,
    'assets/b.js': 'export const b=1',
    'assets/later.js': 'x()'.repeat(99)
  })
  expect(weight).toEqual({
    html: gzipped(html),
    mainJs: gzipped(main),
    js: gzipped(main, files['assets/a.js'], 'export const b=1'),
    css: 0
  })
})

test('counts a script that is both preloaded and imported once', () => {
  const html = '<link rel="modulepreload" href="/assets/a.js"><script src=/assets/main.js></script>'
  const main = 'import"./a.js"'
  const weight = measure({'index.html': html, 'assets/main.js': main, 'assets/a.js': 'a()'})
  expect(weight.js).toBe(gzipped(main, 'a()'))
})

test.each(['rel="stylesheet"', 'rel=stylesheet', "rel='preload stylesheet'"])(
  'detects a stylesheet by %s',
  (rel) => {
    const html = `<link ${rel} href="/assets/a.css?v=1" as="style">`
    expect(measure({'index.html': html, 'assets/a.css': 'a{}'}).css).toBe(gzipped('a{}'))
  }
)

test('ignores files on other hosts', () => {
  const html = '<script src="https://example.com/a.js"></script>'
  expect(measure({'index.html': html})).toMatchObject({mainJs: 0, js: 0})
})
