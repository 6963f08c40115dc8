import type {SidebarItem} from '@lectern/types'
import {expect, test} from 'vitest'
import {runHook} from '../../fixtures/run-hook.js'
import {useSidebarItems} from './sidebar-forms.js'

const OWL: SidebarItem = {type: 'link', label: 'Owl', href: '/docs/owl'}
const ITEMS: readonly SidebarItem[] = [
  {type: 'category', label: 'Birds', href: '/docs/owl', linkUnlisted: true, items: [OWL]},
  {type: 'category', label: 'Fish', href: '/docs/fish', collapsed: false, items: []},
  {type: 'html', value: '<hr>', defaultStyle: false}
]

test('components from Docusaurus get categories with all fields, and links with the base URL', () => {
  expect(runHook(() => useSidebarItems(ITEMS, false))).toMatchObject([
    {
      ...{label: 'Birds', href: undefined, collapsible: true, collapsed: true},
      items: [{label: 'Owl', href: '/base/docs/owl'}]
    },
    {label: 'Fish', href: '/base/docs/fish', collapsible: true, collapsed: false},
    ITEMS[2]
  ])
})

test('Lectern’s components get links without the base URL, also from copies of items', () => {
  const hrefs = runHook(() => {
    const copies = useSidebarItems(ITEMS, false).map((item) => ({...item, className: 'wide'}))
    return useSidebarItems(useSidebarItems(copies, false), true)
  })
  expect(hrefs).toMatchObject([{items: [{href: '/docs/owl'}]}, {href: '/docs/fish'}, {}])
})

test('links that keep their path stay unchanged', () => {
  const link = {type: 'link', label: 'Owl', href: '/owl', autoAddBaseUrl: false} as const
  expect(runHook(() => useSidebarItems([link], false))).toMatchObject([{href: '/owl'}])
})

test('Lectern’s own items stay unchanged', () => {
  expect(runHook(() => useSidebarItems(ITEMS, true))).toBe(ITEMS)
  expect(runHook(() => useSidebarItems(undefined, false))).toBeUndefined()
})
