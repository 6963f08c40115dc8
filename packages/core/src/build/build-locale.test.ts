import fs from 'node:fs'
import path from 'node:path'
import {createGenerator} from '@lectern/testing/create-generator'
import {createMarkdownSite} from '@lectern/testing/markdown-site'
import {expect, test} from 'vitest'
import {createTestEnvironment} from '../fixtures/test-environment.js'
import {NO_MEMORY} from '../memory/build-memory.js'
import {readMemory} from '../memory/memory-file.js'
import {buildLocale} from './build-locale.js'
import type {LocaleTarget} from './locale-targets.js'
import {loadLocaleWithMemory} from './load-locale.js'
import {scanLocale} from './scan-locale.js'

/** Creates a site with a page, and a function that builds it repeatedly. */
function createSite(files: Readonly<Record<string, string>> = {}) {
  const siteDir = createMarkdownSite({'owl.md': '# Owl\n\nHunts at night.\n', ...files})
  const cacheDir = path.join(siteDir, '.site/cache')
  const outDir = path.join(siteDir, 'build')
  const target: LocaleTarget = {
    ...{siteDir, outDir, finalDir: outDir, cacheDir, ownCacheDir: cacheDir},
    ...{name: 'en', folder: '', baseUrl: '/'}
  }
  const remember = (version = createGenerator().version) => readMemory(cacheDir, outDir, version)
  const build = async (explain?: string) => {
    const environment = createTestEnvironment()
    const memory = remember()
    const loaded = await loadLocaleWithMemory(target, {options: {}, environment, memory})
    const scanned = await scanLocale(loaded, environment)
    return buildLocale({loaded, scanned}, {minify: false, explain, isLast: true}, environment)
  }
  return {siteDir, build, remember}
}

test('a build stores its results for the next build with the same release', async () => {
  const site = createSite()
  const {memory, used} = await site.build()
  expect(Object.keys(memory.sources)).toEqual(['owl.md'])
  expect([...memory.pages.keys()]).toEqual(['/owl'])
  expect(Object.keys(memory.output)).toContain('owl/index.html')
  expect([...memory.contents.keys()].every((key) => used?.has(key))).toBe(true)
  expect(site.remember()).toEqual(memory)
  expect(site.remember('2.0.0')).toEqual(NO_MEMORY)
  const second = await site.build()
  expect([second.used, second.memory]).toEqual([undefined, memory])
})

test('explains why a page was rendered, and from what', async () => {
  const site = createSite()
  const explain = async () => (await site.build('/owl')).result.explanation
  expect(await explain()).toMatchObject({
    ...{path: '/owl', file: 'owl/index.html', component: '@theme/Page', plugin: 'docs'},
    state: 'new',
    contents: [{file: 'owl.md', isCompiledNow: true}]
  })
  expect(await explain()).toMatchObject({state: 'unchanged', contents: [{isCompiledNow: false}]})
  fs.writeFileSync(path.join(site.siteDir, 'owl.md'), '# Owl\n\nHunts at dusk.\n')
  expect(await explain()).toMatchObject({state: 'changed', contents: [{isCompiledNow: true}]})
})

test('a missing page to explain is reported before anything is compiled', async () => {
  const site = createSite()
  await expect(site.build('/owls')).rejects.toMatchObject({
    problems: [{code: 'explain-page-unknown', hint: 'Did you mean /owl?'}]
  })
  expect(fs.existsSync(path.join(site.siteDir, '.site/cache/records'))).toBe(false)
})

test('if a page fails, plugins don’t generate files from pages, and nothing is written', async () => {
  const site = createSite({
    'plugin.mjs': `export default () => ({
      name: 'docs',
      createRoutes: () => ({routes: [{
        path: '/owl', component: '@theme/Page', props: {}, head: [], contents: [],
        plugin: {name: 'docs', id: 'default'}
      }]}),
      postBuild() { throw new Error('No page to read.') }
    })\n`,
    'src/theme/Page.jsx': `export default function Page() { throw new Error('No wings.') }\n`
  })
  await expect(site.build()).rejects.toMatchObject({problems: [{code: 'render-failed'}]})
  expect(fs.readdirSync(site.siteDir).filter((name) => /build|next/.test(name))).toEqual([])
  expect(site.remember()).toEqual(NO_MEMORY)
})
