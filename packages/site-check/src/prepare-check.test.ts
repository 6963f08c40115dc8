import fs from 'node:fs'
import path from 'node:path'
import {writeMemory} from '@lectern/core/memory/memory-file'
import {createGenerator} from '@lectern/testing/create-generator'
import {createMarkdownSite, MARKDOWN_CONFIG} from '@lectern/testing/markdown-site'
import {expect, test} from 'vitest'
import {prepareCheck} from './prepare-check.js'

const LOCALES = MARKDOWN_CONFIG.replace(
  `title: 'Birds'`,
  `title: 'Birds', baseUrl: '/base/', i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'de']}`
)

function prepare(files: Readonly<Record<string, string>>, options: {baseUrl?: string} = {}) {
  const siteDir = createMarkdownSite({'owl.md': '# Owl\n', ...files})
  const outDir = path.join(siteDir, 'build')
  return {
    siteDir,
    outDir,
    prepare: () => prepareCheck({siteDir, outDir, ...options}, createGenerator())
  }
}

test('lists the pages and redirects that a site should have', async () => {
  const {siteDir, prepare: run} = prepare({'lark.md': '---\nslug: birds/lark\n---\n'})
  const {locales, siteConfig, moduleFiles} = await run()
  expect(locales).toHaveLength(1)
  expect(locales[0]?.folder).toBe('')
  expect(locales[0]?.routes.map((route) => route.path)).toEqual(['/birds/lark', '/owl'])
  expect(siteConfig.title).toBe('Birds')
  expect([...moduleFiles]).toEqual(
    expect.arrayContaining([
      path.join(siteDir, 'site.config.mjs'),
      path.join(siteDir, 'plugin.mjs')
    ])
  )
})

test('the base URL of the command takes precedence', async () => {
  expect((await prepare({}, {baseUrl: '/other/'}).prepare()).siteConfig.baseUrl).toBe('/other/')
})

test('sources are compared with the sources of the last build', async () => {
  const {siteDir, outDir, prepare: run} = prepare({})
  expect(await run()).toMatchObject({built: {}, sources: {}})
  const read = {size: 1, time: 1, scanned: {hash: 'old', frontMatter: {}, frontMatterLines: {}}}
  const scanned = {...read.scanned, hasTruncateMarker: false, problems: []}
  const sources = {'owl.md': {...read, scanned}}
  const cacheDir = path.join(siteDir, '.site/cache')
  writeMemory(cacheDir, outDir, createGenerator().version, {
    ...{sources, files: {}, images: {}, output: {}},
    ...{contents: new Map(), pages: new Map()}
  })
  const {built, sources: now} = await run()
  expect(built['owl.md']?.scanned.hash).toBe('old')
  expect(now['owl.md']?.scanned.hash).not.toBe('old')
})

test('checks only the locales that are in the output', async () => {
  const {outDir, prepare: run} = prepare({
    'site.config.mjs': LOCALES,
    'build/404.html': '',
    'build/fr/404.html': ''
  })
  const both = await run()
  expect(both.locales.map(({folder, siteConfig}) => [folder, siteConfig.baseUrl])).toEqual([
    ['', '/base/'],
    ['fr', '/base/fr/']
  ])
  expect(both.siteConfig.baseUrl).toBe('/base/')
  fs.rmSync(path.join(outDir, '404.html'))
  const one = await run()
  expect(one.locales.map(({folder}) => folder)).toEqual(['fr'])
  expect(one.siteConfig.baseUrl).toBe('/base/')
})

test('uses the default locale if nothing is built', async () => {
  const {locales} = await prepare({'site.config.mjs': LOCALES}).prepare()
  expect(locales.map(({siteConfig}) => siteConfig.i18n.currentLocale)).toEqual(['en'])
})

test('reports a site that can’t be loaded', async () => {
  await expect(prepare({'site.config.mjs': 'export default 1\n'}).prepare()).rejects.toMatchObject({
    problems: [{code: 'config-invalid'}]
  })
})
