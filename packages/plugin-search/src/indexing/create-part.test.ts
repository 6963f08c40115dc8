import {expect, test} from 'vitest'
import {openPart} from '../index-format/index-part.js'
import {decodeWords} from '../words/word-list.js'
import {createPart, NO_PART, readText} from './create-part.js'
import type {ListedPage} from './list-pages.js'
import {createPartFiles, listTexts} from './part-files.js'
import {sortPages} from './place-pages.js'
import type {SearchedPage} from './searched-page.js'

function createPage(name: string, fields: Partial<SearchedPage> = {}): ListedPage {
  const {sections = [['', 1, '', `The ${name} sings.`] as const], ...others} = fields
  return {
    routePath: `/${name}`,
    key: JSON.stringify([name, sections]).padEnd(20, '.'),
    isOfOlderVersion: false,
    ...{url: `/${name.toLowerCase()}`, title: name, group: 'Birds'},
    ...{language: 'en', tag: 'default', keywords: []},
    readSections: async () => sections,
    ...others
  }
}

const WREN = createPage('Wren', {
  sections: [
    ['', 1, '', 'A small bird.'],
    ['nest', 2, 'Nest', 'It weaves several nests.']
  ]
})
const PAGES = sortPages([WREN, createPage('Heron'), createPage('Lark'), createPage('Owl')])

/** Creates all files of a part, by name. Also returns the hash of the first one. */
async function create(pages: readonly ListedPage[], words = 100) {
  const {hash, files} = createPartFiles(await createPart(pages, NO_PART), {words})
  const texts = await Promise.all(
    listTexts(pages).map(async ({name}, index) => {
      const page = pages[index]
      return [name, page ? await readText(page) : ''] as const
    })
  )
  return {
    hash,
    files: new Map([...[...files].map(([name, file]) => [name, file.text()] as const), ...texts])
  }
}

/** Opens the files of a part, as the browser does. */
async function open(pages: readonly ListedPage[], words?: number) {
  const {hash, files} = await create(pages, words)
  return openPart({folder: 'part', hash, language: 'en', tag: 'default'}, async (file) =>
    JSON.parse(files.get(file.replace('part/', '')) ?? '')
  )
}

test('a term is found in all sections that contain it', async () => {
  const part = await open(PAGES)
  expect(part.sections).toBe(5)
  const [[term, postings] = ['', '']] = await part.termsFrom('sings', 9)
  const urls: Promise<string>[] = []
  part.readPostings(postings, (section) =>
    urls.push(part.textOf(section).then(({page}) => page.url))
  )
  expect([term, (await Promise.all(urls)).sort()]).toEqual(['sings', ['/heron', '/lark', '/owl']])
})

test('every term of the part is found, whichever file contains it', async () => {
  const words = Array.from({length: 2000}, (_, index) => `word${index.toString(36)}`)
  const pages = [...PAGES, createPage('Many', {sections: [['', 1, '', words.join(' ')]]})]
  const {files} = await create(pages)
  const part = await open(pages)
  const termsFiles = [...files].filter(([name]) => name.startsWith('terms-'))
  expect(termsFiles.length).toBeGreaterThan(1)
  const terms = termsFiles.flatMap(([, text]) => Object.keys(JSON.parse(text)))
  expect(new Set(terms).size).toBe(terms.length)
  for (const term of terms)
    expect((await part.termsFrom(term, 1)).map(([found]) => found)).toContain(term)
  // The 2000 names, and the word that they all contain.
  expect(await part.termsFrom('word', 99)).toHaveLength(2001)
})

test('a section is shown with its page', async () => {
  const part = await open(PAGES)
  const page = PAGES.indexOf(WREN)
  const {url, title, group} = WREN
  const sections = await WREN.readSections()
  expect(await part.textOf((part.pageStarts[page] ?? 0) + 1)).toEqual({
    page: {url, title, group, sections},
    index: 1
  })
})

test('the end of a long text is found, but not shown', async () => {
  const text = `${'word '.repeat(2000)}kingfisher`
  const part = await open([createPage('Long', {sections: [['', 1, '', text]]})])
  expect((await part.termsFrom('kingfisher', 1)).map(([term]) => term)).toEqual(['kingfisher'])
  const {page} = await part.textOf(0)
  expect(page.sections[0]?.[3]).toBe(text.slice(0, 8000))
})

test('the word list for typos excludes short words and digits', async () => {
  const text = 'Use the owl sidebar2 --dry with kingfisher, which sings in Århus.'
  const part = await open([createPage('Bird', {sections: [['', 1, '', text]]})])
  const words = decodeWords(await part.readWords())
  expect(words.map(([word]) => word)).toEqual(['arhus', 'bird', 'kingfisher', 'sidebar', 'sings'])
})

test('the most common words are kept if there is not enough room', async () => {
  const words = decodeWords(await (await open(PAGES, 1)).readWords())
  expect(words.map(([word]) => word)).toEqual(['sings'])
})

test('pages without words produce searchable files', async () => {
  const part = await open([createPage('', {url: '/', sections: [['', 1, '', '']]})])
  expect(await part.termsFrom('owl', 4)).toEqual([])
  expect(part.sections).toBe(1)
})
