import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {readDiskTime} from '@lectern/shared/cache/file-stamps'
import {afterAll, afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest'
import {createInput, GENERATOR_DIRS, NO_IMPORTS} from '../fixtures/create-input.js'
import type {BundleHost, BundleInput, LiveContent} from '../input/bundle-input.js'
import {
  bundleVendor,
  createDevBundler,
  type DevBundler,
  type VendorBundle,
  writeReadyModules
} from './dev-bundler.js'

let siteDir = ''
let bundler: DevBundler
let vendor: VendorBundle

const vendorDir = createFolder('lectern-vendor-')
const bundleTestVendor = () =>
  bundleVendor({
    ...{cacheDir: vendorDir, generatorDirs: GENERATOR_DIRS, bundlerHash: 'a'},
    readyDir: path.join(vendorDir, 'none')
  })

function createFolder(prefix: string): string {
  return fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), prefix)))
}

beforeAll(async () => {
  vendor = await bundleTestVendor()
})
afterAll(() => fs.rmSync(vendorDir, {recursive: true}))

beforeEach(() => {
  siteDir = createFolder('lectern-dev-bundler-')
  bundler = createDevBundler()
  const plain = 'export default function Plain({children}) { return children ?? null }\n'
  for (const name of ['Root', 'Error', 'Page']) write(`theme/${name}.jsx`, plain)
  write('theme/MDXComponents.js', 'export default {}\n')
  write('box.jsx', `import './box.css'\nexport const Box = () => <b className="box">first</b>\n`)
  write('box.css', '.box { color: red }\n')
})
afterEach(async () => {
  await bundler.close()
  fs.rmSync(siteDir, {recursive: true, force: true})
})

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true})
  fs.writeFileSync(path.join(siteDir, file), text)
}

function content(name: string): LiveContent {
  return {
    entry: `content:${name}`,
    source: path.join(siteDir, name),
    code: [
      `import {jsx} from 'react/jsx-runtime'`,
      `import {Box} from './box'`,
      'export default function MDXContent() { return jsx(Box, {}) }'
    ].join('\n')
  }
}

const HOST: BundleHost = {
  compileImport: async () => ({code: '', record: '', snippets: []})
}

const bundleInput = (input: BundleInput) => bundler.bundle(input, HOST)

const inputWith = (liveContents: readonly LiveContent[]) =>
  createInput(siteDir, {liveContents, mode: 'development', vendor})

const read = (file = '') => fs.readFileSync(file, 'utf8')

test('a page that is visited later gets a module with its styles, and the others are unchanged', async () => {
  const first = await bundleInput(inputWith([content('a.mdx')]))
  const second = await bundleInput(inputWith([content('a.mdx'), content('b.mdx')]))
  expect(Object.keys(second.modules)).toEqual(['@theme/Page', 'content:a.mdx', 'content:b.mdx'])
  expect(second.main).toEqual(first.main)
  const [style = ''] = second.modules['content:b.mdx']?.styles ?? []
  expect(read(second.files[style.slice(1)])).toContain('color: red')
  expect(fs.existsSync(first.server.modules['content:a.mdx'] ?? '')).toBe(true)
})

test('a page bundled in an earlier run doesn’t replace other pages', async () => {
  const alone = (name: string) => ({
    ...content(name),
    code: `export default function MDXContent() { return '${name}' }`
  })
  await bundleInput(inputWith([alone('a.mdx')]))
  await bundler.close()
  bundler = createDevBundler()
  const before = await bundleInput(inputWith([alone('b.mdx')]))
  const after = await bundleInput(inputWith([alone('b.mdx'), alone('a.mdx')]))
  expect(after.modules['content:b.mdx']).toEqual(before.modules['content:b.mdx'])
})

test('an import resolves to a folder, not to a file with a different case', async () => {
  write('theme/Page.jsx', `import {a} from '../figures'\nexport default () => a\n`)
  write('Figures.jsx', '')
  write('figures/index.js', `export const a = 'Owl'\n`)
  const bundles = await bundleInput(inputWith([]))
  expect(read(bundles.server.modules['@theme/Page'])).toContain('Owl')
  write('figures/index.js', `export const a = 'Lark'\n`)
  const next = await bundleInput(inputWith([]))
  expect(read(next.server.modules['@theme/Page'])).toContain('Lark')
})

test('a warning about a missing export disappears when the import is fixed', async () => {
  write('theme/Page.jsx', `import {lark} from '../birds'\nexport default () => lark\n`)
  write('birds.js', `export const owl = 'Owl'\n`)
  const input = {...inputWith([]), allowMissingExports: true}
  await bundleInput(input)
  expect(bundler.warnings()).toMatchObject([
    {code: 'export-missing', policy: 'warn', position: {file: 'theme/Page.jsx', line: 1}}
  ])
  write('birds.js', `export const owl = 'Lark'\n`)
  const changed = (file: string) => ({files: [path.join(siteDir, file)], isScanned: false})
  await bundler.bundle(input, NO_IMPORTS, changed('birds.js'))
  expect(bundler.warnings()).toHaveLength(1)
  write('theme/Page.jsx', `import {owl} from '../birds'\nexport default () => owl\n`)
  const fixed = await bundler.bundle(input, NO_IMPORTS, changed('theme/Page.jsx'))
  expect(bundler.warnings()).toEqual([])
  expect(read(fixed.server.modules['@theme/Page'])).toContain('Lark')
})

test('a missing export is found again if any file may have changed', async () => {
  write('theme/Page.jsx', `import {lark} from '../birds'\nexport default () => lark\n`)
  write('birds.js', `export const owl = 'Owl'\n`)
  const input = {...inputWith([]), allowMissingExports: true}
  await bundleInput(input)
  expect(bundler.warnings()).toHaveLength(1)
  write('birds.js', `export const lark = 'Lark'\n`)
  const fixed = await bundler.bundle(input, NO_IMPORTS)
  expect(bundler.warnings()).toEqual([])
  expect(read(fixed.server.modules['@theme/Page'])).toContain('Lark')
})

test('partials that import each other are inputs, so that a fix is detected', async () => {
  const code = (name: string) => `import Next from './${name}'\nexport default Next\n`
  write('_a.mdx', code('_b.mdx'))
  write('_b.mdx', code('_a.mdx'))
  const input = inputWith([{...content('page.mdx'), code: code('_a.mdx')}])
  const host: BundleHost = {
    compileImport: async (file) => ({code: read(file), record: '', snippets: []})
  }
  await expect(bundler.bundle(input, host)).rejects.toThrow(
    'The partial _a.mdx imports itself: _a.mdx → _b.mdx → _a.mdx.'
  )
  expect([...bundler.inputs()]).toContain(path.join(siteDir, '_b.mdx'))
})

test('prebuilt modules are identical to bundled ones', async () => {
  const page = `import {translate} from '@lectern/client'
export default () => <p>{translate({id: 'page.text', message: 'A text'})}</p>
`
  write('theme/Page.jsx', page)
  const before = await bundleInput(inputWith([]))
  const readyDir = path.join(siteDir, 'ready')
  await writeReadyModules(readyDir, [path.join(siteDir, 'theme')])
  const bundle = async (input: Partial<BundleInput>) => {
    await bundler.close()
    fs.rmSync(path.join(siteDir, '.site/bundle'), {recursive: true})
    bundler = createDevBundler()
    return bundler.bundle({...inputWith([]), ...input}, HOST)
  }
  expect(await bundle({readyDir})).toEqual(before)
  // The prebuilt module was used, so its text differs.
  const file = path.join(readyDir, 'modules.json')
  fs.writeFileSync(file, read(file).replaceAll('A text', 'A ready text'))
  const after = await bundle({readyDir})
  const [browser, server] = [
    after.files[after.modules['@theme/Page']?.url.slice(1) ?? ''],
    after.server.modules['@theme/Page']
  ]
  expect(read(browser)).toContain('A ready text')
  expect(read(server)).toContain('A ready text')
  const translated = await bundle({readyDir, messages: {'page.text': 'Un texte'}})
  expect(read(translated.server.modules['@theme/Page'])).toContain('Un texte')
})

test('bundles nothing if plugins read a changed file and give the same input', async () => {
  const changes = {files: [path.join(siteDir, 'api.yaml')], isScanned: true}
  // Files from the same tick as a run count as changed.
  const {ctimeMs} = fs.statSync(path.join(siteDir, 'box.css'))
  await vi.waitUntil(() => readDiskTime(path.join(siteDir, '.site')) > ctimeMs)
  const first = await bundleInput(inputWith([content('a.mdx')]))
  expect(await bundler.bundle(inputWith([content('a.mdx')]), HOST, changes)).toBe(first)
  // A plugin can also write a file that pages import.
  write('box.jsx', 'export const Box = () => <b>second</b>\n')
  const second = await bundler.bundle(inputWith([content('a.mdx')]), HOST, changes)
  const serverModule = (bundles: typeof first) => bundles.server.modules['content:a.mdx']
  expect(serverModule(second)).not.toBe(serverModule(first))
  const third = await bundler.bundle(inputWith([content('b.mdx')]), HOST, changes)
  expect(Object.keys(third.modules)).toEqual(['@theme/Page', 'content:b.mdx'])
})

test('keeps React and the client loaded when a component changes', async () => {
  const before = await bundleInput(inputWith([content('a.mdx')]))
  write('box.jsx', 'export const Box = () => <b>second</b>\n')
  const after = await bundleInput(inputWith([content('a.mdx')]))
  const serverModule = after.server.modules['content:a.mdx'] ?? ''
  expect(serverModule).not.toBe(before.server.modules['content:a.mdx'])
  expect(after.server.entry).toBe(before.server.entry)
  expect(read(after.server.entry)).toContain(vendor.server['@lectern/client/server'])
  expect(read(after.server.entry)).not.toContain('renderToStaticMarkup')
})

test('the next start reuses the bundles, including React', async () => {
  const bundles = await bundleInput(inputWith([content('a.mdx')]))
  await bundler.close()
  bundler = createDevBundler()
  expect(await bundleInput(inputWith([content('a.mdx')]))).toEqual(bundles)
  expect([...bundler.inputs()]).toContain(path.join(siteDir, 'box.jsx'))
  expect(await bundleTestVendor()).toEqual(vendor)
})

test('a changed component is compiled alone, with a source map to its file', async () => {
  await bundleInput(inputWith([content('a.mdx')]))
  const file = path.join(siteDir, 'box.jsx')
  write('box.jsx', `import './box.css'\nexport const Box = () => <b>second</b>\n`)
  const [replaced] = await bundler.replace([file, path.join(siteDir, 'box.css')])
  expect(replaced).toMatchObject({module: 'box.jsx', code: expect.stringContaining('second')})
  const name = replaced?.url.replace('/assets/', '') ?? ''
  const written = path.join(siteDir, '.site/bundle/client', name)
  expect(read(written)).toContain('second')
  const {sources} = JSON.parse(read(`${written}.map`)) as {sources: string[]}
  expect(path.resolve(path.dirname(written), sources[0] ?? '')).toBe(file)
})

test.each([
  ['a syntax error', 'export const Box = () => <b>'],
  ['a value that the bundler inserts', 'export const Box = () => <b>{process.env.NODE_ENV}</b>'],
  ['a value that a plugin inserts', 'export const Box = () => <b>{EGGS}</b>']
])('a component with %s isn’t compiled alone', async (_, code) => {
  const input = inputWith([content('a.mdx')])
  await bundleInput({
    ...input,
    extensions: {client: [{key: 'eggs', define: {EGGS: '3'}}], server: []}
  })
  write('box.jsx', code)
  expect(await bundler.replace([path.join(siteDir, 'box.jsx')])).toEqual([])
})

test('a file that isn’t in the bundles isn’t compiled alone', async () => {
  write('other.jsx', 'export const Other = () => <b>other</b>\n')
  const file = path.join(siteDir, 'other.jsx')
  expect(await bundler.replace([file])).toEqual([])
  await bundleInput(inputWith([content('a.mdx')]))
  expect(await bundler.replace([file])).toEqual([])
})
