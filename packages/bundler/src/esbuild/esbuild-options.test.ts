import path from 'node:path'
import {build, type Plugin} from 'esbuild'
import {relativePath} from '@lectern/shared/files/relative-path'
import {expect, test} from 'vitest'
import {createEntries} from '../entries/entries.js'
import {createInput, createThemedSite, NO_IMPORTS} from '../fixtures/create-input.js'
import type {BundleInput} from '../input/bundle-input.js'
import type {BundleRun} from '../input/bundle-run.js'
import {createStyleReader} from '../styles/style-reader.js'
import {clientOptions, serverOptions} from './esbuild-options.js'

/** Bundles a site for one side. Returns the text of its page's file, and all files. */
async function bundle(
  side: 'client' | 'server',
  page: string,
  {files = {}, ...fields}: Partial<BundleInput> & {files?: Readonly<Record<string, string>>} = {}
) {
  const siteDir = createThemedSite({'theme/Page.jsx': page, ...files})
  const input = createInput(siteDir, fields)
  const run: BundleRun = {
    ...{...NO_IMPORTS, input, styles: createStyleReader(input)},
    ...{moduleStyles: new Map(), translated: new Map()},
    ...{readyModules: {}, urls: {files: new Set(), folders: new Set(), problems: []}}
  }
  const create = side === 'client' ? clientOptions : serverOptions
  const outDir = path.join(siteDir, 'out')
  const options = create(run, createEntries(input), outDir)
  const {outputFiles = []} = await build({...options, write: false})
  const plain = (file: string) =>
    path
      .relative(outDir, file)
      .replaceAll('\\', '/')
      .replace(/-[\dA-Z]{8}(?=\.)/g, '')
  const pageFile = outputFiles.find(({path: file}) => /theme-Page-[^/]*\.m?js$/.test(file))
  return {
    code: pageFile?.text ?? '',
    names: outputFiles.map((file) => plain(file.path)).sort(),
    texts: new Map(outputFiles.map((file) => [plain(file.path), file.text])),
    inputs: [...run.urls.files].map((file) => relativePath(siteDir, file)).sort()
  }
}

/** Removes the hash of the entry from a name. */
const own = (name: string) => name.replace(/-[\da-f]{10}(?=\.)/, '')

test.each([
  ['client', ['css/main.css', 'css/theme-Page.css', 'js/main.js', 'js/theme-Page.js']],
  ['server', ['main.mjs', 'theme-Page.mjs']]
] as const)('the %s has output files for each entry', async (side, expected) => {
  const {names} = await bundle(side, `import './page.css'\nexport default () => 1\n`, {
    files: {'theme/page.css': 'a {color: red}'},
    globalStyles: 'b {color: blue}'
  })
  expect(names.map(own)).toEqual(expect.arrayContaining([...expected]))
})

test.each(['client', 'server'] as const)(
  'the %s calls React directly, not through properties of its modules',
  async (side) => {
    const page = `import {useState} from 'react'\nexport default () => <b>{useState(1)[0]}</b>\n`
    const {code} = await bundle(side, page)
    expect(code).toMatch(/\buseState\(1\)/)
    expect(code).toMatch(/\bjsx\("b"/)
  }
)

test('supports JSX in `.js` files, and image URLs below the base URL', async () => {
  const page = `import owl from '../src/owl.png'
import {Box} from '../src/box'
export default () => <Box src={owl} />\n`
  const files = {'src/owl.png': 'png', 'src/box.js': 'export const Box = () => <img />\n'}
  const {code, names} = await bundle('client', page, {files, baseUrl: '/base/'})
  expect(code).toMatch(/"\/base\/assets\/files\/owl-[\dA-Z]{8}\.png"/)
  expect(names).toContain('files/owl.png')
})

test.each([
  ['client', undefined, '"production"'],
  ['server', undefined, '"production"'],
  ['client', 'development', '"development"'],
  ['server', 'development', '"development"']
] as const)('code of the %s in mode %s has its environment', async (side, mode, expected) => {
  const page = 'export default () => [process.env.NODE_ENV]\n'
  const vendor = {client: {}, server: {}}
  const {code} = await bundle(side, page, mode && {mode, vendor})
  expect(code).toContain(`[${expected}]`)
})

test('vendor modules take precedence over aliases of plugins', async () => {
  const page = `import {useState} from 'react'\nexport default () => useState()\n`
  const alias: Plugin = {
    name: 'alias',
    setup: ({onResolve}) => onResolve({filter: /^react$/}, () => ({path: '/other/react.js'}))
  }
  const vendor = {client: {react: '/vendor/react.js'}, server: {}}
  const extensions = {client: [{key: 'a', plugins: [alias]}], server: []}
  const {code} = await bundle('client', page, {mode: 'development', vendor, extensions})
  expect(code).toContain('"/vendor/react.js"')
})

test('plugins extend each side separately, and the last value of a setting wins', async () => {
  const page = `import sound from '../src/owl.song'\nexport default () => [PLACE, sound]\n`
  const files = {'src/owl.song': 'hoot'}
  const loader = {'.song': 'text'} as const
  const extensions = {
    client: [{key: 'a', loader, define: {PLACE: '"browser"'}}],
    server: [
      {key: 'a', loader, define: {PLACE: '"a"'}},
      {key: 'b', define: {PLACE: '"node"'}}
    ]
  }
  const [client, server] = [
    await bundle('client', page, {files, extensions}),
    await bundle('server', page, {files, extensions})
  ]
  expect(client.code).toContain('"browser"')
  expect(server.code).toContain('"node"')
  for (const {code} of [client, server]) expect(code).toContain('hoot')
})

test('site plugins run before plugins of themes and packages', async () => {
  const answer: Plugin = {
    name: 'answer',
    setup({onResolve, onLoad}) {
      onResolve({filter: /^@theme\/Nest$/}, ({path: name}) => ({path: name, namespace: 'own'}))
      onLoad({filter: /./, namespace: 'own'}, () => ({contents: `export default 'own nest'`}))
    }
  }
  const {code} = await bundle(
    'server',
    `import Nest from '@theme/Nest'\nexport default () => Nest\n`,
    {
      files: {'theme/Nest.jsx': `export default 'nest of the theme'\n`},
      extensions: {client: [], server: [{key: 'a', plugins: [answer]}]}
    }
  )
  expect(code).toContain('own nest')
})

test('only development builds have source maps and a stable list of contents', async () => {
  const page = 'export default () => 1\n'
  const liveContents = [
    {entry: 'content:a.mdx', source: '/site/a.mdx', code: 'export default () => 2\n'}
  ]
  const built = await bundle('server', page, {liveContents})
  expect(built.names.filter((name) => /map$|^contents/.test(name))).toEqual([])
  const vendor = {client: {}, server: {}}
  const developed = await bundle('server', page, {liveContents, mode: 'development', vendor})
  expect(developed.names).toEqual(expect.arrayContaining(['contents.mjs', 'contents.mjs.map']))
})

test('a feature has its own stylesheet in the browser', async () => {
  const {names} = await bundle('client', 'export default () => 1\n', {
    featureStyles: {math: 'katex/dist/katex.min.css'}
  })
  expect(names).toContain('css/feature-math.css')
})

test('minifies code only on request', async () => {
  const page = `export default function Page() {\n  const unused = 'Owl'\n  return 'Lark'\n}\n`
  expect((await bundle('client', page)).code).toContain('\n')
  expect((await bundle('client', page, {minify: true})).code).not.toContain('unused')
})

test.each([
  ['client', undefined, 'js'],
  ['server', undefined, 'js'],
  ['client', 'development', 'dev']
] as const)('a package is imported by the %s for mode %s', async (side, mode, expected) => {
  const exports = {
    '.': {development: './dev.js', production: './js.js'},
    './owl.css': {development: './dev.css', production: './owl.css'}
  }
  const files = {
    'node_modules/owls/package.json': JSON.stringify({name: 'owls', exports}),
    'node_modules/owls/dev.js': `export default 'owls in dev'\n`,
    'node_modules/owls/js.js': `export default 'owls in js'\n`,
    'node_modules/owls/owl.css': 'a {color: red}',
    'node_modules/owls/dev.css': 'a {color: red}'
  }
  const page = `import 'owls/owl.css'\nimport owls from 'owls'\nexport default () => owls\n`
  const vendor = {client: {}, server: {}}
  const {code} = await bundle(side, page, {files, ...(mode && {mode, vendor})})
  expect(code).toContain(`owls in ${expected}`)
})

test.each([
  [undefined, 'tsx'],
  [['.js', '.tsx'], 'js']
])(
  'an import resolves to the file whose extension comes first in %j',
  async (importExtensions, expected) => {
    const page = `import owl from '../src/owl'\nexport default () => owl\n`
    const files = {
      'src/owl.js': `export default 'owl in js'\n`,
      'src/owl.tsx': `export default 'owl in tsx'\n`
    }
    const {code} = await bundle('server', page, {files, importExtensions})
    expect(code).toContain(`owl in ${expected}`)
  }
)

const WORKER_PAGE = `
  export default () => {
    const worker = new Worker(new URL('./count.ts', import.meta.url), {type: 'module'})
    return new URL('./owl.svg', import.meta.url).href + worker
  }
`

test('workers are bundled, and files are copied, with URLs in the code', async () => {
  const files = {
    'theme/count.ts':
      "import {step} from './step'\nimport {name} from '@site/name'\npostMessage(step + name)\n",
    'theme/step.ts': 'export const step: number = 2\n',
    'theme/owl.svg': '<svg/>',
    'name.ts': "export const name = 'owl'\n"
  }
  const {code, names, texts, inputs} = await bundle('client', WORKER_PAGE, {files})
  expect(names).toContain('files/owl.svg')
  const [script = ''] = names.filter((name) => name.startsWith('files/count'))
  expect(script).toBe('files/count.ts.js')
  expect(code).toMatch(/"\/assets\/files\/count\.ts-[A-Z0-9]{8}\.js"/)
  expect(code).toMatch(/"\/assets\/files\/owl-[A-Z0-9]{8}\.svg"/)
  expect(texts.get(script)).toMatch(/step = 2[\s\S]*name = "owl"[\s\S]*postMessage/)
  expect(texts.get(script)).not.toMatch(/\bimport\b|\bexport\b/)
  expect(inputs).toEqual(['name.ts', 'theme/count.ts', 'theme/step.ts'])
})

test('a worker can start itself, but workers can’t contain each other', async () => {
  const start = (name: string) => `new Worker(new URL('./${name}', import.meta.url))\n`
  const self = {'theme/count.ts': start('count.ts')}
  const {texts} = await bundle('client', WORKER_PAGE, {files: {...self, 'theme/owl.svg': '<svg/>'}})
  expect(texts.get('files/count.ts.js')).toContain('self.location.href')
  const circle = {'theme/count.ts': start('other.ts'), 'theme/other.ts': start('count.ts')}
  await expect(
    bundle('client', WORKER_PAGE, {files: {...circle, 'theme/owl.svg': '<svg/>'}})
  ).rejects.toThrow("Workers can't contain each other: count.ts → other.ts → count.ts")
})

test('a missing worker is an error at its path', async () => {
  const missing = bundle('client', WORKER_PAGE, {files: {'theme/owl.svg': '<svg/>'}})
  await expect(missing).rejects.toMatchObject({
    errors: [
      {
        text: 'Could not resolve "./count.ts"',
        location: {file: 'theme/Page.jsx', line: 3, column: 38}
      }
    ]
  })
})
