import {expect, test} from 'vitest'
import type {SidebarItemConfig} from '../formats/sidebar-config.js'
import {testCatalog, testDocs} from '../fixtures/test-docs.js'
import {autogenerateSidebar} from './autogenerate-sidebar.js'

const sidebar = {name: 'docs', file: 'sidebars.ts'}

/** Formats items as `Label → link [items]`, to compare whole sidebars at a glance. */
function sketch(items: readonly SidebarItemConfig[]): string {
  return items
    .map((item) => {
      if (item.type === 'doc') return item.id
      if (item.type !== 'category') return item.type
      const link = item.link?.type === 'doc' ? ` → ${item.link.id}` : item.link ? ' → index' : ''
      return `${item.label}${link} [${sketch(item.items)}]`
    })
    .join(', ')
}

function generate(
  files: Record<string, Record<string, unknown>>,
  categoryFiles: Record<string, Record<string, unknown>> = {},
  dirName = '.'
) {
  const described = Object.fromEntries(
    Object.entries(categoryFiles).map(([folder, data]) => [
      folder,
      {...data, file: `docs/${folder}/_category_.json`}
    ])
  )
  const catalog = testCatalog(testDocs(files), {categoryFiles: described})
  return autogenerateSidebar(dirName, catalog, sidebar)
}

test('sorts by position, then by filename', () => {
  const files = {'b.md': {}, 'a.md': {}, 'c.md': {sidebar_position: 2}, '01-z.md': {}}
  expect(sketch(generate(files).items)).toBe('z, c, a, b')
})

test('creates categories from folders and links them to their index', () => {
  const files = {
    'intro.md': {},
    '02-guides/index.md': {sidebar_label: 'All guides'},
    '02-guides/2-b.md': {},
    '02-guides/1-a.md': {},
    'more/deep/x.md': {}
  }
  expect(sketch(generate(files).items)).toBe(
    'All guides → guides/index [guides/a, guides/b], intro, more [deep [more/deep/x]]'
  )
})

test('category files set label, order and link', () => {
  const files = {'a/index.md': {}, 'a/x.md': {}, 'b/x.md': {}, 'c/x.md': {}, 'c/y.md': {}}
  const categoryFiles = {
    a: {label: 'Last', position: 3, link: null},
    b: {position: 2, link: {type: 'generated-index'}},
    c: {position: 1, link: {type: 'doc', id: 'y'}}
  }
  expect(sketch(generate(files, categoryFiles).items)).toBe(
    'y → c/y [c/x], b → index [b/x], Last [a/index, a/x]'
  )
})

test('folders can be called `constructor`', () => {
  expect(sketch(generate({'constructor/a.md': {}}).items)).toBe('constructor [constructor/a]')
})

test('can generate the items of a single folder', () => {
  const files = {'a.md': {}, '1-guides/b.md': {}}
  expect(sketch(generate(files, {}, '1-guides').items)).toBe('guides/b')
})

test('omits drafts, and folders that only contain drafts', () => {
  expect(sketch(generate({'a.md': {}, 'b/c.md': {draft: true}}).items)).toBe('a')
})

test('reports a folder without docs', () => {
  expect(generate({'guides/a.md': {}}, {}, 'guide').problems).toEqual([
    {
      code: 'sidebar-folder-unknown',
      policy: 'warn',
      message: 'The folder `guide` in the sidebar `docs` has no docs.',
      position: {file: 'sidebars.ts'},
      hint: 'Use one of: guides.'
    }
  ])
})

test('reports the category file that links to an unknown doc', () => {
  const {items, problems} = generate({'a/x.md': {}}, {a: {link: {type: 'doc', id: 'z'}}})
  expect(sketch(items)).toBe('a [a/x]')
  expect(problems).toEqual([
    {
      code: 'sidebar-doc-unknown',
      message: "The doc `z` in the category file doesn't exist.",
      position: {file: 'docs/a/_category_.json'},
      hint: 'Use one of: a/x.'
    }
  ])
})
