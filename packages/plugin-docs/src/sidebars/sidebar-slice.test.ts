import type {SidebarItem} from '@lectern/types'
import {expect, test} from 'vitest'
import {keepName} from '../formats/number-prefix.js'
import {parseSidebars} from '../formats/parse-sidebars.js'
import {testCatalog, testDocs} from '../fixtures/test-docs.js'
import {resolveSidebar} from './resolve-sidebar.js'
import {locatePages} from './sidebar-locations.js'
import {createSidebarSlicer} from './sidebar-slice.js'

/** Returns the labels `name-0`, `name-1` and so on. */
function many(name: string, count: number): string[] {
  return Array.from({length: count}, (_, index) => `${name}-${index}`)
}

function slicesOf(items: unknown) {
  const ids = [...new Set(JSON.stringify(items).match(/\w+-\d+/g) ?? [])]
  const docs = testDocs(Object.fromEntries(ids.map((id) => [`${id}.md`, {id}])))
  const parsed = parseSidebars({docs: items}, 'sidebars.ts').sidebars.docs ?? []
  const catalog = testCatalog(docs, {
    options: {sidebarCollapsible: true, sidebarCollapsed: true, numberPrefixParser: keepName}
  })
  const {sidebar} = resolveSidebar({name: 'docs', items: parsed}, catalog)
  const {locationByPath} = locatePages(sidebar)
  const slice = createSidebarSlicer(sidebar, 'sidebar-docs')
  return (id: string) => {
    const location = locationByPath.get(`/docs/${id}`)
    return slice(location ?? {branch: [], indices: [0]})
  }
}

/** Formats a list as `a, Closed, Open(b, c)`, with `…3` for omitted entries. */
function sketch(list: {items?: readonly SidebarItem[]; omitted?: {before: number; after: number}}) {
  const strings: string[] = (list.items ?? []).map((item) => {
    if (item.type === 'html') return item.value
    return item.type === 'category' && item.items ? `${item.label}(${sketch(item)})` : item.label
  })
  if (list.omitted?.before) strings.unshift(`…${list.omitted.before}`)
  if (list.omitted?.after) strings.push(`…${list.omitted.after}`)
  return strings.join(', ')
}

function count(items: readonly SidebarItem[] = []): number {
  return items.reduce(
    (sum, item) => sum + 1 + (item.type === 'category' ? count(item.items) : 0),
    0
  )
}

test('expands the branch of the page and leaves other categories collapsed', () => {
  const slice = slicesOf(['t-1', {A: ['a-1', {B: ['b-1']}]}, {C: ['c-1']}])
  expect(sketch(slice('t-1'))).toBe('t-1, A, C')
  expect(sketch(slice('a-1'))).toBe('t-1, A(a-1, B), C')
  expect(sketch(slice('b-1'))).toBe('t-1, A(a-1, B(b-1)), C')
})

test('shows expanded categories with their items', () => {
  const slice = slicesOf([
    {type: 'category', label: 'A', collapsed: false, items: ['a-1', {B: ['b-1']}]},
    {type: 'category', label: 'C', collapsible: false, items: ['c-1']},
    't-1'
  ])
  expect(sketch(slice('t-1'))).toBe('A(a-1, B), C(c-1), t-1')
})

test('pages of the same category have the same slice', () => {
  const slice = slicesOf([{A: many('a', 5)}, {B: many('b', 5)}])
  expect(slice('a-0')).toBe(slice('a-4'))
  expect(slice('a-0')).not.toBe(slice('b-0'))
})

test('trims a long list around the page and counts the omitted entries', () => {
  const slice = slicesOf(['t-1', {A: many('a', 1000)}])
  const middle = slice('a-500')
  expect(count(middle.items)).toBe(300)
  expect(sketch(middle)).toMatch(/^t-1, A\(…\d+, a-\d+, .*a-500, .*, …\d+\)$/)
  expect(sketch(slice('a-0'))).toMatch(/^t-1, A\(a-0, .*a-297, …702\)$/)
})

test('trims a long top level', () => {
  const slice = slicesOf(many('t', 1000))
  expect(slice('t-999').omitted).toEqual({before: 700, after: 0})
})

test('shows a list of a few hundred items in full', () => {
  const slice = slicesOf(many('t', 300))
  expect(slice('t-150')).toMatchObject({items: {length: 300}})
  expect(slice('t-150').omitted).toBeUndefined()
})

test('a page contains fewer items the longer they are', () => {
  const html = (text: string) => ({type: 'html', value: text.repeat(100)})
  const slice = slicesOf(['t-1', ...Array.from({length: 300}, () => html('owl '))])('t-1')
  expect(count(slice.items)).toBeLessThan(100)
  expect(JSON.stringify(slice).length).toBeLessThan(25_000)
})

test('contains no more items than the budget allows, however many categories are expanded', () => {
  const open = (label: string) => ({
    type: 'category',
    label,
    collapsed: false,
    items: many(label, 200)
  })
  const slice = slicesOf([...'abcdefgh'].map(open))
  expect(count(slice('c-10').items)).toBe(300)
})
