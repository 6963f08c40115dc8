import fs from 'node:fs'
import path from 'node:path'
import type {CompiledContent} from '@lectern/core/content/compiled-content'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {createContentRecord} from '@lectern/testing/create-content-record'
import {createGenerator} from '@lectern/testing/create-generator'
import {createMarkdownSite} from '@lectern/testing/markdown-site'
import {expect, onTestFinished, test} from 'vitest'
import {loadDevSite} from '../site/dev-site.js'
import {createDevBundles, isBundled} from './dev-bundles.js'

const CONTENT: CompiledContent = {
  ...{key: 'a1', textHash: '', kind: 'static', links: [], assets: [], partials: []},
  ...{features: [], problems: [], hasExcerpt: false}
}

/** Creates the bundles of a site with live pages, whose modules are given by key. */
async function createSite(modules: Readonly<Record<string, string>> = {}) {
  const siteDir = createMarkdownSite({'owl.mdx': '# Owl\n', 'heron.mdx': '# Heron\n'})
  const generator = createGenerator()
  const cacheDir = path.join(siteDir, '.site')
  const recordsDir = path.join(cacheDir, 'records')
  const records = openRecordStore(recordsDir)
  for (const [key, code] of Object.entries(modules))
    records.write(key, createContentRecord({kind: 'live', code}))
  const site = await loadDevSite({siteDir, cacheDir, generator, now: () => 0}, {})
  const devDir = path.join(cacheDir, 'dev')
  const bundles = createDevBundles({generator, devDir, vendorDir: devDir, recordsDir, siteDir})
  onTestFinished(bundles.close)
  const contents = new Map(
    Object.keys(modules).map((key) => [`${key}.mdx`, {...CONTENT, key, kind: 'live' as const}])
  )
  const write = (file: string, text: string) => fs.writeFileSync(path.join(siteDir, file), text)
  return {siteDir, site, bundles, contents, write, update: () => bundles.update(site, contents)}
}

const live = (code: string) => `${code}\nexport default function MDXContent() { return null }\n`

test('bundles the components of all pages, and pages preload React', async () => {
  const {siteDir, bundles, update} = await createSite()
  await update()
  const current = await bundles.current()
  expect(Object.keys(current?.modules ?? {})).toEqual(['@theme/Page'])
  const {vendor, site} = bundles.folders()
  const {clientFiles} = await bundles.vendor()
  expect(current?.preloads).toEqual(
    expect.arrayContaining(clientFiles.map((file) => `/assets/vendor/${file}`))
  )
  expect(clientFiles.every((file) => fs.existsSync(path.join(vendor ?? '', file)))).toBe(true)
  expect(fs.existsSync(path.join(site, current?.main.url.replace('/assets/', '') ?? ''))).toBe(true)
  expect([...bundles.inputs()]).toContain(path.join(siteDir, 'src/theme/Page.jsx'))
  expect([bundles.problems(), bundles.sharedProblems()]).toEqual([[], []])
})

test('an error in code affects every page, and the last bundles are kept until it’s fixed', async () => {
  const {bundles, update, write} = await createSite()
  await update()
  const before = await bundles.current()
  write('src/theme/Page.jsx', 'export default function Page() { return <main> }\n')
  await update()
  expect(await bundles.current()).toBe(before)
  expect(bundles.problems()).toMatchObject([
    {code: 'bundle-failed', position: {file: 'src/theme/Page.jsx'}}
  ])
  expect(bundles.sharedProblems()).toEqual(bundles.problems())
  write('src/theme/Page.jsx', 'export default function Page() { return <main /> }\n')
  await update()
  expect([bundles.problems(), bundles.sharedProblems()]).toEqual([[], []])
  expect(await bundles.current()).not.toEqual(before)
})

test('a page that can’t be bundled doesn’t affect the bundles of other pages', async () => {
  const {site, bundles, contents, update} = await createSite({
    owl: live(`import './missing.js'`),
    heron: live('')
  })
  await update()
  expect(bundles.problems()).toMatchObject([{code: 'import-missing', position: {file: 'owl.mdx'}}])
  expect(bundles.sharedProblems()).toEqual([])
  const modules = Object.keys((await bundles.current())?.modules ?? {})
  expect(modules).toEqual(['@theme/Page', 'content:heron.mdx'])
  expect(bundles.holds(site, contents)).toBe(true)
})

test('after an error in an imported file, pages without imports keep their bundles', async () => {
  const {bundles, update, write} = await createSite({owl: live(`import './nest.js'`)})
  write('nest.js', 'export const nest = \n')
  await update()
  expect(bundles.problems()).toMatchObject([{position: {file: 'nest.js'}}])
  expect(bundles.sharedProblems()).toEqual([])
  expect(Object.keys((await bundles.current())?.modules ?? {})).toEqual(['@theme/Page'])
})

test('returns whether the bundles contain contents in their current state', async () => {
  const {site, bundles, contents, update} = await createSite({owl: live('')})
  expect(bundles.holds(site, contents)).toBe(false)
  await update()
  const holds = (fields: Partial<CompiledContent>) =>
    bundles.holds(site, new Map([['owl.mdx', {...CONTENT, key: 'owl', ...fields}]]))
  expect(bundles.holds(site, contents)).toBe(true)
  expect(holds({kind: 'live', key: 'changed'})).toBe(false)
  expect(holds({kind: 'static'})).toBe(true)
  expect(holds({features: ['math']})).toBe(false)
})

test.each<[string, Partial<CompiledContent>, boolean]>([
  ['prose', {}, false],
  ['a live page', {kind: 'live'}, true],
  ['prose with formulas', {features: ['math']}, true]
])('bundles must include %s', (_title, fields, expected) => {
  expect(isBundled({...CONTENT, ...fields})).toBe(expected)
})

test('a run that is canceled because the server stops isn’t a problem', async () => {
  const {bundles, update} = await createSite()
  const updated = update()
  await bundles.vendor()
  await bundles.close()
  await updated
  expect([bundles.problems(), bundles.sharedProblems()]).toEqual([[], []])
})
