import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {findImportedPackages, findUndeclaredImports} from './undeclared-imports.mjs'

test('finds packages once each, however they are imported', () => {
  const code = `
import a from 'a'
import {deep} from '@scope/b/deep.js'
export * from 'c'
import fs from 'node:fs'
import path from 'path'
import './here.js'
import Layout from '@theme/Layout'
const d = await import('d/x')
const computed = await import(\`e/\${name}\`)
const f = require('f')
const g = createRequire(import.meta.url)("g")
const again = require('a/other')
`
  expect(findImportedPackages('a.js', code).sort()).toEqual(['@scope/b', 'a', 'c', 'd', 'f', 'g'])
})

test('finds packages that only types reference', () => {
  const code = `import type {A} from 'a'\nexport declare const b: import("b").B\n`
  expect(findImportedPackages('a.d.ts', code)).toEqual(['a', 'b'])
})

test('lists the files that import packages missing from the manifest', () => {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'lectern-packed-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true})
    writeFileSync(path.join(folder, file), text)
  }
  const dependencies = {a: '1.0.0', '@types/hast': '3.0.0'}
  write('package.json', JSON.stringify({name: 'own', dependencies}))
  write('dist/index.js', "import 'a'\nimport 'own/part'\nimport 'b'\n")
  write('types/index.d.ts', "import type {Root} from 'hast'\nimport type {C} from 'c'\n")
  write('templates/site.config.ts', "import 'for-the-site'\n")
  write('node_modules/a/index.js', "import 'of-another'\n")
  expect(findUndeclaredImports(folder)).toEqual([
    {file: 'dist/index.js', name: 'b'},
    {file: 'types/index.d.ts', name: 'c'}
  ])
})
