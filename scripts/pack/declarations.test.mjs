import {existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {copyDeclarations} from './declarations.mjs'

test('copies the declarations that an entry needs, and no others', () => {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'lectern-types-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const from = path.join(folder, 'from')
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(path.dirname(path.join(from, file)), {recursive: true})
    writeFileSync(path.join(from, file), text)
  }
  write('index.d.ts', "export {a} from './a.js'\nexport type B = import('./b').B\n")
  write('a.d.ts', "import type {C} from './c/deep.js'\nimport 'elsewhere'\n")
  write('b/index.d.ts', "export type {B} from '../index.js'\n")
  write('c/deep.d.ts', 'export interface C {}\n')
  write('unused.d.ts', 'export {}\n')
  const to = path.join(folder, 'to')
  copyDeclarations({from, to, entries: ['index.d.ts']})
  const names = ['index', 'a', 'b/index', 'c/deep', 'unused']
  const copied = names.filter((name) => existsSync(path.join(to, `${name}.d.ts`)))
  expect(copied).toEqual(['index', 'a', 'b/index', 'c/deep'])
})
