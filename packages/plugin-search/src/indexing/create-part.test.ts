import {expect, test} from 'vitest'
import {openPart} from '../index-format/index-part.js'
import {readPostings} from '../index-format/postings.js'
import {decodeWords} from '../words/word-list.js'
import {createPart, listPartFiles, type PartFiles, shapePart} from './create-part.js'
import type {SearchedPage} from './searched-page.js'

function createPage(name: string, fields: Partial<SearchedPage> = {}): SearchedPage {
  return {
    url: `/${name.toLowerCase()}`,
    title: name,
    group: 'Birds',
    language: 'en',
    tag: 'default',
    keywords: [],
    sections: [['', 1, '', `The ${name} sings.`]],
    ...fields
  }
}

const WREN = createPage('Wren', {
  sections: [
    ['', 1, '', 'A small bird.'],
    ['nest', 2, 'Nest', 'It weaves several nests.']
  ]
})
const PAGES = [WREN, createPage('Heron'), createPage('Lark'), createPage('Owl')]

const readAll = (pages: readonly SearchedPage[]) => pages.map((page) => async () => page)

function create(pages: readonly SearchedPage[], words = 100): Promise<PartFiles> {
  return createPart(readAll(pages), shapePart(pages.length, words))
}

/** Opens the files of a part as the browser does. */
const open = (files: PartFiles) =>
  openPart({folder: 'part', language: 'en', tag: 'default'}, async (file) =>
    JSON.parse(files[file.replace('part/', '')] ?? '')
  )

test.each([1, 3, 4, 10])('the files of %i pages are known before they are made', async (count) => {
  const pages = Array.from({length: count}, (_, index) => createPage(`Bird${index}`))
  expect(Object.keys(await create(pages)).sort()).toEqual(
    listPartFiles(shapePart(count, 100)).sort()
  )
})

test('a term is found in all sections that have it', async () => {
  const part = await open(await create(PAGES))
  expect([part.sections, part.pageStarts]).toEqual([5, [0, 2, 3, 4]])
  const [[term, postings] = ['', '']] = await part.termsFrom('sings', 9)
  const sections: number[] = []
  readPostings(postings, (section) => sections.push(section))
  expect([term, sections]).toEqual(['sings', [2, 3, 4]])
})

test('every term of the part is found, whichever file it is in', async () => {
  const files = await create(PAGES)
  const part = await open(files)
  const terms = Object.entries(files)
    .filter(([name]) => name.startsWith('terms-'))
    .flatMap(([, text]) => Object.keys(JSON.parse(text)))
  expect(terms).toEqual(terms.toSorted())
  for (const term of terms)
    expect((await part.termsFrom(term, 1)).map(([found]) => found)).toContain(term)
})

test('a section is shown with its page', async () => {
  const part = await open(await create(PAGES))
  const {url, title, group, sections} = WREN
  expect(await part.textOf(1)).toEqual({page: {url, title, group, sections}, index: 1})
  expect((await part.textOf(4)).page.url).toBe('/owl')
})

test('the end of a long text is found, but not shown', async () => {
  const text = `${'word '.repeat(2000)}kingfisher`
  const part = await open(await create([createPage('Long', {sections: [['', 1, '', text]]})]))
  expect((await part.termsFrom('kingfisher', 1)).map(([term]) => term)).toEqual(['kingfisher'])
  const {page} = await part.textOf(0)
  expect(page.sections[0]?.[3]).toBe(text.slice(0, 8000))
})

test('typing errors are compared with words, not with short ones or digits', async () => {
  const text = 'Use the owl sidebar2 --dry with kingfisher, which sings.'
  const files = await create([createPage('Bird', {sections: [['', 1, '', text]]})])
  const words = decodeWords(JSON.parse(files['words.json'] ?? ''))
  expect(words.map(([word]) => word)).toEqual(['bird', 'kingfisher', 'sidebar', 'sings'])
})

test('the commonest words are kept when there is no room for all', async () => {
  const files = await create(PAGES, 1)
  expect(decodeWords(JSON.parse(files['words.json'] ?? '')).map(([word]) => word)).toEqual([
    'sings'
  ])
})

test('pages without words give files that can be searched', async () => {
  const part = await open(await create([createPage('', {url: '/', sections: [['', 1, '', '']]})]))
  expect(await part.termsFrom('owl', 4)).toEqual([])
  expect(part.sections).toBe(1)
})
