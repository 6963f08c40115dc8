import type {DataFile, JsonValue, SidebarEntry} from '@lectern/types'
import {expect, test} from 'vitest'
import {createSidebarShaper} from './shape-sidebars.js'

const fileOf = (name: string, entries: readonly SidebarEntry[]): DataFile => ({
  ...{name, data: []},
  describe: () => entries as unknown as JsonValue
})

const shaper = (...dataFiles: readonly DataFile[]) =>
  createSidebarShaper('sea', {
    ...{siteDir: '/site', baseUrl: '/base/', dataFiles},
    globalData: {versions: [{name: 'current', sidebars: {birds: {}, empty: {}}}]}
  })

test('sidebars have the items that their author wrote', () => {
  const entries: readonly SidebarEntry[] = [
    {type: 'doc', id: 'home'},
    {type: 'ref', id: 'gull', label: 'Gulls', translatable: true},
    {type: 'link', label: 'Web', href: 'https://example.com', description: 'More'},
    {type: 'html', value: '<hr>', defaultStyle: false}
  ]
  expect(shaper(fileOf('sidebar-sea-current-birds', entries))('current')).toEqual({
    birds: entries,
    empty: []
  })
})

test('links to generated indexes have the base URL, at any depth', () => {
  const index = {
    type: 'generated-index',
    slug: '/sea',
    keywords: ['tide'],
    image: '/a.png'
  } as const
  const category = (items: readonly SidebarEntry[], path: string): SidebarEntry => ({
    ...{type: 'category', label: 'Sea', collapsible: true, collapsed: false, items},
    link: {...index, path}
  })
  const entries = [category([category([{type: 'doc', id: 'gull'}], '/b')], '/a')]
  const {birds} = shaper(fileOf('sidebar-sea-current-birds', entries))('current')
  expect(birds).toMatchObject([
    {
      link: {...index, permalink: '/base/a'},
      items: [{link: {...index, permalink: '/base/b'}, items: [{type: 'doc', id: 'gull'}]}]
    }
  ])
})

test('a version that global data lacks has no sidebars', () => {
  expect(shaper()('1.0')).toEqual({})
})
