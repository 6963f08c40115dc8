import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {findThemeComponent} from '@lectern/bundler'
import {expect, test} from 'vitest'
import {
  COMPONENTS,
  EARLIER_COMPONENTS,
  EARLIER_EXPORTS,
  EXPORTS
} from '../fixtures/docusaurus-names.js'
import {listAliasExports} from './alias-exports.js'
import {createModuleAliases} from './module-aliases.js'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const THEMES = ['theme', 'theme-mermaid', 'theme-live-codeblock', 'plugin-search'].map((name) =>
  path.join(ROOT, 'packages', name, 'src/components')
)

const aliases = createModuleAliases()
const exported = await listAliasExports(aliases)

/** Components that Lectern's theme doesn't have. Pages contain them if a site overrides them. */
const parts = Object.keys(aliases).flatMap((name) => /^@theme\/(.*)/.exec(name)?.[1] ?? [])

test.each([...Object.entries(EXPORTS), ...Object.entries(EARLIER_EXPORTS)])(
  '@docusaurus/%s exports all names that Docusaurus exports or exported',
  (name, names) => {
    const known = exported.get(`@docusaurus/${name}`) ?? new Set()
    expect(names.split(' ').filter((one) => !known.has(one))).toEqual([])
  }
)

test('every component of the classic theme can be imported', () => {
  const missing = `${COMPONENTS} ${EARLIER_COMPONENTS}`
    .split(' ')
    .filter((name) => !findThemeComponent('@theme', name, [...THEMES, '']) && !parts.includes(name))
  expect(missing).toEqual([])
})

test('no part is a component of the theme', () => {
  const duplicate = parts.filter((name) => findThemeComponent('@theme', name, [...THEMES, '']))
  expect(duplicate).toEqual([])
})
