import type {DocsVersionData} from '@lectern/types'
import {expect, test} from 'vitest'
import {createDocsForms} from './docs-forms.js'

const createVersion = (path: string): DocsVersionData => ({
  ...{name: '1.0', label: '1.0', isLast: true, path, mainDocId: 'owl', draftIds: []},
  docs: [
    {id: 'owl', path, label: 'Owl'},
    {id: 'gull', path: '/docs/gull', label: 'Gull'}
  ],
  sidebars: {birds: {link: {path, label: 'Owl'}}, sea: {link: {path: '/docs/gull', label: 'Gull'}}}
})

test.each([
  ['/', '/docs', ['/docs', '/docs/', '/docs/gull']],
  ['/base/', '/docs', ['/base/docs', '/base/docs/', '/base/docs/gull']],
  ['/base/', '/', ['/base/', '/base/', '/base/docs/gull']]
])('below %s, the home page of the version at %s has a slash', (baseUrl, path, paths) => {
  const {toVersion} = createDocsForms(baseUrl)
  const {docs, sidebars, ...version} = toVersion(createVersion(path))
  expect([version.path, ...docs.map((doc) => doc.path)]).toEqual(paths)
  expect(Object.values(sidebars).map(({link}) => link?.path)).toEqual(paths.slice(1))
  expect(sidebars.birds?.link).not.toHaveProperty('id')
})

test('a doc gets the slash from its version', () => {
  const {toReference} = createDocsForms('/')
  const doc = {id: 'owl', path: '/docs'}
  expect(toReference(doc, {path: '/docs'})).toEqual({id: 'owl', path: '/docs/'})
  expect(toReference(doc)).toEqual(doc)
})
