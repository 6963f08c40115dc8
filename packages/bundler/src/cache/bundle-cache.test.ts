import fs from 'node:fs'
import path from 'node:path'
import {createBundles, createClientModule} from '@lectern/testing/create-bundles'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {Metafile} from 'esbuild'
import {expect, test} from 'vitest'
import {createInput, NO_IMPORTS} from '../fixtures/create-input.js'
import type {BundleHost, BundleInput} from '../input/bundle-input.js'
import {
  type FinishedRun,
  inputKeyOf,
  listCachedInputs,
  readCachedBundles,
  writeCachedBundles
} from './bundle-cache.js'
import {relativePath} from '@lectern/shared/files/relative-path'

const MAIN = '.site/bundle/client/main.js'
const SERVER = '.site/bundle/server/main.mjs'

/** Creates a site with cached bundles. */
function createCache(run: Partial<FinishedRun> = {}, siteDir = createSite()) {
  const at = (file: string) => path.join(siteDir, file)
  const metafile: Metafile = {
    inputs: {'src/box.jsx': {bytes: 1, imports: []}, 'theme/Page.jsx': {bytes: 1, imports: []}},
    outputs: {}
  }
  const bundles = createBundles({
    modules: {'@theme/Page': createClientModule('/assets/page.js')},
    server: {entry: at(SERVER), modules: {'@theme/Page': at(SERVER)}},
    files: {'assets/main.js': at(MAIN)}
  })
  writeCachedBundles(createInput(siteDir), bundles, {
    ...{metafiles: [metafile], since: Number.POSITIVE_INFINITY, imports: new Map(), problems: []},
    ...{styles: {files: [], folders: []}, outputs: [at(MAIN), at(SERVER)]},
    ...run
  })
  const read = (fields: Partial<BundleInput> = {}, host: BundleHost = NO_IMPORTS) =>
    readCachedBundles(createInput(siteDir, fields), host)
  return {siteDir, at, bundles, read}
}

function createSite(): string {
  return createTemporarySite({
    ...{'src/box.jsx': 'box', 'theme/Page.jsx': 'page', 'src/colors.scss': 'red'},
    ...{[MAIN]: 'main', [SERVER]: 'server', 'docs/part.md': 'part'}
  })
}

test('finds bundles whose inputs are unchanged', async () => {
  const problems = [{code: 'css-url-missing' as const, message: 'No image.'}]
  const {bundles, read} = createCache({problems})
  expect(await read()).toEqual({bundles, imports: new Map(), problems})
})

test('the cache is empty before the first build', async () => {
  expect(await readCachedBundles(createInput(createTemporarySite()), NO_IMPORTS)).toBeUndefined()
  expect(listCachedInputs(createInput(createTemporarySite()))).toEqual([])
})

type Change = (at: (file: string) => string) => void

test.each<[string, Change]>([
  ['an input changes', (at) => fs.writeFileSync(at('src/box.jsx'), 'other')],
  ['an input is deleted', (at) => fs.rmSync(at('src/box.jsx'))],
  ['an import would find a new file instead', (at) => fs.writeFileSync(at('src/box.tsx'), '')],
  ['a file says how code is read', (at) => fs.writeFileSync(at('src/tsconfig.json'), '{}')],
  ['a theme has a new component', (at) => fs.writeFileSync(at('theme/Footer.jsx'), '')],
  ['a bundle is gone', (at) => fs.rmSync(at(MAIN))],
  ['a bundle is damaged', (at) => fs.truncateSync(at(SERVER), 1)],
  ['the record is damaged', (at) => fs.truncateSync(at('.site/bundle.json'), 40)]
])('bundles are rebuilt when %s', async (_title, change) => {
  const {at, read} = createCache()
  change(at)
  expect(await read()).toBeUndefined()
})

test.each<[string, Change]>([
  ['an input is saved without a change', (at) => fs.writeFileSync(at('src/box.jsx'), 'box')],
  ['a file changes that is not an input', (at) => fs.writeFileSync(at('src/other.jsx'), 'other')]
])('bundles are reused when %s', async (_title, change) => {
  const {at, read} = createCache()
  change(at)
  expect(await read()).toBeDefined()
})

test.each<[string, Partial<BundleInput>]>([
  ['base URL', {baseUrl: '/base/'}],
  ['release of the bundler', {bundlerHash: 'b'}],
  ['string', {messages: {next: 'Suivant'}}],
  ['set of page components', {components: ['@theme/Page', '@theme/Post']}],
  ['live content', {liveContents: [{entry: 'content:a.mdx', source: '/a.mdx', code: ''}]}],
  ['configuration of PostCSS', {postCss: {key: 'b', load: async () => []}}]
])('a different %s requires different bundles', async (_title, fields) => {
  expect(await createCache().read(fields)).toBeUndefined()
})

test('an input that may have changed during bundling counts as changed', async () => {
  expect(await createCache({since: 0}).read()).toBeUndefined()
})

test('a file that the run generated counts as unchanged', async () => {
  const image = '.site/cache/images/owl-640.webp'
  const siteDir = createTemporarySite({[image]: 'owl', [MAIN]: 'main', [SERVER]: 'server'})
  const metafile: Metafile = {inputs: {[image]: {bytes: 1, imports: []}}, outputs: {}}
  const {at, read} = createCache({since: 0, metafiles: [metafile]}, siteDir)
  expect(await read()).toBeDefined()
  fs.writeFileSync(at(image), 'gull')
  expect(await read()).toBeUndefined()
})

test('a moved site keeps its bundles', async () => {
  const {siteDir, bundles} = createCache()
  const moved = createTemporarySite()
  fs.cpSync(siteDir, moved, {recursive: true, preserveTimestamps: true})
  const generatorDirs = createInput(siteDir).generatorDirs.map((folder) =>
    path.resolve(moved, relativePath(siteDir, folder))
  )
  const found = await readCachedBundles(createInput(moved, {generatorDirs}), NO_IMPORTS)
  expect(found?.bundles.server.entry).toBe(path.join(moved, SERVER))
  expect(found?.bundles.files).toEqual({'assets/main.js': path.join(moved, MAIN)})
  expect(found?.bundles.modules).toEqual(bundles.modules)
})

test('components of a different generator can be in the moved site', () => {
  const keyIn = (siteDir: string, folder = 'src') => {
    const file = path.join(siteDir, folder, 'adapt.ts')
    const extension = {key: 'a', folders: {'@data': path.dirname(file)}}
    const replacements = {'@theme/Tag': {file}}
    return inputKeyOf(
      createInput(siteDir, {
        generatorDirs: [],
        themePaths: [],
        adapters: {route: file, routeComponents: [], modules: {'@theme/Tag': file}, replacements},
        extensions: {client: [extension], server: [extension]}
      })
    )
  }
  expect(keyIn('/moved')).toBe(keyIn('/site'))
  expect(keyIn('/site', 'lib')).not.toBe(keyIn('/site'))
})

test('includes the files that stylesheets import and the folders that they search for imports', async () => {
  const siteDir = createSite()
  const {at, read} = createCache(
    {
      styles: {
        files: [path.join(siteDir, 'src/colors.scss')],
        folders: [{folder: path.join(siteDir, 'docs'), glob: '**/*.md'}]
      }
    },
    siteDir
  )
  expect(await read()).toBeDefined()
  fs.writeFileSync(at('docs/new.md'), 'class="owl"')
  expect(await read()).toBeUndefined()
  fs.rmSync(at('docs/new.md'))
  fs.writeFileSync(at('src/colors.scss'), 'blue')
  expect(await read()).toBeUndefined()
})

test('uses the compiled code of an imported Markdown file', async () => {
  const siteDir = createSite()
  const part = path.join(siteDir, 'docs/part.md')
  const content = {code: 'export default 1', record: 'r1', snippets: []}
  const {read} = createCache({imports: new Map([[part, content]])}, siteDir)
  const host = (code: string): BundleHost => ({compileImport: async () => ({...content, code})})
  fs.writeFileSync(part, 'the same code')
  expect((await read({}, host(content.code)))?.imports).toEqual(new Map([[part, content]]))
  expect(await read({}, host('export default 2'))).toBeUndefined()
  expect(await read({}, NO_IMPORTS)).toBeUndefined()
  expect(listCachedInputs(createInput(siteDir))).toContain(part)
})

test('lists the inputs that exist', () => {
  const {siteDir, at} = createCache()
  expect(listCachedInputs(createInput(siteDir))).toEqual([at('src/box.jsx'), at('theme/Page.jsx')])
})
