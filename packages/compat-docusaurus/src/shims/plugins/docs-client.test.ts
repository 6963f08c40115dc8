import type {DocsGlobalData, JsonObject, SiteData} from '@lectern/types'
import {expect, test} from 'vitest'
import {runHook} from '../../fixtures/run-hook.js'
import useGlobalData, {usePluginData} from '../use-global-data.js'
import {
  useActiveDocContext,
  useActivePluginAndVersion,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useDocById,
  useDocsSidebar,
  useDocsVersion,
  useDocsVersionCandidates,
  useSidebarBreadcrumbs,
  useVersions
} from './docs-client.js'

const OWL = {type: 'link', label: 'Owl', href: '/docs/owl'}
const NIGHT = {type: 'category', label: 'Night', items: [OWL]}
const BIRDS = {type: 'category', label: 'Birds', items: [NIGHT]}

const PAGE: JsonObject = {
  pluginId: 'default',
  version: {name: '1.0', label: '1.x', isLast: true, badge: true, className: 'a'},
  sidebar: {id: 'docs', name: 'docs-1', items: [BIRDS]},
  breadcrumbs: [{label: 'Birds'}, {label: 'Night'}, {label: 'Owl', path: '/docs/owl'}]
}

const OWL_DOC = {id: 'owl', label: 'Owl', path: '/docs/owl'}
const common = {mainDocId: 'owl', draftIds: [], sidebars: {}}
// Global data is JSON: types of other packages aren't known to be.
const GLOBAL_DATA = {
  docs: {
    default: {
      ...{path: '/docs', breadcrumbs: true},
      versions: [
        {
          ...common,
          name: 'current',
          path: '/docs/next',
          docs: [{id: 'lark', label: 'Lark', path: '/docs/lark'}]
        },
        {
          ...common,
          name: '1.0',
          path: '/docs',
          docs: [OWL_DOC]
        }
      ]
    }
  }
} as unknown as SiteData['globalData']

const run = <Result>(use: () => Result, props: JsonObject = PAGE) =>
  runHook(use, {props, globalData: GLOBAL_DATA})

test('the sidebar of a page uses its ID, or else its name', () => {
  expect(run(useDocsSidebar)).toMatchObject({name: 'docs', items: [{label: 'Birds'}]})
  const {sidebar: _, ...page} = PAGE
  expect(run(useDocsSidebar, page)).toBeNull()
  expect(run(useDocsSidebar, {...page, sidebar: {name: 'docs-1', items: []}})).toEqual({
    ...{name: 'docs-1', items: []}
  })
})

test('the version of a page has Docusaurus’s fields', () => {
  expect(run(useDocsVersion)).toMatchObject({
    ...{pluginId: 'default', version: '1.0', label: '1.x', banner: null, badge: true, isLast: true},
    docsSidebars: {docs: [{label: 'Birds'}]},
    docs: {owl: {id: 'owl', title: 'Owl'}}
  })
  expect(() => run(useDocsVersion, {})).toThrow('useDocsVersion')
})

test('the version has all sidebars if the global data contains their items', () => {
  const owl = {...OWL, docId: 'owl', unlisted: false, description: 'Hoots.'}
  const sidebars = {docs: {items: [owl]}, api: {items: [{...NIGHT, key: 'n'}]}}
  const versions = [{...common, name: '1.0', path: '/docs', docs: [], sidebars}]
  const globalData = {docs: {default: {path: '/docs', versions}}} as unknown as typeof GLOBAL_DATA
  const {docsSidebars} = runHook(useDocsVersion, {props: PAGE, globalData})
  expect(docsSidebars).toMatchObject({
    docs: [{...owl, href: '/base/docs/owl'}],
    api: [{label: 'Night', key: 'n', items: [{href: '/base/docs/owl'}]}]
  })
})

test('docs have their title, description and sidebar, and generated indexes are left out', () => {
  const owl = {...OWL_DOC, title: 'The owl', description: 'Hoots.', sidebar: 'birds'}
  const docs = [owl, {id: '/night', label: 'Night', path: '/docs/night'}]
  const versions = [{...common, name: '1.0', path: '/docs', docs}]
  const globalData = {docs: {default: {path: '/docs', versions}}} as unknown as typeof GLOBAL_DATA
  const expected = {id: 'owl', title: 'The owl', description: 'Hoots.', sidebar: 'birds'}
  expect(runHook(useDocsVersion, {props: PAGE, globalData}).docs).toEqual({owl: expected})
  expect(runHook(() => useDocById('owl'), {props: PAGE, globalData})).toEqual(expected)
})

test('docs are only found in the version of the page', () => {
  expect(run(() => useDocById('owl'))).toEqual({id: 'owl', title: 'Owl'})
  expect(run(() => useDocById('lark'))).toBeUndefined()
  expect(run(() => useDocById(undefined))).toBeUndefined()
})

test('breadcrumbs are items of the sidebar, or else links', () => {
  const owl = {type: 'link', label: 'Owl', href: '/base/docs/owl'}
  const night = {type: 'category', label: 'Night', collapsible: true, items: [owl]}
  expect(run(useSidebarBreadcrumbs)).toMatchObject([
    {type: 'category', label: 'Birds', href: undefined, items: [night]},
    night,
    owl
  ])
  expect(run(useSidebarBreadcrumbs, {...PAGE, sidebar: {name: 'docs', items: []}})).toEqual([
    {type: 'link', label: 'Birds', href: undefined},
    {type: 'link', label: 'Night', href: undefined},
    owl
  ])
  expect(run(useSidebarBreadcrumbs, {})).toBeNull()
  expect(run(useSidebarBreadcrumbs, {...PAGE, sidebar: null})).toBeNull()
})

test('the current category is the innermost one that contains the page', () => {
  const owl = {...OWL, href: '/base/docs/owl'}
  expect(run(useCurrentSidebarCategory)).toMatchObject({...NIGHT, collapsible: true, items: [owl]})
  expect(run(useCurrentSidebarSiblings)).toMatchObject([owl])
  const cards = [{type: 'link', label: 'Owl', path: '/docs/owl', description: 'Hoots.'}]
  const index = {...PAGE, category: {title: 'Night', items: cards}}
  expect(run(useCurrentSidebarCategory, index).items).toMatchObject([
    {...owl, description: 'Hoots.'}
  ])
})

test('closed categories have as many items as their cards show', () => {
  const items = [{type: 'category', label: 'Day', href: '/docs/day'}]
  const sidebar = {name: 'docs', items: [{...NIGHT, items}]}
  const breadcrumbs = [{label: NIGHT.label}]
  const cards = [{type: 'category', label: 'Day', path: '/docs/day', count: 2}]
  const index = {...PAGE, sidebar, breadcrumbs, category: {title: 'Night', items: cards}}
  expect(run(useCurrentSidebarCategory, index).items).toMatchObject([
    {label: 'Day', items: [{}, {}]}
  ])
})

test('siblings are the items of the sidebar, or of the page if it has cards', () => {
  const outside = {...PAGE, breadcrumbs: [{label: 'Larks', path: '/docs/larks'}]}
  expect(run(useCurrentSidebarSiblings, outside)).toMatchObject([
    {type: 'category', label: 'Birds'}
  ])
  const customProps = {icon: 'moon'}
  const card = {type: 'category', label: 'Night', path: '/docs/owl', count: 2, customProps}
  const cards = {...PAGE, category: {title: 'Birds', items: [card]}}
  expect(run(useCurrentSidebarSiblings, cards)).toMatchObject([
    {type: 'category', label: 'Night', href: '/base/docs/owl', items: [{}, {}], customProps}
  ])
})

test.each<[string, JsonObject]>([
  ['is in no category', {...PAGE, breadcrumbs: [{label: 'Owl', path: '/docs/owl'}]}],
  ['has no sidebar', {...PAGE, sidebar: {name: 'docs', items: []}}],
  ['is not in the docs', {}]
])('a page that %s has no category', (_title, props) => {
  expect(() => run(useCurrentSidebarCategory, props)).toThrow('useCurrentSidebarCategory')
})

test('paths include the base URL, and hooks return the same object for a version', () => {
  const {data, active, versions, preferred, global} = run(() => ({
    data: usePluginData('docusaurus-plugin-content-docs') as DocsGlobalData,
    active: useActivePluginAndVersion(),
    versions: useVersions(),
    preferred: useDocsVersionCandidates(),
    global: useGlobalData()['docusaurus-plugin-content-docs']?.default as unknown as DocsGlobalData
  }))
  expect(data.path).toBe('/base/docs')
  expect(versions.map(({path}) => path)).toEqual(['/base/docs/next', '/base/docs'])
  expect(versions[1]?.docs[0]?.path).toBe('/base/docs/owl')
  expect(active?.activeVersion).toBe(versions[1])
  for (const one of [data, global, active?.activePlugin.pluginData]) {
    expect(one?.versions[1]).toBe(versions[1])
  }
  expect(preferred[0]).toBe(versions[1])
})

test('the docs of other versions have their sidebar', () => {
  const docs = {
    ...{path: '/docs', breadcrumbs: true},
    versions: [
      {
        ...{...common, name: 'current', path: '/docs/next'},
        docs: [{...OWL_DOC, path: '/docs/next/owl', sidebar: 'night'}]
      },
      {...common, name: '1.0', path: '/docs', docs: [{...OWL_DOC, sidebar: 'birds'}]}
    ]
  }
  const globalData = {docs: {default: docs}} as unknown as SiteData['globalData']
  const props = {...PAGE, doc: {id: 'owl', title: 'Owl', tags: []}}
  const {alternateDocVersions} = runHook(() => useActiveDocContext(), {props, globalData})
  expect(alternateDocVersions).toMatchObject({
    current: {path: '/base/docs/next/owl', sidebar: 'night'},
    '1.0': {path: '/base/docs/owl', sidebar: 'birds'}
  })
})

test('the generated index of a category is the active doc of its sidebar', () => {
  const index = run(() => useActiveDocContext(), {...PAGE, category: {title: 'Birds', items: []}})
  expect(index.activeDoc).toEqual({
    ...{id: '/docs/owl', path: '/base/docs/owl', sidebar: 'docs'}
  })
  expect(run(() => useActiveDocContext()).activeDoc).toBeUndefined()
})
