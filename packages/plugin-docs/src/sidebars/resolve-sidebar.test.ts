import {expect, test} from 'vitest'
import {parseSidebars} from '../formats/parse-sidebars.js'
import {testCatalog, testDocs} from '../fixtures/test-docs.js'
import {resolveSidebar} from './resolve-sidebar.js'
import {toSidebarItems} from './resolved-sidebar.js'

function resolve(items: unknown, files: Record<string, Record<string, unknown>>) {
  const {sidebars} = parseSidebars({docs: items}, 'sidebars.ts')
  return resolveSidebar(
    {name: 'docs', file: 'sidebars.ts', items: sidebars.docs ?? []},
    testCatalog(testDocs(files))
  )
}

test('resolves docs and categories', () => {
  const items = ['a', {type: 'category', label: 'More', link: {type: 'doc', id: 'b'}, items: ['c']}]
  const {sidebar, problems} = resolve(items, {
    'a.md': {sidebar_label: 'A', sidebar_class_name: 'new'},
    'b.md': {},
    'c.md': {sidebar_custom_props: {badge: 'x'}}
  })
  expect(problems).toEqual([])
  expect(toSidebarItems(sidebar.children)).toEqual([
    {type: 'link', label: 'A', href: '/docs/a', className: 'new'},
    {
      type: 'category',
      label: 'More',
      href: '/docs/b',
      items: [{type: 'link', label: 'c', href: '/docs/c', customProps: {badge: 'x'}}]
    }
  ])
})

test.each([
  ['/notes/docs/a', '/notes/', '/docs/a'],
  ['/docs/a', '/notes/', '/docs/a'],
  ['/notes/a', undefined, '/notes/a'],
  ['https://example.com/notes/', '/notes/', 'https://example.com/notes/']
])('a link to %s under the base URL %s goes to %s', (href, linkBaseUrl, expected) => {
  const {sidebars} = parseSidebars({docs: [{type: 'link', label: 'A', href}]}, 'sidebars.ts')
  const {sidebar} = resolveSidebar(
    {name: 'docs', items: sidebars.docs ?? [], linkBaseUrl},
    testCatalog(testDocs({}))
  )
  expect(sidebar.children[0]?.item).toMatchObject({href: expected})
})

test('links a category without a page to its first page', () => {
  const external = {type: 'link', label: 'Elsewhere', href: 'https://example.com'}
  const {sidebar} = resolve({Outer: [external, {Inner: ['a']}]}, {'a.md': {}})
  expect(sidebar.children[0]?.item).toMatchObject({href: '/docs/a', linkUnlisted: true})
  expect(sidebar.children[0]?.page).toBeUndefined()
})

test('a generated index has a page below the version', () => {
  const link = {type: 'generated-index', description: 'All of them.'}
  const items = [{type: 'category', label: 'Getting started', link, items: ['a']}]
  expect(resolve(items, {'a.md': {}}).sidebar.children[0]).toMatchObject({
    page: {path: '/docs/category/getting-started', label: 'Getting started'},
    description: 'All of them.',
    generatedIndex: {path: '/docs/category/getting-started', title: 'Getting started'}
  })
})

test('omits the page of a category if its path is not a valid file path', () => {
  const link = {type: 'generated-index'}
  const items = [{type: 'category', label: 'n'.repeat(300), link, items: ['a']}]
  const {sidebar, problems} = resolve(items, {'a.md': {}})
  expect(sidebar.children[0]).toMatchObject({page: undefined, generatedIndex: undefined})
  expect(problems).toMatchObject([{code: 'route-path-invalid', position: {file: 'sidebars.ts'}}])
})

test('reports the category file with a path that is not a valid file path', () => {
  const category = {
    type: 'category' as const,
    label: 'n'.repeat(300),
    file: 'docs/a/_category_.yml'
  }
  const items = [
    {
      ...category,
      link: {type: 'generated-index' as const},
      items: [{type: 'doc' as const, id: 'a'}]
    }
  ]
  const {problems} = resolveSidebar({name: 'docs', items}, testCatalog(testDocs({'a.md': {}})))
  expect(problems).toMatchObject([
    {code: 'route-path-invalid', position: {file: 'docs/a/_category_.yml'}}
  ])
})

test('keeps the position of unlisted docs without showing them', () => {
  const {sidebar} = resolve({Guides: ['a', 'b']}, {'a.md': {unlisted: true}, 'b.md': {}})
  const [guides] = sidebar.children
  expect(guides?.children.map(({item}) => item)).toMatchObject([{href: '/docs/b'}])
  expect(guides?.hidden.map(({id}) => id)).toEqual(['a'])
})

test('omits drafts, and shows a category without items as its doc', () => {
  const items = [
    {type: 'category', label: 'Guides', link: {type: 'doc', id: 'b'}, items: ['a']},
    {Empty: ['a']}
  ]
  const {sidebar, problems} = resolve(items, {'a.md': {draft: true}, 'b.md': {}})
  expect(toSidebarItems(sidebar.children)).toEqual([
    {type: 'link', label: 'Guides', href: '/docs/b'}
  ])
  expect(problems).toEqual([])
})

test('expands a category that cannot be collapsed', () => {
  const items = [{type: 'category', label: 'Guides', collapsible: false, items: ['a']}]
  expect(resolve(items, {'a.md': {}}).sidebar.children[0]?.item).toMatchObject({
    collapsible: false,
    collapsed: false
  })
})

test('reports the sidebar of an unknown doc and lists the existing IDs, nearest first', () => {
  expect(resolve(['intor'], {'install.md': {}, 'intro.md': {}}).problems).toEqual([
    {
      code: 'sidebar-doc-unknown',
      message: "The doc `intor` in the sidebar `docs` doesn't exist.",
      position: {file: 'sidebars.ts'},
      hint: 'Use one of: intro, install.'
    }
  ])
})

test('reports a category without links, and accepts one that only contains drafts', () => {
  const items = [
    {type: 'category', label: 'Empty', items: []},
    {type: 'category', label: 'Index', link: {type: 'generated-index'}, items: []},
    {type: 'category', label: 'Doc', link: {type: 'doc', id: 'a'}, items: []},
    {type: 'category', label: 'Draft', items: ['b']}
  ]
  const {sidebar, problems} = resolve(items, {'a.md': {}, 'b.md': {draft: true}})
  expect(problems.map(({code, message}) => [code, message])).toEqual([
    [
      'sidebar-category-empty',
      'The category `Empty` in the sidebar `docs` has neither items nor a link.'
    ],
    [
      'sidebar-category-empty',
      'The category `Index` in the sidebar `docs` has neither items nor a link.'
    ]
  ])
  expect(toSidebarItems(sidebar.children)).toMatchObject([{label: 'Doc', href: '/docs/a'}])
})

test('shows the line of an unknown doc', () => {
  const text = "export default {\n  docs: ['b']\n}\n"
  const items = [{type: 'doc' as const, id: 'b'}]
  const sidebar = {name: 'docs', file: 'sidebars.ts', text, items}
  const {problems} = resolveSidebar(sidebar, testCatalog(testDocs({'a.md': {}})))
  expect(problems[0]?.position).toEqual({file: 'sidebars.ts', line: 2, column: 10})
})
