import {createSiteContext} from '@lectern/testing/create-site-context'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {ContentText, OutputFile, RenderedSite, SiteConfig} from '@lectern/types'
import {expect, test} from 'vitest'
import {SITE, testDoc, testPage} from './fixtures/test-page.js'
import {createListFiles} from './list-files.js'
import {parseLlmsOptions} from './llms-options.js'
import type {TextPage} from './text-page.js'

const PAGES = [testPage('/owl', {title: 'Owl'}), testDoc('/docs/lark', {})]

interface Sample {
  pages?: readonly TextPage[]
  options?: object
  siteConfig?: Partial<SiteConfig>
  /** Cache key of all contents. */
  contentKey?: string
}

function create({pages = PAGES, options = {}, siteConfig = {}, contentKey = 'k1'}: Sample = {}) {
  const read: string[] = []
  const text = (source: string): ContentText => ({
    ...{description: `About ${source}.`, words: 1, plain: `Text of ${source}.\n`},
    toc: [{id: 'nests', depth: 2, html: 'Nests'}],
    sections: [{id: 'nests', heading: 'Nests', text: ''}]
  })
  const contents: RenderedSite['contents'] = {
    keyOf: () => contentKey,
    isLive: () => false,
    read: async (source) => {
      read.push(source)
      return text(source)
    }
  }
  const site: RenderedSite = {
    ...{routes: [], readPage: async () => '', keyOfPage: () => undefined, isIndexed: () => true},
    contents
  }
  const config = {...SITE, ...siteConfig}
  const files = createListFiles(pages, {
    site,
    context: createSiteContext({}, {siteDir: createTemporarySite(), siteConfig: config}),
    options: parseLlmsOptions(options)
  })
  const find = (name: string) => files.find(({file}) => file === name)
  return {files, read, find, textOf: async (name: string) => textOf(find(name))}
}

async function textOf(file: OutputFile | undefined): Promise<string> {
  return String(typeof file?.text === 'function' ? await file.text() : file?.text)
}

test.each([
  [{}, ['llms.txt', 'llms-full.txt', 'docs-index.json']],
  [{llmsFullTxt: false}, ['llms.txt', 'docs-index.json']],
  [{llmsTxt: false, docsIndex: false}, ['llms-full.txt']],
  [{llmsTxt: false, llmsFullTxt: false, docsIndex: false}, []]
])('with %j, writes the lists %j, excluded from offline use', (options, expected) => {
  const {files} = create({options})
  expect(files.map(({file}) => file)).toEqual(expected)
  expect(files.every(({offline}) => offline === false)).toBe(true)
})

test('the list links to Markdown pages, or to HTML if there is no Markdown', async () => {
  expect(await create().textOf('llms.txt')).toContain('(https://docs.example.com/owl.md)')
  const {textOf: read} = create({options: {pages: false}})
  expect(await read('llms.txt')).toContain('- [Owl](https://docs.example.com/owl)')
})

test('the full text contains all pages, and links to the list if some are omitted', async () => {
  const whole = await create().textOf('llms-full.txt')
  expect(whole).toContain('Text of src/owl.md.')
  expect(whole).toContain('Text of src/docs/lark.md.')
  const pages = Array.from({length: 50}, (_, index) => testPage(`/bird-${index}`))
  const {read, textOf: readText} = create({pages, options: {fullTextBytes: 1000}})
  expect(await readText('llms-full.txt')).toContain('https://docs.example.com/llms.txt')
  expect(read.length).toBeLessThan(pages.length)
  const options = {fullTextBytes: 1000, llmsTxt: false}
  expect(await create({pages, options}).textOf('llms-full.txt')).not.toContain('llms.txt')
})

test('the title of the site is escaped in lists', async () => {
  const {textOf: read} = create({siteConfig: {title: 'Notes <b>'}})
  expect(await read('llms.txt')).toMatch(/^# Notes \\<b\\>\n/)
  expect(await read('llms-full.txt')).toMatch(/^# Notes \\<b\\>\n/)
})

test('the index describes each page', async () => {
  const index = JSON.parse(await create().textOf('docs-index.json')) as {pages: object[]}
  expect(index).toMatchObject({
    title: 'Notes',
    pages: [
      {title: 'Owl', description: 'About src/owl.md.', headings: [{id: 'nests', text: 'Nests'}]},
      {url: 'https://docs.example.com/docs/lark', version: 'current'}
    ]
  })
})

test('reads nothing before a list is needed', () => {
  expect(create().read).toEqual([])
})

const keyOf = (sample: Sample = {}) => create(sample).find('llms-full.txt')?.key

test('lists keep their key while their inputs are unchanged', () => {
  expect(keyOf()).toBe(keyOf())
  expect(create().find('docs-index.json')?.key).toBe(keyOf())
})

test.each<[string, Sample]>([
  ['a text', {contentKey: 'k2'}],
  ['a title', {pages: [testPage('/owl', {title: 'Owls'}), ...PAGES.slice(1)]}],
  ['a page', {pages: PAGES.slice(1)}],
  ['the order of pages', {pages: [...PAGES].reverse()}],
  ['an option', {options: {fullTextBytes: 2000}}],
  ['the title of the site', {siteConfig: {title: 'Birds'}}],
  ['the base URL', {siteConfig: {baseUrl: '/base/'}}]
])('lists have a different key when %s changes', (_title, sample) => {
  expect(keyOf(sample)).not.toBe(keyOf())
})
