import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {compilePackages} from './compile.mjs'

const INDEX = {'.': './dist/index.js'}
const BUNDLED = {compile: {bundle: {}}}

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'lectern-compile-'))
  symlinkSync(
    fileURLToPath(new URL('../node_modules', import.meta.url)),
    path.join(root, 'node_modules')
  )
  write('packages/node/package.json', '{"exports": {".": "./dist/index.js"}}')
  write(
    'packages/node/src/index.ts',
    "import type {A} from './a.js'\nexport * from './deep/b.js'\nexport const a: A = 1\n"
  )
  write('packages/node/src/deep/b.ts', 'export const b = 2 as number\n')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(root, {recursive: true, force: true}))

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true})
  writeFileSync(path.join(root, file), text)
}

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(root, file), 'utf8')
}

test('each source becomes one module without types', async () => {
  expect(await compilePackages({root})).toEqual(['node'])
  expect(read('packages/node/dist/index.js')).toBe(
    'export * from "./deep/b.js";\nexport const a = 1;\n'
  )
  expect(read('packages/node/dist/deep/b.js')).toBe('export const b = 2;\n')
})

test('tests, components and packages that ship as source are left out', async () => {
  write('packages/node/src/b.test.ts', 'export {}')
  write('packages/node/src/C.tsx', 'export {}')
  write('packages/source/package.json', '{"exports": {".": "./src/index.ts"}}')
  write('packages/source/src/index.ts', 'export {}')
  expect(await compilePackages({root})).toEqual(['node'])
  expect(existsSync(path.join(root, 'packages/node/dist/b.test.js'))).toBe(false)
  expect(existsSync(path.join(root, 'packages/node/dist/C.js'))).toBe(false)
  expect(existsSync(path.join(root, 'packages/source/dist'))).toBe(false)
})

test('only the top folder is compiled if the rest ships as source', async () => {
  const lectern = {compile: {sources: 'top'}}
  write('packages/theme/package.json', JSON.stringify({exports: INDEX, lectern}))
  write('packages/theme/src/index.ts', 'export const theme = 1\n')
  write('packages/theme/src/behavior/scroll.ts', 'export const scroll = 1\n')
  await compilePackages({root})
  expect(existsSync(path.join(root, 'packages/theme/dist/index.js'))).toBe(true)
  expect(existsSync(path.join(root, 'packages/theme/dist/behavior'))).toBe(false)
})

test('an unchanged package isn’t compiled again', async () => {
  await compilePackages({root})
  expect(await compilePackages({root})).toEqual([])
  write('packages/node/src/deep/b.ts', 'export const b = 3\n')
  expect(await compilePackages({root})).toEqual(['node'])
  expect(read('packages/node/dist/deep/b.js')).toBe('export const b = 3;\n')
})

test('the output of a deleted source is deleted', async () => {
  await compilePackages({root})
  rmSync(path.join(root, 'packages/node/src/deep'), {recursive: true})
  await compilePackages({root})
  expect(existsSync(path.join(root, 'packages/node/dist/deep/b.js'))).toBe(false)
})

test('a bundled package becomes one file per export, with its dependencies', async () => {
  const exports = {'.': './dist/index.js', './b': './dist/b.js'}
  write('packages/markdown/package.json', JSON.stringify({exports, lectern: BUNDLED}))
  write(
    'packages/markdown/src/index.ts',
    "import {slug} from 'github-slugger'\nimport {b} from './b.js'\nexport const a = slug(b as string)\n"
  )
  write('packages/markdown/src/b.ts', "export const b = 'B b'\n")
  await compilePackages({root})
  const bundled = read('packages/markdown/dist/index.js')
  expect(bundled).not.toContain("from 'github-slugger'")
  expect(bundled).not.toContain('from "github-slugger"')
  expect(existsSync(path.join(root, 'packages/markdown/dist/b.js'))).toBe(true)
})

test('shared modules are bundled, except singletons', async () => {
  const lectern = {compile: {bundle: {}, singletons: ['problems/site-problem']}}
  write('packages/shared/package.json', JSON.stringify({exports: {'./*': './dist/*.js'}, lectern}))
  write(
    'packages/shared/src/text/slug.ts',
    "import {E} from '../problems/site-problem.js'\nexport const slug = [E]\n"
  )
  write('packages/shared/src/problems/site-problem.ts', 'export class E extends Error {}\n')
  write('packages/markdown/package.json', JSON.stringify({exports: INDEX, lectern: BUNDLED}))
  write('packages/markdown/src/index.ts', "export {slug} from '@lectern/shared/text/slug'\n")
  await compilePackages({root})
  const bundled = read('packages/markdown/dist/index.js')
  expect(bundled.match(/from ".*"/g)).toEqual(['from "@lectern/shared/problems/site-problem"'])
  write('packages/shared/src/text/slug.ts', 'export const slug = 1\n')
  expect(await compilePackages({root})).toEqual(['markdown', 'shared'])
})

test('a bundled package is compiled again when the lockfile changes', async () => {
  write('packages/markdown/package.json', JSON.stringify({exports: INDEX, lectern: BUNDLED}))
  write('packages/markdown/src/index.ts', 'export const a = 1\n')
  await compilePackages({root})
  write('package-lock.json', '{"lockfileVersion": 3}')
  expect(await compilePackages({root})).toEqual(['markdown'])
})
