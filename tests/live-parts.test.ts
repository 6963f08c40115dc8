import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import type {Element, Nodes} from 'hast'
import {fromHtml} from 'hast-util-from-html'
import type {PageData} from '@lectern/types'
import {beforeAll, expect, test} from 'vitest'
import {buildFixture, buildSite, type SiteBuild} from './build-site.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('live-parts')
  expect(site.stderr).toBe('')
})

function readPage(page: string): {html: string; data: PageData} {
  const html = site.read(`${page}/index.html`)
  const json = /<script type="application\/json" id="__page">(.*?)<\/script>/.exec(html)?.[1]
  return {html, data: JSON.parse(json ?? '') as PageData}
}

function readModule({data: {contents}}: {data: PageData}, index = 0): string {
  const url = contents[index]?.module
  return readFileSync(path.join(site.outDir, url ?? ''), 'utf8')
}

/** Finds the element that contains a live content. */
function findContent(node: Nodes): Element | undefined {
  if (node.type === 'element' && node.properties.dataLiveContent !== undefined) return node
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    const found = findContent(child)
    if (found) return found
  }
  return undefined
}

function isElement(node: Nodes): node is Element {
  return node.type === 'element'
}

test('every block of a part is exactly one element', () => {
  const page = readPage('docs/blocks')
  const children = findContent(fromHtml(page.html))?.children.filter(isElement) ?? []
  const counts: number[] = []
  for (const {tagName, properties} of children) {
    if (properties.dataStaticPart !== undefined) counts.push(0)
    if (tagName !== 'button') counts.push((counts.pop() ?? 0) + 1)
  }
  expect(counts).toEqual([2, 9, 11, 2])
  expect(page.data.contents[0]?.parts).toEqual(counts)
})

test('a module leaves out the blocks that need no browser', () => {
  const page = readPage('docs/blocks')
  const module = readModule(page)
  for (const text of ['A paragraph', 'A quotation', 'inCode', 'Note.', 'Answer', 'footnote']) {
    expect(page.html).toContain(text)
    expect(module).not.toContain(text)
  }
})

test('a layout and a component get all of their content', () => {
  expect(readModule(readPage('docs/layout'))).toContain('Words in a layout.')
  const wrapped = readModule(readPage('docs/wrapped'))
  expect(wrapped).toContain('Words in a component.')
  expect(wrapped).not.toContain('Words before.')
})

test('an excerpt only has its own parts', () => {
  expect(readPage('blog').data.contents[0]?.parts).toEqual([1, 1])
  expect(readPage('blog/2026/01/01/news').data.contents[0]?.parts).toEqual([1, 1, 1, 1])
  expect(site.read('blog/index.html')).not.toContain('Words after it.')
})

test('an edited paragraph changes no script', async () => {
  const list = () => readdirSync(path.join(site.outDir, 'assets/js')).sort()
  const before = list()
  const file = path.join(site.siteDir, 'docs/blocks.mdx')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('A paragraph with', 'A changed paragraph with'))
  const edited = await buildSite(site.siteDir)
  expect(edited.read('docs/blocks/index.html')).toContain('A changed paragraph with')
  expect(list()).toEqual(before)
  expect(existsSync(path.join(site.outDir, 'docs/blocks/index.html'))).toBe(true)
})
