import fs from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {listCachedInputs, readCachedBundles} from '../cache/bundle-cache.js'
import {
  createInput,
  createThemedSite,
  GENERATOR_DIRS,
  NO_IMPORTS
} from '../fixtures/create-input.js'
import type {BundleHost, BundleInput} from '../input/bundle-input.js'
import {writeReadyVendor} from '../vendor/ready-vendor.js'
import {runEsbuild} from './run-esbuild.js'

function createSite(files: Readonly<Record<string, string>> = {}) {
  const siteDir = createThemedSite(files)
  const bundle = async (fields: Partial<BundleInput> = {}, host: BundleHost = NO_IMPORTS) => {
    const {bundles, ...result} = await runEsbuild(createInput(siteDir, fields), host)
    if (!bundles) throw new Error('Nothing was bundled.')
    return {...result, bundles}
  }
  const write = (file: string, text: string) => fs.writeFileSync(path.join(siteDir, file), text)
  return {siteDir, bundle, write}
}

const load = async (file = '') =>
  (await import(pathToFileURL(file).href)) as {default: (props: object) => unknown}

test('bundles pages for the browser and for Node, which finds their modules by path', async () => {
  const {bundle} = createSite({
    'theme/Page.jsx': `import {owl} from '../src/owl'\nexport default () => owl\n`,
    'theme/Other.jsx': `import {owl} from '../src/owl'\nexport default () => owl + '!'\n`,
    'src/owl.js': `export const owl = 'Owl'\n`
  })
  const components = ['@theme/Page', '@theme/Other']
  const {bundles, problems} = await bundle({components, baseUrl: '/base/'})
  expect(problems).toEqual([])
  const {modules, entry} = bundles.server
  expect((await load(modules['@theme/Page'])).default({})).toBe('Owl')
  expect((await load(modules['@theme/Other'])).default({})).toBe('Owl!')
  expect(fs.existsSync(entry)).toBe(true)
  for (const {url} of [bundles.main, ...Object.values(bundles.modules)]) {
    expect(url).toMatch(/^\/base\/assets\/js\//)
    expect(fs.existsSync(bundles.files[url.replace('/base/', '')] ?? '')).toBe(true)
  }
})

test('the same site produces the same bundles, and a change renames them', async () => {
  const {bundle, write} = createSite({'theme/Page.jsx': `export default () => 'Owl'\n`})
  const {bundles: first} = await bundle()
  expect((await bundle()).bundles).toEqual(first)
  write('theme/Page.jsx', `export default () => 'Lark'\n`)
  const {bundles: second} = await bundle()
  expect(second.server.modules['@theme/Page']).not.toBe(first.server.modules['@theme/Page'])
})

test('a site deeper in the file system has the same names for the same scripts', async () => {
  const siteDir = createThemedSite()
  const deeper = path.join(createTemporarySite(), 'a/b/c')
  fs.cpSync(siteDir, deeper, {recursive: true})
  const [names, otherNames] = await Promise.all(
    [siteDir, deeper].map(async (folder) => {
      const {bundles} = await runEsbuild(createInput(folder), NO_IMPORTS)
      const {entry, modules} = bundles?.server ?? {entry: '', modules: {}}
      return [entry, ...Object.values(modules), ...Object.values(bundles?.files ?? {})]
        .filter((file) => /\.m?js$/.test(file))
        .map((file) => path.basename(file))
    })
  )
  expect(names?.length).toBeGreaterThan(2)
  expect(otherNames).toEqual(names)
})

const REACT_PAGE = [
  "import {createElement} from 'react'",
  "import {useLocation} from 'react-router'",
  "import {renderToString} from 'react-dom/server'",
  "import {StaticRouter} from 'react-router-dom'",
  'const Path = () => createElement("p", null, useLocation().pathname)',
  'export default () =>',
  '  renderToString(createElement(StaticRouter, {location: "/owl"}, createElement(Path)))'
].join('\n')

test('the server bundle imports a prebuilt React and client, from any folder', async () => {
  const readyDir = path.join(createTemporarySite(), 'ready')
  await writeReadyVendor(readyDir, GENERATOR_DIRS)
  const site = createThemedSite({'theme/Page.jsx': REACT_PAGE})
  const deeper = path.join(createTemporarySite(), 'a/b')
  fs.cpSync(site, deeper, {recursive: true})
  const names: string[][] = []
  for (const siteDir of [site, deeper]) {
    const input = createInput(siteDir, {readyDir})
    const {bundles} = await runEsbuild(input, NO_IMPORTS)
    const {entry, modules} = bundles?.server ?? {entry: '', modules: {}}
    expect((await load(modules['@theme/Page'])).default({})).toBe('<p>/owl</p>')
    const code = fs.readFileSync(entry, 'utf8')
    expect(code).not.toContain('lectern-prerender:')
    expect(code).toContain('ready/prerender/')
    expect(await readCachedBundles(input, NO_IMPORTS)).toBeDefined()
    expect(listCachedInputs(input).some((file) => file.endsWith('react-dom/server.node.js'))).toBe(
      true
    )
    fs.rmSync(path.join(readyDir, 'prerender'), {recursive: true})
    expect(await readCachedBundles(input, NO_IMPORTS)).toBeUndefined()
    await writeReadyVendor(readyDir, GENERATOR_DIRS)
    names.push(Object.values(modules).map((file) => path.basename(file)))
  }
  expect(names[1]).toEqual(names[0])
})

test('an error includes its position, and the previous bundles are kept', async () => {
  const {bundle, write} = createSite()
  const {bundles} = await bundle()
  write('theme/Page.jsx', 'export default () => <main>\n')
  const part = await bundle()
  expect(part.failures).toMatchObject([{code: 'bundle-failed', position: {file: 'theme/Page.jsx'}}])
  expect(fs.existsSync(bundles.server.entry)).toBe(true)
  expect(part.bundles.server.entry).not.toBe(bundles.server.entry)
  expect([...part.stubbed]).toContain(part.bundles.server.modules['@theme/Page'])
})

test('an import resolves to the folder or file whose name has the same case', async () => {
  const {bundle} = createSite({
    'theme/Page.jsx': `import {owl} from '../src/figures'
      import {lark} from '@site/src/figures'
      import {wren} from '../src/chart'
      export default () => owl + lark + wren\n`,
    'src/Figures.tsx': `export const owl = 'Wrong'\n`,
    'src/figures/Index.tsx': `export const owl = 'Wrong'\n`,
    'src/figures/index.js': `export const owl = 'Owl'\nexport {lark} from './lark'\n`,
    'src/figures/Lark.jsx': '',
    'src/figures/lark/index.js': `export const lark = 'Lark'\n`,
    'src/Chart.tsx': '',
    'src/chart.js': `export const wren = 'Wren'\n`
  })
  const {bundles, failures} = await bundle()
  expect(failures).toEqual([])
  const {default: page} = await load(bundles.server.modules['@theme/Page'])
  expect(page({})).toBe('OwlLarkWren')
})

test('an import that only matches a name with a different case is missing', async () => {
  const {bundle} = createSite({
    'theme/Page.jsx': `import '../src/owl'\nexport default () => null\n`,
    'src/Owl.js': ''
  })
  expect((await bundle()).failures).toMatchObject([
    {code: 'import-missing', position: {file: 'theme/Page.jsx', line: 1}}
  ])
})

test('missing exports are `undefined` with a warning, if the input allows them', async () => {
  const {siteDir, bundle} = createSite({
    'theme/Page.jsx': [
      `import heron, {owl, lark, lark as singer} from '../src/birds'`,
      `import {wren} from '../src/more'`,
      `import * as birds from '../src/birds'`,
      'export default () => [heron, owl, lark, singer, wren, birds.owl, birds.lark]'
    ].join('\n'),
    'theme/Other.jsx': `import {owl, wren} from '../src/more'\nexport default () => [owl, wren]\n`,
    'src/birds.js': `export const owl = 'Owl'\nexport default 'Heron'\n`,
    'src/more.js': `export {owl, wren} from './birds'\nexport {default} from './none'\n`,
    'src/none.js': `export const none = ''\n`
  })
  const components = ['@theme/Page', '@theme/Other']
  const {bundles, problems} = await bundle({components, allowMissingExports: true})
  const {modules} = bundles.server
  const page = (await load(modules['@theme/Page'])).default({})
  expect(page).toEqual(['Heron', 'Owl', undefined, undefined, undefined, 'Owl', undefined])
  expect((await load(modules['@theme/Other'])).default({})).toEqual(['Owl', undefined])
  const scripts = Object.values(modules).map((file) => fs.readFileSync(file, 'utf8'))
  expect(scripts.join()).not.toContain(siteDir)
  const missing = (name: string, file: string) => ({
    ...{code: 'export-missing', policy: 'warn'},
    message: `The module \`${file}\` has no ${name}. The imported value is \`undefined\`.`
  })
  expect(problems).toMatchObject([
    {
      ...missing('export `wren`', 'src/birds.js'),
      position: {file: 'src/more.js', line: 1, column: 14}
    },
    {...missing('default export', 'src/none.js'), position: {file: 'src/more.js', line: 2}},
    {...missing('export `lark`', 'src/birds.js'), position: {file: 'theme/Page.jsx', line: 1}}
  ])
})

test('CommonJS modules that need sloppy mode run in it, if the input allows missing exports', async () => {
  const {bundle} = createSite({
    'theme/Page.jsx': [
      `import {sum, mode} from '../src/birds'`,
      'export default () => [sum({owls: 1, larks: 2}), mode]'
    ].join('\n'),
    'src/birds.js': [
      `const wings = require('./wings')`,
      'exports.sum = function (birds) { with (birds) { return wings * (owls + larks) } }',
      'var static = process.env.NODE_ENV',
      'delete wings',
      'exports.mode = static'
    ].join('\n'),
    'src/wings.js': 'module.exports = 2\n'
  })
  const components = ['@theme/Page']
  expect((await bundle({components})).failures).toHaveLength(3)
  const {bundles, problems} = await bundle({components, allowMissingExports: true})
  const page = (await load(bundles.server.modules['@theme/Page'])).default({})
  expect(page).toEqual([6, 'production'])
  expect(problems).toEqual([])
})

test('names that several modules export with a star are `undefined`, with a warning', async () => {
  const {bundle} = createSite({
    'theme/Page.jsx': [
      'import {',
      '  owl, // from the forest',
      '  lark',
      `} from '../src/birds'`,
      `import * as birds from '../src/birds'`,
      'export default () => [owl, lark, birds.owl]'
    ].join('\n'),
    'src/birds.js': `export * from './forest'\nexport * from './night'\n`,
    'src/forest.js': `export const owl = 'Forest'\nexport const lark = 'Lark'\n`,
    'src/night.js': `export const owl = 'Night'\n`
  })
  const components = ['@theme/Page']
  const {bundles, problems} = await bundle({components, allowMissingExports: true})
  const page = (await load(bundles.server.modules['@theme/Page'])).default({})
  expect(page).toEqual([undefined, 'Lark', undefined])
  expect(problems).toMatchObject([
    {
      ...{code: 'export-missing', policy: 'warn'},
      message:
        'Several modules that `../src/birds` re-exports have an export `owl`. The imported value is `undefined`.',
      position: {file: 'theme/Page.jsx', line: 2}
    }
  ])
})

test('a page without a default export is an error, even if the input allows missing exports', async () => {
  const {bundle} = createSite({'src/pages/owl.jsx': `export const owl = 'Owl'\n`})
  const components = ['@site/src/pages/owl.jsx']
  expect((await bundle({components, allowMissingExports: true})).failures).toMatchObject([
    {code: 'page-without-default-export', position: {file: 'src/pages/owl.jsx'}}
  ])
})

test('a missing file of the site is reported with the path that the author wrote', async () => {
  const {bundle} = createSite({
    'theme/Page.jsx': `import owls from '@site/data/owls.json'\nexport default () => owls\n`
  })
  expect((await bundle()).failures).toMatchObject([
    {
      code: 'import-missing',
      message: "The imported module `@site/data/owls.json` can't be found.",
      hint: 'Check the path and the file extension.'
    }
  ])
})

test('reports a component that is missing from all themes', async () => {
  const {failures} = await createSite().bundle({components: ['@theme/Pgae']})
  expect(failures).toMatchObject([{code: 'theme-component-missing'}])
})

test('imported Markdown is compiled once for both bundles', async () => {
  const {siteDir, bundle} = createSite({
    'theme/Page.jsx': `import Part from '../docs/part.md'\nexport default Part\n`,
    'docs/part.md': 'Part\n'
  })
  const part = path.join(siteDir, 'docs/part.md')
  const compiled: string[] = []
  const content = {code: `export default () => 'Part'\n`, record: 'r1', snippets: []}
  const {bundles, imports} = await bundle(
    {},
    {
      async compileImport(file) {
        compiled.push(file)
        return content
      }
    }
  )
  expect(compiled).toEqual([part])
  expect([...imports]).toEqual([[part, content]])
  expect((await load(bundles.server.modules['@theme/Page'])).default({})).toBe('Part')
})

test('reports partials that include themselves', async () => {
  const {bundle} = createSite({
    'theme/Page.jsx': `import Part from '../docs/a.md'\nexport default Part\n`,
    'docs/a.md': '',
    'docs/b.md': ''
  })
  const other = (file: string) => (file.endsWith('a.md') ? 'b' : 'a')
  const compileImport: BundleHost['compileImport'] = async (file) => ({
    ...{
      code: `import Next from './${other(file)}.md'\nexport default Next\n`,
      record: '',
      snippets: []
    }
  })
  const {failures} = await bundle({}, {compileImport})
  expect(failures).toMatchObject([
    {code: 'import-circular', message: expect.stringContaining('imports itself')}
  ])
})

test('leftovers of failed runs in several processes don’t accumulate', async () => {
  const {siteDir, bundle} = createSite({'theme/Page.jsx': 'export default () => <main>\n'})
  const {failures} = await bundle()
  expect(failures).toHaveLength(1)
  const left = fs.readdirSync(path.join(siteDir, '.site'))
  expect(left.filter((name) => /^bundle-(?!next$)/.test(name))).toEqual([])
})

test('entries with equal stylesheets share one, which keeps its name when other pages change', async () => {
  const page = (name: string) =>
    `import styles from '../src/card.module.css'\nexport default () => '${name}' + styles.card\n`
  const {bundle, write} = createSite({
    'theme/A.jsx': page('a'),
    'theme/B.jsx': page('b'),
    'theme/C.jsx': `import '../src/own.css'\nexport default () => 'c'\n`,
    'src/card.module.css': '.card {\n  color: red;\n}\n',
    'src/own.css': '.own {\n  color: red;\n}\n'
  })
  const components = ['@theme/A', '@theme/B', '@theme/C']
  const {bundles} = await bundle({components})
  const stylesOf = (name: string) => bundles.modules[name]?.styles
  expect(stylesOf('@theme/A')).toEqual([
    expect.stringMatching(/^\/assets\/css\/shared-\w{8}\.css$/)
  ])
  expect(stylesOf('@theme/B')).toEqual(stylesOf('@theme/A'))
  expect(stylesOf('@theme/C')).not.toEqual(stylesOf('@theme/A'))
  const files = Object.keys(bundles.files).filter(
    (file) => file.includes('shared-') && file.endsWith('.css')
  )
  expect(files.map((file) => `/${file}`)).toEqual(stylesOf('@theme/A'))
  expect(fs.readFileSync(bundles.files[files[0] ?? ''] ?? '', 'utf8')).toContain('color')
  write('theme/A.jsx', page('changed'))
  expect((await bundle({components})).bundles.modules['@theme/B']?.styles).toEqual(
    stylesOf('@theme/B')
  )
})
