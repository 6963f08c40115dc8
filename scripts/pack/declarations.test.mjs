import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {copyDeclarations} from './declarations.mjs'

/**
 * Writes declarations and copies those that `index.d.ts` needs.
 *
 * @param {Readonly<Record<string, string>>} files those of a theme are in `theme`
 * @returns {string} the folder of the copies
 */
function copy(files) {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'lectern-types-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const from = path.join(folder, 'from')
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(from, file)), {recursive: true})
    writeFileSync(path.join(from, file), text)
  }
  const to = path.join(folder, 'to')
  const themes = [{name: '@a/theme', from: path.join(from, 'theme')}]
  const one = path.join(from, 'packages/bundled-one')
  const bundled = [{name: 'bundled-one', from: one, entry: 'main.d.ts'}]
  copyDeclarations({from, to, entries: ['index.d.ts'], themes, bundled})
  return to
}

test('copies the declarations that an entry needs, and no others', () => {
  const files = {
    'index.d.ts': "export {a} from './a.js'\nexport type B = import('./b').B\n",
    'a.d.ts': "import type {C} from './c/deep.js'\nimport 'elsewhere'\n",
    'b/index.d.ts': "export type {B} from '../index.js'\n",
    'c/deep.d.ts': 'export interface C {}\n',
    'unused.d.ts': 'export {}\n'
  }
  const to = copy(files)
  const copied = Object.keys(files).filter((file) => existsSync(path.join(to, file)))
  expect(copied).toEqual(['index.d.ts', 'a.d.ts', 'b/index.d.ts', 'c/deep.d.ts'])
})

test('omits stylesheets', () => {
  const to = copy({
    'index.d.ts': '/// <reference path="styles/stylesheets.d.ts" />\nimport "./styles/home.css";\n'
  })
  expect(readFileSync(path.join(to, 'index.d.ts'), 'utf8')).toBe('export {};\n')
})

test('imports components by path, since a project may not map `@theme`', () => {
  const to = copy({
    'index.d.ts': "export type {Props} from '@theme/Menu/Item'\n",
    'components/Menu/Item.d.ts':
      "import type {P} from '@theme/Menu'\nimport type {Q} from '@theme/Gone'\n",
    'components/Menu/index.d.ts': 'export interface P {}\n'
  })
  const read = (/** @type {string} */ file) => readFileSync(path.join(to, file), 'utf8')
  expect(read('index.d.ts')).toBe("export type {Props} from './components/Menu/Item.js'\n")
  expect(read('components/Menu/Item.d.ts')).toBe(
    "import type {P} from './index.js'\nimport type {Q} from '@theme/Gone'\n"
  )
  expect(existsSync(path.join(to, 'components/Menu/index.d.ts'))).toBe(true)
})

test('imports components of a theme from its package', () => {
  const to = copy({
    'index.d.ts': "export type {Props} from '@theme/Menu'\nexport type {Q} from '@theme/Link'\n",
    'theme/components/Menu/index.d.ts': 'export interface Props {}\n',
    'theme/components/Link.d.ts': 'export interface Q {}\n'
  })
  expect(readFileSync(path.join(to, 'index.d.ts'), 'utf8')).toBe(
    "export type {Props} from '@a/theme/components/Menu/index.tsx'\nexport type {Q} from '@a/theme/components/Link.tsx'\n"
  )
})

test('copies the declarations of bundled packages and imports the copies', () => {
  const to = copy({
    'a/index.d.ts': "import {b} from 'bundled-one'\nimport {c} from 'another'\n",
    'index.d.ts': "export * from './a/index.js'\n",
    'packages/bundled-one/main.d.ts': "export {b} from './lib/b.js'\n",
    'packages/bundled-one/lib/b.d.ts': 'export declare const b: 1\n',
    'packages/bundled-one/unused.d.ts': 'export {}\n'
  })
  expect(readFileSync(path.join(to, 'a/index.d.ts'), 'utf8')).toBe(
    "import {b} from '../../bundled-types/bundled-one/main.js'\nimport {c} from 'another'\n"
  )
  const copied = readdirSync(path.join(to, '../bundled-types'), {recursive: true, encoding: 'utf8'})
  expect(copied.filter((file) => file.endsWith('.ts')).sort()).toEqual([
    path.join('bundled-one', 'lib', 'b.d.ts'),
    path.join('bundled-one', 'main.d.ts')
  ])
})
