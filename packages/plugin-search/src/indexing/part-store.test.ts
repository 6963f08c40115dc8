import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {NO_PART, type StoredPart} from './create-part.js'
import {openPartStore} from './part-store.js'

const PART: StoredPart = {
  pages: [{routePath: '/owl', key: 'k1', start: 8, sections: 1}],
  terms: {terms: ['night', 'owl'], postings: ['8A', '8B'], counts: [1, 1]},
  termsFiles: [{first: 'night', last: 'owl', count: 2, hash: 'h1'}]
}
const LIST = {key: 'k2', hash: 'h2', files: [{name: 'part-h2.json', hash: 'h2'}]}

const openFolder = () => path.join(createTemporarySite(), 'parts')

test('a part is read as written', () => {
  const folder = openFolder()
  openPartStore(folder, '1').writePart('docs', PART)
  openPartStore(folder, '1').writeList('docs', LIST)
  const store = openPartStore(folder, '1')
  expect([store.readPart('docs'), store.readList('docs')]).toEqual([PART, LIST])
})

test('a part without terms is read as written', () => {
  const store = openPartStore(openFolder(), '1')
  store.writePart('docs', NO_PART)
  expect(store.readPart('docs')).toEqual(NO_PART)
})

test('a missing or damaged part, and a part of different code, have no pages', () => {
  const folder = openFolder()
  const store = openPartStore(folder, '1')
  expect([store.readPart('docs'), store.readList('docs')]).toEqual([NO_PART, undefined])
  store.writePart('docs', PART)
  expect(openPartStore(folder, '2').readPart('docs')).toEqual(NO_PART)
  fs.truncateSync(path.join(folder, 'docs.json'), 60)
  expect(store.readPart('docs')).toEqual(NO_PART)
})

test('parts that a site no longer has are removed', () => {
  const folder = openFolder()
  const store = openPartStore(folder, '1')
  store.keep([])
  for (const name of ['docs', 'old']) {
    store.writePart(name, PART)
    store.writeList(name, LIST)
  }
  store.keep(['docs'])
  expect(fs.readdirSync(folder).sort()).toEqual(['docs.json', 'docs.list.json'])
})
