import fs from 'node:fs'
import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {describe, expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createModuleLoader} from './load-module.js'

function loaderOf(siteDir: string, loaderHash = 'today') {
  const cacheDir = path.join(siteDir, '.site')
  return createModuleLoader({siteDir, cacheDir, generatorDirs: [], loaderHash})
}

async function problemsOf(siteDir: string, file: string) {
  const thrown = await loaderOf(siteDir)
    .load(path.join(siteDir, file))
    .catch((error: unknown) => error)
  if (!(thrown instanceof SiteError)) throw thrown
  return thrown.problems
}

test('loads TypeScript with the files that it imports', async () => {
  const siteDir = createTemporarySite({
    'a.ts': `import {b} from './b'\nconst value: number = b\nexport default {value, __dirname}`,
    'b.ts': 'export const b = 5 as number'
  })
  expect(await loaderOf(siteDir).load(path.join(siteDir, 'a.ts'))).toEqual({
    value: 5,
    __dirname: siteDir
  })
})

test('loads CommonJS and JSON', async () => {
  const siteDir = createTemporarySite({'a.cjs': 'module.exports = {a: 1}', 'b.json': '{"b": 2}'})
  const loader = loaderOf(siteDir)
  expect(await loader.load(path.join(siteDir, 'a.cjs'))).toEqual({a: 1})
  expect(await loader.load(path.join(siteDir, 'b.json'))).toEqual({b: 2})
})

test.each([
  ['site.mjs', `import plugin from '@docusaurus/remark-plugin-npm2yarn'\nexport default plugin`],
  ['site.cjs', `module.exports = require('@docusaurus/remark-plugin-npm2yarn')`]
])('%s needs no package for what the generator does itself', async (file, text) => {
  const siteDir = createTemporarySite({[file]: text})
  const plugin = await loaderOf(siteDir).load(path.join(siteDir, file))
  expect(typeof plugin === 'function' && plugin.name).toBe('remarkNpm2yarn')
})

test('knows old names of code themes, and what plugins take from packages of Docusaurus', async () => {
  const siteDir = createTemporarySite({
    'a.cjs': `module.exports = [require('prism-react-renderer/themes/nightOwlLight').plain, require('@docusaurus/utils').normalizeUrl(['/', 'a', '/b'])]`,
    'b.mjs': `import logger from '@docusaurus/logger'\nexport default typeof logger.warn`,
    'node_modules/prism-react-renderer/package.json': '{"exports": "./index.js"}',
    'node_modules/prism-react-renderer/index.js': 'exports.themes = {nightOwlLight: {plain: {}}}'
  })
  const loader = loaderOf(siteDir)
  expect(await loader.load(path.join(siteDir, 'a.cjs'))).toEqual([{}, '/a/b'])
  expect(await loader.load(path.join(siteDir, 'b.mjs'))).toBe('function')
})

test('files that others take in know their own place', async () => {
  const siteDir = createTemporarySite({
    'a.cjs': `module.exports = [__dirname, require('./parts/b.js')]`,
    'parts/b.js': `module.exports = [__dirname, __filename, require.resolve('./c.css')]`,
    'parts/c.css': ''
  })
  const parts = path.join(siteDir, 'parts')
  expect(await loaderOf(siteDir).load(path.join(siteDir, 'a.cjs'))).toEqual([
    siteDir,
    [parts, path.join(parts, 'b.js'), path.join(parts, 'c.css')]
  ])
})

test('lets files import and require the packages of the site', async () => {
  const siteDir = createTemporarySite({
    'a.ts': `import {wing} from 'birds'\nimport os from 'os'\nexport default wing && os && 'a'`,
    'b.cjs': `module.exports = require('birds').wing && require('os') && 'b'`,
    'node_modules/birds/package.json': '{"name": "birds", "main": "./index.js"}',
    'node_modules/birds/index.js': 'exports.wing = true'
  })
  const loader = loaderOf(siteDir)
  expect(await loader.load(path.join(siteDir, 'a.ts'))).toBe('a')
  expect(await loader.load(path.join(siteDir, 'b.cjs'))).toBe('b')
})

test('sees a change in an imported file', async () => {
  const siteDir = createTemporarySite({
    'a.js': `export {default} from './b.js'`,
    'b.js': 'export default 1'
  })
  expect(await loaderOf(siteDir).load(path.join(siteDir, 'a.js'))).toBe(1)
  fs.writeFileSync(path.join(siteDir, 'b.js'), 'export default 2')
  expect(await loaderOf(siteDir).load(path.join(siteDir, 'a.js'))).toBe(2)
})

describe('a compiled module in the cache', () => {
  const files = {
    'a.js': `import {b} from './b.js'\nexport default [b, __dirname]`,
    'b.js': 'export const b = 1'
  }
  const listCompiled = (siteDir: string) => {
    const folder = path.join(siteDir, '.site', 'modules')
    return fs.readdirSync(folder).map((name) => path.join(folder, name))
  }

  test.each([
    ['cut off', (file: string) => fs.truncateSync(file, 20)],
    ['changed', (file: string) => fs.appendFileSync(file, '\nthrow 1')],
    ['gone', (file: string) => fs.rmSync(file)]
  ])('that is %s is made again', async (_state, damage) => {
    const siteDir = createTemporarySite(files)
    expect(await loaderOf(siteDir).load(path.join(siteDir, 'a.js'))).toEqual([1, siteDir])
    const compiled = listCompiled(siteDir)
    const before = compiled.map((file) => fs.readFileSync(file, 'utf8'))
    for (const file of compiled) damage(file)
    expect(await loaderOf(siteDir).load(path.join(siteDir, 'a.js'))).toEqual([1, siteDir])
    expect(compiled.map((file) => fs.readFileSync(file, 'utf8'))).toEqual(before)
  })

  test('is made again by another release of the generator, and by that one alone', async () => {
    const siteDir = createTemporarySite(files)
    const loadWith = async (loaderHash: string) => {
      await loaderOf(siteDir, loaderHash).load(path.join(siteDir, 'a.js'))
      const [record = ''] = listCompiled(siteDir).filter((file) => file.endsWith('.json'))
      return fs.readFileSync(record, 'utf8')
    }
    const before = await loadWith('yesterday')
    expect(await loadWith('yesterday')).toBe(before)
    expect(await loadWith('today')).not.toBe(before)
  })

  test('is made again for a copy of the site in another place', async () => {
    const siteDir = createTemporarySite(files)
    await loaderOf(siteDir).load(path.join(siteDir, 'a.js'))
    const copy = createTemporarySite()
    fs.cpSync(siteDir, copy, {recursive: true})
    fs.rmSync(siteDir, {recursive: true})
    expect(await loaderOf(copy).load(path.join(copy, 'a.js'))).toEqual([1, copy])
  })
})

test('places a syntax error and a missing import', async () => {
  const siteDir = createTemporarySite({'a.ts': 'export default {\n  a: }', 'b.ts': `import './c'`})
  expect(await problemsOf(siteDir, 'a.ts')).toEqual([
    {
      code: 'module-invalid',
      message: 'a.ts cannot be read: Unexpected "}".',
      position: {file: 'a.ts', line: 2, column: 6},
      hint: 'Correct the code at this place.'
    }
  ])
  expect(await problemsOf(siteDir, 'b.ts')).toEqual([
    {
      code: 'module-invalid',
      message: 'b.ts cannot be read: Could not resolve "./c".',
      position: {file: 'b.ts', line: 1, column: 8},
      hint: 'Correct the code at this place.'
    }
  ])
})

test('says what a module threw, and which JSON cannot be read', async () => {
  const siteDir = createTemporarySite({'a.ts': `throw new Error('No luck.')`, 'b.json': '{'})
  expect((await problemsOf(siteDir, 'a.ts')).map(({message}) => message)).toEqual([
    'a.ts cannot be run: No luck.'
  ])
  expect((await problemsOf(siteDir, 'b.json')).map(({code}) => code)).toEqual(['module-invalid'])
})

test.each([
  ['alone', ''],
  ['beside CommonJS', `import c from './c.cjs'\nexport {c}\n`]
])('an ES module may define `require` and `__dirname` for itself, %s', async (_, more) => {
  const siteDir = createTemporarySite({
    'a.js': [
      `import {createRequire} from 'node:module'`,
      `import path from 'node:path'`,
      `import {fileURLToPath} from 'node:url'`,
      more,
      `const require = createRequire(import.meta.url)`,
      `const __filename = fileURLToPath(import.meta.url)`,
      `const __dirname = path.dirname(__filename)`,
      `export default [__dirname, require.resolve('./b.css')]`
    ].join('\n'),
    'b.css': '',
    'c.cjs': `module.exports = require('node:path')`
  })
  const loaded = await loaderOf(siteDir).load(path.join(siteDir, 'a.js'))
  expect(loaded).toEqual([siteDir, path.join(siteDir, 'b.css')])
})
