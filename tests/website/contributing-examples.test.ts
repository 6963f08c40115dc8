import {readFileSync} from 'node:fs'
import type {Root} from 'mdast'
import {expect, test} from 'vitest'
import type {Hosts} from '../../packages/core/src/hosts/host.js'
import {HOSTS, listHiddenFiles, listHostFiles} from '../../packages/core/src/hosts/hosts.js'
import {remarkUnusedDirectives} from '../../packages/markdown/src/admonitions/remark-unused-directives.js'
import {remarkAdmonitions} from '../../packages/markdown/src/admonitions/remark-admonitions.js'
import {
  ADMONITIONS,
  type AdmonitionTable,
  listAdmonitionRows
} from '../../packages/shared/src/admonitions/admonition-types.js'
import {
  listFieldRows,
  SHARED_FIELDS,
  type SharedFields
} from '../../packages/shared/src/front-matter/shared-fields.js'
import {z} from '../../packages/shared/src/schema/schema.js'
import {
  createItemSchema,
  listItemTypeRows
} from '../../packages/theme/src/config/navbar-item-fields.js'
import {
  findItemIssues,
  findUnknownItemTypes
} from '../../packages/theme/src/config/navbar-item-issues.js'
import {NAVBAR_ITEMS, type NavbarItemTypes} from '../../packages/theme/src/config/navbar-items.js'
import {listItemStrings} from '../../packages/theme/src/localization/translate-theme-config.js'

const GUIDE = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8')

/** Returns the entry of an example in CONTRIBUTING.md. */
async function readEntry<Table>(name: string): Promise<Table> {
  const examples = [...GUIDE.matchAll(/^```ts\n([^`]*(?:`(?!``)[^`]*)*)^```$/gm)]
  const code = examples.map(([, text = '']) => text).find((text) => text.startsWith(`${name}: `))
  expect(code, `an example for ${name}`).toBeDefined()
  const module = `export const createTable = (z) => ({${code}})`
  const url = `data:text/javascript,${encodeURIComponent(module)}`
  const {createTable}: {createTable: (schema: typeof z) => Table} = await import(url)
  return createTable(z)
}

test('the new host has files, one of them hidden', async () => {
  const hosts: Hosts = {...HOSTS, ...(await readEntry<Hosts>('harbor'))}
  expect(listHostFiles(hosts).map(({name}) => name)).toContain('harbor.txt')
  expect(listHiddenFiles(hosts)).toContain('harbor.txt')
})

test('the new front matter field has a row for each page type', async () => {
  const fields: SharedFields = {...SHARED_FIELDS, ...(await readEntry<SharedFields>('audience'))}
  const names = (kind: 'doc' | 'post') => listFieldRows(kind, fields).map(([name]) => name)
  expect(names('doc')).toContain('`audience`')
  expect(names('post')).not.toContain('`audience`')
})

test('the new navbar item type is validated, translated and documented', async () => {
  const types: NavbarItemTypes = {
    ...NAVBAR_ITEMS,
    ...(await readEntry<NavbarItemTypes>('weather'))
  }
  const item = {type: 'weather', position: 'left', caption: 'Rain'} as const
  expect(findUnknownItemTypes([item], undefined, types)).toEqual([])
  expect(findUnknownItemTypes([item], undefined)).toHaveLength(1)
  expect(findItemIssues([{items: [item]}], types).map(({hint}) => hint)).toEqual([
    'Add `place` to it.'
  ])
  expect(createItemSchema(types).safeParse({...item, place: 1}).success).toBe(false)
  expect(Object.keys(listItemStrings(item, types))).toEqual(['item.caption.Rain'])
  expect(listItemTypeRows(types)).toContainEqual([
    ...['`weather`', '`place`', '`caption`', 'menu', 'weather of a place']
  ])
})

test('the new admonition type works in Markdown and is documented', async () => {
  const entry = await readEntry<AdmonitionTable['components']>('sighting')
  const table = {...ADMONITIONS, components: {...ADMONITIONS.components, ...entry}}
  expect(hintsFor('sighting', table)).toEqual([])
  expect(hintsFor('sighting', ADMONITIONS)).toHaveLength(1)
  expect(listAdmonitionRows(table)).toContainEqual(['`sighting`', '`Admonition/Type/Tip`', '–'])
})

/** Returns hints of the problems in a container with a name. */
function hintsFor(name: string, table: AdmonitionTable): string[] {
  const position = {start: {line: 1, column: 1}, end: {line: 2, column: 4}}
  const tree: Root = {
    type: 'root',
    children: [{type: 'containerDirective', name, attributes: {}, children: [], position}]
  }
  const authorLines = [`:::${name}`, ':::']
  const problems: {hint?: string}[] = []
  const text = authorLines.join('\n')
  const state = {authorLines, text, lineOffset: 0, problems: [], options: {admonitions: []}}
  remarkAdmonitions(state, table)(tree)
  remarkUnusedDirectives(state)(tree)
  problems.push(...state.problems)
  return problems.map(({hint = ''}) => hint)
}
