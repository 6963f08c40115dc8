import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {HOSTS} from '../../packages/core/src/hosts/hosts.js'
import {listItemTypeRows} from '../../packages/theme/src/config/navbar-item-fields.js'
import {COMMON_FIELDS} from '../../packages/theme/src/config/navbar-items.js'
import {
  ADMONITIONS,
  listAdmonitionRows
} from '../../packages/shared/src/admonitions/admonition-types.js'
import {listFieldRows} from '../../packages/shared/src/front-matter/shared-fields.js'

/** Rows of the tables in a page, without their outer bars. */
function readRows(page: string): string[] {
  const text = readFileSync(new URL(`../../content/docs/${page}`, import.meta.url), 'utf8')
  return [...text.matchAll(/^\| (.*) \|$/gm)].map(([, cells = '']) => cells)
}

test.each([
  ['doc', 'guides/docs/create-doc.md'],
  ['post', 'blog.md'],
  ['page', 'guides/creating-pages.md']
] as const)('the front matter table for a %s lists the shared fields', (kind, page) => {
  expect(readRows(page)).toEqual(
    expect.arrayContaining(listFieldRows(kind).map((cells) => cells.join(' | ')))
  )
})

test.each(Object.entries(HOSTS))('the deployment page lists the files for %s', (name, {files}) => {
  const names = files.map((file) => `\`${file.name}\``).join(', ')
  expect(readRows('deployment.md')).toContainEqual(
    expect.stringMatching(new RegExp(`^\`'${name}'\` \\| ${names.replaceAll('.', '\\.')} \\| `))
  )
})

test('the admonitions page lists the built-in types', () => {
  expect(readRows('guides/markdown-features/admonitions.md')).toEqual(
    expect.arrayContaining(listAdmonitionRows(ADMONITIONS).map((cells) => cells.join(' | ')))
  )
})

test('the theme configuration page lists navbar item types and their shared fields', () => {
  const page = 'api/themes/theme-configuration.md'
  const rows = readRows(page)
  expect(rows).toEqual(expect.arrayContaining(listItemTypeRows().map((cells) => cells.join(' | '))))
  const text = readFileSync(new URL(`../../content/docs/${page}`, import.meta.url), 'utf8')
  const [, sentence = ''] = /All types also have the fields ([^.]+)\./.exec(text) ?? []
  const names = [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(names).toEqual(Object.keys(COMMON_FIELDS))
})
