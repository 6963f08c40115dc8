import {expect, test} from 'vitest'
import type {SearchedPage} from '../indexing/searched-page.js'
import {createRecords} from './create-records.js'

const page: SearchedPage = {
  url: '/docs/a',
  title: 'Nesting',
  group: 'Guides',
  language: 'en',
  tag: 'docs-default-current',
  version: 'current',
  keywords: ['boxes'],
  sections: [
    ['', 1, 'Nesting', 'About nesting.'],
    ['hang', 2, 'Hang a box', ''],
    ['height', 3, 'Height', 'Two metres.'],
    ['clean', 2, 'Clean it', 'In autumn.']
  ]
}

test('a heading is a record, and the text below it is a separate record', () => {
  const records = createRecords(page, 'https://example.com')
  expect(records.map(({type, url, content}) => [type, url, content])).toEqual([
    ['lvl1', 'https://example.com/docs/a', null],
    ['content', 'https://example.com/docs/a', 'About nesting.'],
    ['lvl2', 'https://example.com/docs/a#hang', null],
    ['lvl3', 'https://example.com/docs/a#height', null],
    ['content', 'https://example.com/docs/a#height', 'Two metres.'],
    ['lvl2', 'https://example.com/docs/a#clean', null],
    ['content', 'https://example.com/docs/a#clean', 'In autumn.']
  ])
  expect(records[4]).toEqual({
    objectID: '4-https://example.com/docs/a#height',
    url: 'https://example.com/docs/a#height',
    url_without_anchor: 'https://example.com/docs/a',
    anchor: 'height',
    type: 'content',
    hierarchy: {
      lvl0: 'Guides',
      lvl1: 'Nesting',
      lvl2: 'Hang a box',
      lvl3: 'Height',
      lvl4: null,
      lvl5: null,
      lvl6: null
    },
    content: 'Two metres.',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    version: 'current',
    keywords: ['boxes'],
    weight: {pageRank: 0, level: 0, position: 4}
  })
})

test('a heading closes deeper headings before it', () => {
  const {hierarchy} = createRecords(page, '')[6] ?? {}
  expect([hierarchy?.lvl2, hierarchy?.lvl3]).toEqual(['Clean it', null])
})

test('no record exceeds the size limit of Algolia, whatever the page contains', () => {
  const text = '鳥の巣箱。'.repeat(200_000)
  const title = 'x'.repeat(20_000)
  const records = createRecords({...page, title, sections: [['', 1, title, text]]}, '')
  expect(records.length).toBeGreaterThan(400)
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)))
  expect(Math.max(...sizes)).toBeLessThan(10_000)
})
