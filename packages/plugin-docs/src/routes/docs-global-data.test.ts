import type {DocsVersionData} from '@lectern/types'
import {expect, test} from 'vitest'
import {testRoutes} from '../fixtures/test-content.js'

const files = {'a.md': {}, 'b.md': {sidebar_label: 'B'}}

test('contains the first page of each sidebar, and the main doc', () => {
  const link = {type: 'link', label: 'Out', href: 'https://example.com'}
  const sidebars = {docs: ['b', 'a'], links: [link], empty: []}
  expect(testRoutes({files, sidebars}).globalData).toEqual({
    path: '/docs',
    breadcrumbs: true,
    versions: [
      {
        name: 'current',
        label: 'Next',
        isLast: true,
        path: '/docs',
        mainDocId: 'b',
        sidebars: {
          docs: {link: {path: '/docs/b', label: 'B'}},
          links: {link: {path: 'https://example.com', label: 'Out'}},
          empty: {}
        },
        docs: [{id: 'b', path: '/docs/b', label: 'B', sidebar: 'docs'}],
        draftIds: []
      }
    ]
  })
})

test('contains the paths of docs in the navbar', () => {
  const themeConfig = {
    navbar: {
      items: [
        {type: 'dropdown', items: [{type: 'doc', docId: 'b'}]},
        {type: 'doc', docId: 'x', docsPluginId: 'other'}
      ]
    }
  }
  const {globalData, problems} = testRoutes({files, themeConfig})
  expect(globalData).toMatchObject({
    versions: [
      {
        mainDocId: 'a',
        docs: [{id: 'a'}, {id: 'b', path: '/docs/b', label: 'B', sidebar: 'defaultSidebar'}]
      }
    ]
  })
  expect(problems).toEqual([])
})

test("reports a doc in the navbar that doesn't exist", () => {
  const themeConfig = {navbar: {items: [{type: 'doc', docId: 'c'}]}}
  expect(testRoutes({files, themeConfig}).problems).toEqual([
    {
      code: 'navbar-doc-unknown',
      message: "The doc `c` in the theme configuration doesn't exist.",
      hint: 'Use one of: a, b.',
      position: {file: 'site.config.ts', line: 7, column: 20}
    }
  ])
})

test('includes drafts in the navbar, but no other drafts', () => {
  const themeConfig = {navbar: {items: [{type: 'doc', docId: 'c'}]}}
  const drafts = {'c.md': {draft: true}, 'd.md': {draft: true}}
  const {globalData, problems} = testRoutes({files: {...files, ...drafts}, themeConfig})
  expect(globalData).toMatchObject({versions: [{draftIds: ['c'], docs: [{id: 'a'}]}]})
  expect(problems).toEqual([])
})

test('reports a sidebar in the navbar that no version has', () => {
  const themeConfig = {navbar: {items: [{type: 'docSidebar', sidebarId: 'doc'}]}}
  const sidebars = {docs: ['a'], api: ['b']}
  expect(testRoutes({files, sidebars, themeConfig}).problems).toEqual([
    {
      code: 'navbar-sidebar-unknown',
      message: "The sidebar `doc` in the theme configuration doesn't exist.",
      hint: 'Use one of: docs, api.',
      position: {file: 'site.config.ts', line: 7, column: 24}
    }
  ])
})

test.each([
  ['a list', ['1.0', '2.0'], 9],
  ['labels', {'1.0': {label: 'One'}, '2.0': {}}, 11]
])("reports a version in a dropdown, as %s, that doesn't exist", (_kind, shown, line) => {
  const themeConfig = {navbar: {items: [{type: 'docsVersionDropdown', versions: shown}]}}
  const {problems} = testRoutes({files, themeConfig, versions: {'1.0': files}})
  expect(problems).toEqual([
    {
      code: 'navbar-version-unknown',
      message: "The version `2.0` in a navbar version dropdown doesn't exist.",
      position: {file: 'site.config.ts', line, column: 13},
      hint: 'Use one of: 1.0, current.'
    }
  ])
})

test('finds a doc in the navbar in any version that has it', () => {
  const themeConfig = {navbar: {items: [{type: 'doc', docId: 'old'}]}}
  const {globalData, problems} = testRoutes({files, themeConfig, versions: {'1.0': {'old.md': {}}}})
  expect(problems).toEqual([])
  expect(globalData).toMatchObject({
    versions: [
      {name: 'current', docs: [{id: 'a'}]},
      {name: '1.0', docs: [{id: 'old'}]}
    ]
  })
})

test('has the same size for ten docs and for a thousand', () => {
  const size = (count: number) => {
    const many = Array.from({length: count}, (_, index) => [`d${index}.md`, {}] as const)
    return JSON.stringify(testRoutes({files: Object.fromEntries(many)}).globalData).length
  }
  expect(size(1000)).toBe(size(10))
})

test('reports a navbar item with an unknown sidebar', () => {
  const themeConfig = {navbar: {items: [{type: 'docSidebar', sidebarId: 'rules'}]}}
  const sidebars = {docs: ['a'], rules: [{type: 'html', value: '<hr>'}]}
  expect(testRoutes({files, sidebars, themeConfig}).problems).toEqual([
    {
      code: 'navbar-sidebar-empty',
      message:
        'DocSidebarNavbarItem: Sidebar with ID "rules" doesn\'t have anything to be linked to.',
      hint: 'Add a doc or link to the sidebar, or remove the navbar item.',
      position: {file: 'site.config.ts', line: 7, column: 24}
    }
  ])
})

test('a sidebar that is empty because of other errors isn’t reported', () => {
  const themeConfig = {navbar: {items: [{type: 'docSidebar', sidebarId: 'rules'}]}}
  const {globalData, problems} = testRoutes({files, sidebars: {rules: ['missing']}, themeConfig})
  expect(problems?.map(({code}) => code)).toEqual(['sidebar-doc-unknown'])
  // The navbar has a link, so its component doesn't fail on each page.
  expect(globalData).toMatchObject({
    versions: [{sidebars: {rules: {link: {path: expect.stringMatching(/^\/docs/)}}}}]
  })
})

test('in Docusaurus projects, the link of a sidebar has the label of its item, or the ID', () => {
  const labelOf = (items: readonly unknown[]) => {
    const site = {
      files,
      sidebars: {docs: items},
      siteConfig: {compatibility: 'docusaurus'} as const
    }
    const {versions} = testRoutes(site).globalData as unknown as {versions: DocsVersionData[]}
    return versions[0]?.sidebars.docs?.link?.label
  }
  expect(labelOf(['a'])).toBe('a')
  expect(labelOf(['b'])).toBe('B')
  expect(labelOf([{type: 'doc', id: 'a', label: 'Own'}])).toBe('Own')
  const link = {type: 'doc', id: 'a'}
  expect(labelOf([{type: 'category', label: 'Birds', link, items: ['b']}])).toBe('Birds')
})
