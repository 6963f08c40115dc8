import {expect, test} from 'vitest'
import {testDocs} from '../fixtures/test-docs.js'
import {groupByFolder} from './doc-folders.js'

test('finds every parent folder of a doc', () => {
  const folders = groupByFolder(testDocs({'a.md': {}, '1-b/c/d.md': {}}))
  expect([...folders.keys()]).toEqual(['', '1-b/c', '1-b'])
  expect(folders.get('')?.folders.map(({path}) => path)).toEqual(['1-b'])
  expect(folders.get('1-b/c')?.docs.map(({id}) => id)).toEqual(['b/c/d'])
})
