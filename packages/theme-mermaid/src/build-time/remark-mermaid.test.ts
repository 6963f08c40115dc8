import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {remarkMermaid} from './remark-mermaid.js'

const SOURCE = 'flowchart LR\n  accTitle: Life of a bird\n  Egg --> Chick'

/** Creates a program that replaces the browser: it prints a page and counts its calls. */
function createBrowser(siteDir: string, drawings: readonly object[]): string {
  const file = path.join(siteDir, 'browser.mjs')
  const page = `<body><pre>${JSON.stringify(drawings).replaceAll('<', '&lt;')}</pre></body>`
  const calls = path.join(siteDir, 'calls')
  fs.writeFileSync(
    file,
    `#!${process.execPath}\nimport fs from 'node:fs'\nfs.appendFileSync(${JSON.stringify(calls)}, '1')\nconsole.log(${JSON.stringify(page)})\n`,
    {mode: 0o755}
  )
  return file
}

async function run(settings: Parameters<typeof remarkMermaid>[0]) {
  const diagram = {type: 'code', lang: 'mermaid', value: SOURCE}
  const tree = {type: 'root', children: [{type: 'blockquote', children: [diagram]}]}
  const messages: string[] = []
  await remarkMermaid(settings)(tree, {message: (reason) => messages.push(reason)})
  return {diagram: diagram as Record<string, unknown>, messages}
}

test('a diagram becomes an image for each color mode, and is drawn once', async () => {
  const siteDir = createTemporarySite()
  const svg = '<svg width="100%" viewBox="0 0 20 10"></svg>'
  const browser = createBrowser(siteDir, [{svg}, {svg}])
  const {diagram, messages} = await run({siteDir, browser})
  expect(messages).toEqual([])
  const again = await run({siteDir, browser})
  expect(again.diagram).toEqual(diagram)
  expect(fs.readFileSync(path.join(siteDir, 'calls'), 'utf8')).toBe('1')
  const images = diagram.children as {url: string; alt: string; data: object}[]
  expect(images.map(({alt, data}) => [alt, data])).toEqual([
    ['Life of a bird', {hProperties: {className: ['only-light']}}],
    ['Life of a bird', {hProperties: {className: ['only-dark']}}]
  ])
  const [light] = images
  const file = path.join(siteDir, light?.url.slice('@site/'.length) ?? '')
  expect(fs.readFileSync(file, 'utf8')).toBe(
    '<svg width="20" height="10" viewBox="0 0 20 10"></svg>'
  )
})

test('pages that are compiled at the same time can have the same diagram', async () => {
  const siteDir = createTemporarySite()
  const svg = '<svg viewBox="0 0 20 10"></svg>'
  const browser = createBrowser(siteDir, [{svg}, {svg}])
  const pages = await Promise.all(Array.from({length: 4}, () => run({siteDir, browser})))
  expect(pages.map(({diagram}) => diagram.type)).toEqual(Array(4).fill('paragraph'))
  const files = fs.readdirSync(path.join(siteDir, '.site/cache/mermaid'))
  expect(files.map((file) => path.extname(file))).toEqual(['.svg', '.svg'])
})

test('an invalid diagram and a missing browser are warnings, and the code block is kept', async () => {
  const siteDir = createTemporarySite()
  const browser = createBrowser(siteDir, [{error: 'Parse error'}, {error: 'Parse error'}])
  const {diagram, messages} = await run({siteDir, browser})
  expect(diagram.type).toBe('code')
  expect(messages).toEqual(["The diagram isn't drawn at build time. Parse error"])
  expect((await run({siteDir, browser: 'no-such-browser'})).messages).toEqual([
    "The diagram isn't drawn at build time. No Chromium-based browser is installed."
  ])
})
