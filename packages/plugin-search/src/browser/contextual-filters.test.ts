import type {DocsGlobalData, DocsVersionData} from '@lectern/types'
import {expect, test} from 'vitest'
import {createFilters, listContextTags} from './contextual-filters.js'

const version = (name: string, path: string, isLast = false): DocsVersionData => ({
  name,
  label: name,
  isLast,
  path,
  mainDocId: 'a',
  docs: [],
  draftIds: [],
  sidebars: {}
})

const docs: Record<string, DocsGlobalData> = {
  default: {
    path: '/docs',
    breadcrumbs: true,
    versions: [version('current', '/docs', true), version('2.0', '/docs/2.0')]
  },
  community: {path: '/community', breadcrumbs: true, versions: [version('current', '/community')]}
}

const context = {language: 'en', path: '/', docs, preferred: () => null}

test('uses the last version of each instance if no other version is shown or selected', () => {
  expect(listContextTags(context)).toEqual([
    'default',
    'docs-default-current',
    'docs-community-current'
  ])
})

test('the displayed version takes precedence over the selected one', () => {
  const preferred = (id: string) => (id === 'default' ? '2.0' : null)
  expect(listContextTags({...context, preferred})[1]).toBe('docs-default-2.0')
  expect(listContextTags({...context, preferred, path: '/docs/a'})[1]).toBe('docs-default-current')
  expect(listContextTags({...context, path: '/docs/2.0/a'})[1]).toBe('docs-default-2.0')
})

test('adds the filters of the site to the contextual filters', () => {
  const searchParameters = {facetFilters: ['type:content']}
  expect(createFilters({contextualSearch: true, searchParameters}, context)).toEqual([
    'language:en',
    [
      'docusaurus_tag:default',
      'docusaurus_tag:docs-default-current',
      'docusaurus_tag:docs-community-current'
    ],
    'type:content'
  ])
})

test('omits the contextual filters if the site disables them', () => {
  const searchParameters = {facetFilters: 'language:fr'}
  expect(createFilters({contextualSearch: false, searchParameters}, context)).toEqual([
    'language:fr'
  ])
})
