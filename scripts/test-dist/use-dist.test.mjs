import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {findCompiledExports} from './package-entries.mjs'
import {importFromDist, listDistTests} from './use-dist.mjs'

const EXPORTS = {
  '.': {source: './src/index.ts', default: './dist/index.js'},
  './text/*': {source: './src/text/*.ts', default: './dist/text/*.js'},
  './components/*': './src/components/*',
  './package.json': './package.json'
}

/**
 * A repository with one package, `birds`.
 *
 * @param {Readonly<Record<string, string>>} files of its `src`
 */
function createRepository(files) {
  const root = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'lectern-dist-'))
  onTestFinished(() => rmSync(root, {recursive: true, force: true}))
  const dir = path.join(root, 'packages/birds')
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, 'src', file)), {recursive: true})
    writeFileSync(path.join(dir, 'src', file), text)
  }
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({exports: EXPORTS}))
  return {root, dir, compiled: findCompiledExports(root)}
}

const SOURCES = {
  'index.ts':
    "import {find} from './find.js'\nexport {find} from './find.js'\nexport {hide as conceal} from './hide.js'\nexport default find\n",
  'find.ts': 'export const find = 1\nexport const internal = 2\n',
  'hide.ts': 'export const hide = 1\n',
  'text/slug.ts': 'export const slug = 1\n'
}

/**
 * The specifier that a test at the top of `src` ends up with, relative to the package.
 *
 * @param {string} statement
 */
function importIn(statement) {
  const {dir, compiled} = createRepository(SOURCES)
  const code = importFromDist(statement, path.join(dir, 'src/birds.test.ts'), compiled)
  const specifier = /from ['"](.*)['"]/.exec(code)?.[1] ?? ''
  return specifier.startsWith(dir) ? specifier.slice(dir.length + 1) : specifier
}

test.each([
  ['what the package re-exports', "import {find} from './find.js'", 'dist/index.js'],
  ['the module behind an export', "import plugin, {find} from './index.js'", 'dist/index.js'],
  ['one of many modules', "import {slug} from './text/slug.js'", 'dist/text/slug.js'],
  ['types beside it', "import {find, type Find} from './find.js'", 'dist/index.js']
])('a test imports %s from dist', (_, statement, specifier) => {
  expect(importIn(statement)).toBe(specifier)
})

test.each([
  ['what is internal', "import {internal} from './find.js'", './find.js'],
  ['what is internal in part', "import {find, internal} from './find.js'", './find.js'],
  ['what has another name outside', "import {hide} from './hide.js'", './hide.js'],
  ['types alone', "import type {Find} from './find.js'", './find.js'],
  ['other packages', "import {expect} from 'vitest'", 'vitest']
])('a test imports %s from its source', (_, statement, specifier) => {
  expect(importIn(statement)).toBe(specifier)
})

test('checks all imports of a test, and leaves the rest unchanged', () => {
  const {dir, compiled} = createRepository(SOURCES)
  const code = "import {find} from './find.js'\nimport {slug} from './text/slug.js'\n\nfind(slug)\n"
  expect(importFromDist(code, path.join(dir, 'src/birds.test.ts'), compiled)).toBe(
    `import {find} from "${dir}/dist/index.js"\nimport {slug} from "${dir}/dist/text/slug.js"\n\nfind(slug)\n`
  )
})

test('lists tests of exported code, including those that use it through shared fixtures', () => {
  const {root} = createRepository({
    ...SOURCES,
    'find.test.ts': "import {find} from './find.js'",
    'hide.test.ts': "import {hide} from './hide.js'",
    'shared.test.ts': "import {sample} from './fixtures/sample.js'",
    'fixtures/sample.ts': "import {find} from '../find.js'\nexport const sample = find"
  })
  expect(listDistTests(root)).toEqual([
    'packages/birds/src/find.test.ts',
    'packages/birds/src/shared.test.ts'
  ])
})
