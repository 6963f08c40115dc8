import type {TagLookup} from '@lectern/shared/pages/page-tags'
import {expect, test} from 'vitest'
import {keepName, parseNumberPrefix} from '../formats/number-prefix.js'
import {testSource} from '../fixtures/test-docs.js'
import {createDoc} from './doc.js'

const version = {routePath: '/docs'}
const tags: TagLookup = {tagsPath: '/docs/tags', onInlineTags: 'warn'}
const options = {numberPrefixParser: parseNumberPrefix, tags}

test('derives ID, path and order from the file', () => {
  const file = '02-guides/03-install.md'
  const {doc} = createDoc({file, source: testSource(file)}, version, options)
  expect(doc).toMatchObject({
    id: 'guides/install',
    folder: '02-guides',
    title: 'install',
    permalink: '/docs/guides/install',
    position: 3,
    isIndex: false
  })
})

test.each([
  ['guides/1.guides.md', '/docs/guides', '/docs/guides/guides'],
  ['2-guides/2-guides.md', '/docs/guides', '/docs/guides'],
  ['guides/01-index.md', '/docs/guides', '/docs/guides/index']
])('%s has the path %s, or %s in a Docusaurus project', (file, own, docusaurus) => {
  const source = testSource(file)
  expect(createDoc({file, source}, version, options).doc.permalink).toBe(own)
  const compatible = {...options, compatibility: 'docusaurus'} as const
  const {doc} = createDoc({file, source}, version, compatible)
  expect(doc.permalink).toBe(docusaurus)
  expect(doc.isIndex).toBe(docusaurus === '/docs/guides')
})

test('the front matter overrides ID, title, label and order', () => {
  const file = 'guides/a.md'
  const frontMatter = {id: 'b', title: 'Title', sidebar_label: 'Label', sidebar_position: 1.5}
  const {doc} = createDoc({file, source: testSource(file, frontMatter)}, version, options)
  expect(doc).toMatchObject({
    id: 'guides/b',
    title: 'Title',
    label: 'Label',
    permalink: '/docs/guides/b',
    position: 1.5
  })
})

test('uses the first heading as the title', () => {
  const source = {...testSource('a.md'), contentTitle: 'Heading'}
  expect(createDoc({file: 'a.md', source}, version, options).doc.title).toBe('Heading')
})

test('keeps number prefixes if parsing is disabled', () => {
  const file = '01-a/02-b.md'
  const {doc} = createDoc({file, source: testSource(file)}, version, {
    ...options,
    numberPrefixParser: keepName
  })
  expect(doc).toMatchObject({id: '01-a/02-b', position: undefined})
})

test('keeps the number prefixes in the path of a file whose front matter disables parsing', () => {
  const file = '01-a/02-b.md'
  const source = testSource(file, {parse_number_prefixes: false})
  expect(createDoc({file, source}, version, options).doc).toMatchObject({
    id: '01-a/02-b',
    permalink: '/docs/01-a/02-b'
  })
})

test('reports an invalid front matter value with its line', () => {
  const source = testSource('a.md', {slug: '/x', sidebar_position: 'first'})
  expect(createDoc({file: 'a.md', source}, version, options).problems).toEqual([
    {
      code: 'front-matter-invalid',
      message: 'Front matter: `sidebar_position` is "first", expected a number.',
      position: {file: 'docs/a.md', line: 3},
      hint: 'Change `sidebar_position` to a number.'
    }
  ])
})

test('the front matter overrides the number prefix option', () => {
  const idOf = (wanted: boolean, numberPrefixParser: typeof keepName) => {
    const source = testSource('1-a.md', {parse_number_prefixes: wanted})
    return createDoc({file: '1-a.md', source}, version, {...options, numberPrefixParser}).doc.id
  }
  expect([idOf(true, keepName), idOf(false, parseNumberPrefix)]).toEqual(['a', '1-a'])
})

test.each([
  [undefined, 'A paragraph of two lines.'],
  ['docusaurus', 'A paragraph']
] as const)(
  'describes a doc by its first text, with the compatibility %s',
  (compatibility, text) => {
    const texts = {description: 'A paragraph of two lines.', opening: 'A paragraph'}
    const source = {...testSource('a.md'), ...texts}
    const {doc} = createDoc({file: 'a.md', source}, version, {...options, compatibility})
    expect(doc.description).toBe(text)
  }
)
