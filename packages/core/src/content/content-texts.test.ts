import type {ContentRecord} from '@lectern/types'
import {expect, test} from 'vitest'
import {createContentTexts} from './content-texts.js'

const record: ContentRecord = {
  kind: 'static',
  body: ['<p>not asked for</p>'],
  code: '',
  excerptCode: '',
  toc: [{id: 'a', depth: 2, html: 'A <img src="site-asset://0/">'}],
  description: 'What it is about.',
  words: 4,
  links: [],
  assets: [],
  sections: [{id: 'a', heading: 'A', text: 'What it is about.'}],
  plain: '## A\n\n![](site-path://site-asset://0/)\n',
  partials: [],
  features: [],
  head: [],
  problems: []
}

function open(url: string) {
  return createContentTexts({
    contents: new Map([['docs/a.md', {key: 'k', kind: 'static', textHash: 't', partials: []}]]),
    tokens: new Map([['docs/a.md', {links: [], assets: [{url}]}]]),
    records: {need: <Value>() => record as Value},
    partials: {records: () => [], keyOf: () => '', read: async () => ''}
  })
}

test('returns the text of a page, with the URLs of its files', async () => {
  expect(await open('/a.png').read('docs/a.md')).toEqual({
    contentTitle: undefined,
    description: 'What it is about.',
    toc: [{id: 'a', depth: 2, html: 'A <img src="/a.png">'}],
    words: 4,
    sections: record.sections,
    plain: '## A\n\n![](site-path:///a.png)\n'
  })
})

test('the key of a text covers all of its inputs', () => {
  const key = open('/a.png').keyOf('docs/a.md')
  expect(key).toBe(open('/a.png').keyOf('docs/a.md'))
  expect(key).not.toBe(open('/b.png').keyOf('docs/a.md'))
  expect(open('/a.png').keyOf('docs/b.md')).toBeUndefined()
})

test('rejects a source that no page shows', async () => {
  await expect(open('/a.png').read('docs/b.md')).rejects.toThrow('No page shows docs/b.md.')
})
