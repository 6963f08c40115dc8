import type {Metafile} from 'esbuild'
import {expect, test} from 'vitest'
import {CLIENT_ENTRY, createEntries, SERVER_ENTRY} from '../entries/entries.js'
import {NAMESPACE} from '../entries/virtual-modules.js'
import {createInput} from '../fixtures/create-input.js'
import type {BundleInput} from '../input/bundle-input.js'
import {createBundles} from './bundles.js'

type Output = Metafile['outputs'][string]

/** Creates the metadata that esbuild returns for an output file. */
function output(fields: Partial<Output> & {uses?: readonly string[]} = {}): Output {
  const {uses = [], ...own} = fields
  return {
    ...{bytes: 1, inputs: {}, exports: []},
    imports: uses.map((path) => ({path, kind: 'import-statement'})),
    ...own
  }
}

const CLIENT: Metafile['outputs'] = {
  'out/client/js/main-AAAAAAAA.js': output({
    ...{entryPoint: `${NAMESPACE}:${CLIENT_ENTRY}`, bytes: 100},
    uses: ['out/client/js/shared-BBBBBBBB.js'],
    cssBundle: 'out/client/css/main-CCCCCCCC.css'
  }),
  'out/client/js/shared-BBBBBBBB.js': output({bytes: 20}),
  'out/client/css/main-CCCCCCCC.css': output({
    ...{bytes: 7, inputs: {'theme/index.css': {bytesInOutput: 7}}}
  }),
  'out/client/js/page-DDDDDDDD.js': output({
    entryPoint: `${NAMESPACE}:@theme/Page`,
    uses: ['out/client/js/shared-BBBBBBBB.js'],
    cssBundle: 'out/client/css/page-EEEEEEEE.css'
  }),
  'out/client/css/page-EEEEEEEE.css': output({
    inputs: {'theme/index.css': {bytesInOutput: 1}, 'theme/Page.css': {bytesInOutput: 1}}
  }),
  'out/client/files/owl-FFFFFFFF.png': output()
}
const SERVER: Metafile['outputs'] = {
  'out/server/main-GGGGGGGG.mjs': output({entryPoint: `${NAMESPACE}:${SERVER_ENTRY}`}),
  'out/server/page-HHHHHHHH.mjs': output({entryPoint: `${NAMESPACE}:@theme/Page`})
}

function create(
  client: Metafile['outputs'] = {},
  {
    server = SERVER,
    frame = [],
    ...fields
  }: Partial<BundleInput> & {server?: Metafile['outputs']; frame?: readonly string[]} = {}
) {
  const input = createInput('/site', fields)
  return createBundles({
    input,
    entries: {...createEntries(input), frame: new Set(frame)},
    client: {inputs: {}, outputs: {...CLIENT, ...client}},
    server: {inputs: {}, outputs: server},
    relocate: (file) => file.replace('/site/out/', '/cache/')
  })
}

test('lists modules by URL and renderers by file', () => {
  expect(create({}, {baseUrl: '/base/'})).toEqual({
    clientId: 'AAAAAAAA',
    main: {
      url: '/base/assets/js/main-AAAAAAAA.js',
      imports: ['/base/assets/js/shared-BBBBBBBB.js'],
      styles: ['/base/assets/css/main-CCCCCCCC.css']
    },
    preloads: [],
    fonts: [],
    modules: {
      '@theme/Page': {
        url: '/base/assets/js/page-DDDDDDDD.js',
        imports: ['/base/assets/js/shared-BBBBBBBB.js'],
        styles: ['/base/assets/css/page-EEEEEEEE.css']
      }
    },
    featureStyles: {},
    server: {
      entry: '/cache/server/main-GGGGGGGG.mjs',
      modules: {'@theme/Page': '/cache/server/page-HHHHHHHH.mjs'}
    },
    files: {
      'assets/js/main-AAAAAAAA.js': '/cache/client/js/main-AAAAAAAA.js',
      'assets/js/shared-BBBBBBBB.js': '/cache/client/js/shared-BBBBBBBB.js',
      'assets/css/main-CCCCCCCC.css': '/cache/client/css/main-CCCCCCCC.css',
      'assets/js/page-DDDDDDDD.js': '/cache/client/js/page-DDDDDDDD.js',
      'assets/css/page-EEEEEEEE.css': '/cache/client/css/page-EEEEEEEE.css',
      'assets/files/owl-FFFFFFFF.png': '/cache/client/files/owl-FFFFFFFF.png'
    },
    bytes: {scripts: 121, styles: 8}
  })
})

test('lists the preloaded fonts that a stylesheet uses', () => {
  const fonts = {
    'out/client/files/marsh-FFFFFFFF.woff2': output({
      inputs: {'fonts/marsh.woff2': {bytesInOutput: 9}}
    }),
    'out/client/files/reed-GGGGGGGG.woff2': output({
      inputs: {'fonts/reed.woff2': {bytesInOutput: 9}}
    })
  }
  const preloadedFonts = ['/site/fonts/marsh.woff2', '/site/fonts/unused.woff2']
  expect(create(fonts, {preloadedFonts, baseUrl: '/base/'}).fonts).toEqual([
    '/base/assets/files/marsh-FFFFFFFF.woff2'
  ])
})

test('a page does not repeat the styles of the main stylesheet', () => {
  const {modules} = create({
    'out/client/css/page-EEEEEEEE.css': output({inputs: {'theme/index.css': {bytesInOutput: 1}}})
  })
  expect(modules['@theme/Page']?.styles).toEqual([])
})

test('frame components are in the main module, and every page links their styles', () => {
  const {main, modules} = create({}, {frame: ['@theme/Page']})
  expect(modules['@theme/Page']).toEqual({...main, styles: []})
})

test('only pages with a feature link its stylesheet, and they omit the empty script', () => {
  const {featureStyles, files} = create(
    {
      'out/client/css/feature-math-IIIIIIII.css': output(),
      'out/client/js/feature-math-JJJJJJJJ.js': output(),
      'out/client/js/feature-mathematics-KKKKKKKK.js': output()
    },
    {featureStyles: {math: 'katex/dist/katex.min.css'}}
  )
  expect(featureStyles).toEqual({math: '/assets/css/feature-math-IIIIIIII.css'})
  expect(Object.keys(files)).toContain('assets/js/feature-mathematics-KKKKKKKK.js')
  expect(Object.keys(files)).not.toContain('assets/js/feature-math-JJJJJJJJ.js')
})

test.each([
  ['entry:server', {}],
  [
    '@theme/Page',
    {'out/server/main-GGGGGGGG.mjs': output({entryPoint: `${NAMESPACE}:${SERVER_ENTRY}`})}
  ]
])('reports an entry without an esbuild output file: %s', (entry, server) => {
  expect(() => create({}, {server})).toThrow(`esbuild wrote no file for the entry ${entry}.`)
})
