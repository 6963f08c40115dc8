import fs from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {findThemeComponent} from '@lectern/bundler'
import {expect, test} from 'vitest'
import {COMPONENTS, EXPORTS} from '../fixtures/docusaurus-names.js'
import {listAliasExports} from './alias-exports.js'
import {createModuleAliases} from './module-aliases.js'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const THEMES = ['theme', 'theme-mermaid', 'theme-live-codeblock', 'plugin-search'].map((name) =>
  path.join(ROOT, 'packages', name, 'src/components')
)

const aliases = createModuleAliases()
const exported = await listAliasExports(aliases)

/** Components that sites can import, but that pages don't contain: replacing them has no effect. */
const importedOnly = Object.keys(aliases).flatMap((name) => /^@theme\/(.*)/.exec(name)?.[1] ?? [])

test.each(Object.entries(EXPORTS))(
  '@docusaurus/%s exports all names that Docusaurus exports',
  (name, names) => {
    const known = exported.get(`@docusaurus/${name}`) ?? new Set()
    expect(names.split(' ').filter((one) => !known.has(one))).toEqual([])
  }
)

test('every component of the classic theme can be imported', () => {
  const missing = COMPONENTS.split(' ').filter(
    (name) => !findThemeComponent('@theme', name, [...THEMES, '']) && !importedOnly.includes(name)
  )
  expect(missing).toEqual([])
})

test('a component that the theme contains has no separate import-only version', () => {
  const twice = importedOnly.filter((name) => findThemeComponent('@theme', name, [...THEMES, '']))
  expect(twice).toEqual([])
})

test('the docs list the components that can’t be overridden', () => {
  const page = path.join(ROOT, 'content/docs/migration/migration-manual.md')
  const text = fs.readFileSync(page, 'utf8')
  expect(importedOnly.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})
