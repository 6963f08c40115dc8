import {expect, test} from 'vitest'
import {findTagVersion, replaceTag} from './replace-tag.js'

const FILTERS = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-a-current', 'docusaurus_tag:docs-b-current']
]

test('replaces the version of an instance in filters', () => {
  expect(replaceTag(FILTERS, ['a', '1.0'])).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-a-1.0', 'docusaurus_tag:docs-b-current']
  ])
})

test('reads the version of an instance from filters', () => {
  expect(findTagVersion(FILTERS, 'b')).toBe('current')
  expect(findTagVersion(FILTERS, 'c')).toBeUndefined()
})
