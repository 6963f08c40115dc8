import fs from 'node:fs'
import path from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {describe, expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createModuleLoader} from './load-module.js'

function loaderOf(siteDir: string, loaderHash = 'today', fallbacks = {}) {
  const cacheDir = path.join(siteDir, '.site')
  return createModuleLoader({siteDir, cacheDir, generatorDirs: [], loaderHash, fallbacks})
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

test('replaces a compiled module atomically, because another plugin may be loading it', async () => {
  const siteDir = createTemporarySite({'a.js': 'module.exports = {a: 1}'})
  const load = () => loaderOf(siteDir).load(path.join(siteDir, 'a.js'))
  await load()
  const folder = path.join(siteDir, '.site', 'modules')
  const [record, compiled] = fs.readdirSync(folder).sort((one) => (one.endsWith('.json') ? -1 : 1))
  const file = path.join(folder, compiled ?? '')
  const open = fs.openSync(file, 'r')
  fs.rmSync(path.join(folder, record ?? ''))
  expect(await load()).toEqual({a: 1})
  expect(fs.statSync(file).ino).not.toBe(fs.fstatSync(open).ino)
  fs.closeSync(open)
})

test('an error in an exported function counts as an error in the module', async () => {
  const siteDir = createTemporarySite({
    'a.mjs': 'export default async () => ({a: 1})',
    'b.mjs': "export default function () {\n  throw new Error('No wings')\n}"
  })
  const loader = loaderOf(siteDir)
  expect(await loader.loadResult(path.join(siteDir, 'a.mjs'))).toEqual({a: 1})
  await expect(loader.loadResult(path.join(siteDir, 'b.mjs'))).rejects.toMatchObject({
    problems: [{code: 'module-failed', position: {file: 'b.mjs'}}]
  })
})

test.each(['a.mjs', 'a.mts', 'a.cts', 'a.js'])('loads %s without imports', async (file) => {
  const siteDir = createTemporarySite({
    'package.json': '{"type": "module"}',
    [file]: `export default {a: 1}\nexport const b = 2`
  })
  expect(await loaderOf(siteDir).load(path.join(siteDir, file))).toEqual({a: 1})
})

test('loads CommonJS that a module with top-level await imports', async () => {
  const siteDir = createTemporarySite({
    'a.ts': `import b from './b.js'\nexport default await Promise.resolve({b})`,
    'b.js': `const c = require('./c')\nmodule.exports = {c, d: require('./d')}`,
    'c.js': 'module.exports = {plain: {}}',
    'd.ts': 'export default () => 1'
  })
  expect(await loaderOf(siteDir).load(path.join(siteDir, 'a.ts'))).toEqual({
    b: {c: {plain: {}}, d: expect.any(Function)}
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
])('%s needs no package for features that Lectern replaces', async (file, text) => {
  const siteDir = createTemporarySite({[file]: text})
  const plugin = await loaderOf(siteDir).load(path.join(siteDir, file))
  expect(typeof plugin === 'function' && plugin.name).toBe('remarkNpm2yarn')
})

test('finds code themes by their old names', async () => {
  const siteDir = createTemporarySite({
    'a.cjs': `module.exports = [require('prism-react-renderer/themes/nightOwlLight').plain]`,
    'node_modules/prism-react-renderer/package.json': '{"exports": "./index.js"}',
    'node_modules/prism-react-renderer/index.js': 'exports.themes = {nightOwlLight: {plain: {}}}'
  })
  const loader = loaderOf(siteDir)
  expect(await loader.load(path.join(siteDir, 'a.cjs'))).toEqual([{}])
})

test('imported files resolve paths from their own location', async () => {
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

test('files can import and require the site’s packages', async () => {
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

test('detects a change in an imported file', async () => {
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
  ])('is recompiled if it’s %s', async (_state, damage) => {
    const siteDir = createTemporarySite(files)
    expect(await loaderOf(siteDir).load(path.join(siteDir, 'a.js'))).toEqual([1, siteDir])
    const compiled = listCompiled(siteDir)
    const before = compiled.map((file) => fs.readFileSync(file, 'utf8'))
    for (const file of compiled) damage(file)
    expect(await loaderOf(siteDir).load(path.join(siteDir, 'a.js'))).toEqual([1, siteDir])
    expect(compiled.map((file) => fs.readFileSync(file, 'utf8'))).toEqual(before)
  })

  test('is recompiled by a different release of the generator, and only by that one', async () => {
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

  test('is recompiled for a copy of the site at a different path', async () => {
    const siteDir = createTemporarySite(files)
    await loaderOf(siteDir).load(path.join(siteDir, 'a.js'))
    const copy = createTemporarySite()
    fs.cpSync(siteDir, copy, {recursive: true})
    fs.rmSync(siteDir, {recursive: true})
    expect(await loaderOf(copy).load(path.join(copy, 'a.js'))).toEqual([1, copy])
  })
})

describe('modules loaded like in Docusaurus', () => {
  test('`import` works next to `module.exports`, and `require` next to `export`', async () => {
    const siteDir = createTemporarySite({
      'a.js': `import path from 'path'\nmodule.exports = {name: path.basename(__filename), b: require('./b')}`,
      'b.js': `const {basename} = require('path')\nexport default basename(import.meta.url)`
    })
    const loaded = await loaderOf(siteDir).load(path.join(siteDir, 'a.js'))
    expect(loaded).toMatchObject({name: 'a.js', b: {default: 'b.js'}})
  })

  test('`import.meta.url` and `require.resolve` refer to each source file', async () => {
    const siteDir = createTemporarySite({
      'package.json': '{"name": "tides"}',
      'config/a.mts': `import {readFileSync} from 'node:fs'
        import {b} from '../lib/b'
        const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
        export default {name: (JSON.parse(text) as {name: string}).name, b, sidebars: require.resolve('./sidebars'), compiled: require.resolve('./sidebars.js')}`,
      'config/sidebars.ts': 'export default {}',
      'lib/b.ts': `export const b: string = import.meta.url`
    })
    expect(await loaderOf(siteDir).load(path.join(siteDir, 'config/a.mts'))).toEqual({
      name: 'tides',
      b: pathToFileURL(path.join(siteDir, 'lib/b.ts')).href,
      sidebars: path.join(siteDir, 'config/sidebars.ts'),
      compiled: path.join(siteDir, 'config/sidebars.ts')
    })
  })

  test('workspace packages can be TypeScript', async () => {
    const siteDir = createTemporarySite({
      'site/a.ts': `import {tides} from '@acme/tides'\nexport default tides`,
      'packages/tides/package.json':
        '{"name": "@acme/tides", "main": "src/index.ts", "type": "module"}',
      'packages/tides/src/index.ts': `import data from './data.json'\nexport const tides: readonly number[] = data`,
      'packages/tides/src/data.json': '[3, 9]'
    })
    fs.mkdirSync(path.join(siteDir, 'node_modules/@acme'), {recursive: true})
    fs.symlinkSync('../../packages/tides', path.join(siteDir, 'node_modules/@acme/tides'))
    const loader = loaderOf(path.join(siteDir, 'site'))
    expect(await loader.load(path.join(siteDir, 'site/a.ts'))).toEqual([3, 9])
    expect([...loader.files()]).toContain(path.join(siteDir, 'packages/tides/src/index.ts'))
  })

  test.each([
    [
      'index.js',
      '{"type": "module"}',
      `import {name} from './name.js'\nexport default [name, __dirname]`
    ],
    [
      'index.js',
      '{}',
      `import {name} from './name'\nexport default [name, require('path').dirname(__filename)]`
    ],
    [
      'index.ts',
      '{"main": "index.ts"}',
      `import {name} from './name'\nexport default [name as string, __dirname]`
    ]
  ])(
    "an installed package may be %s of %s that Node can't load",
    async (file, description, code) => {
      const siteDir = createTemporarySite({
        'a.js': `import coast from 'coast'\nexport default coast`,
        'node_modules/coast/package.json': description,
        [`node_modules/coast/${file}`]: code,
        'node_modules/coast/name.js': `export const name = 'Coast'`
      })
      expect(await loaderOf(siteDir).load(path.join(siteDir, 'a.js'))).toEqual([
        'Coast',
        path.join(siteDir, 'node_modules/coast')
      ])
    }
  )

  test('names that CommonJS exports through getters can be imported, and so can its default export', async () => {
    const siteDir = createTemporarySite({
      'a.mjs': `import plugin, {Joi} from 'checks'\nexport default [plugin, Joi]`,
      'b.cjs': `const plugin = require('checks')\nmodule.exports = [plugin(), plugin.Joi]`,
      'c.cjs': `module.exports = {...require('checks')}`,
      'node_modules/checks/package.json': '{"name": "checks"}',
      'node_modules/checks/index.js': `Object.defineProperty(exports, '__esModule', {value: true})
        Object.defineProperty(exports, 'Jo' + 'i', {enumerable: true, get: () => 'joi'})
        exports.default = () => 'plugin'`
    })
    const loader = loaderOf(siteDir)
    const [plugin, joi] = (await loader.load(path.join(siteDir, 'a.mjs'))) as [() => string, string]
    expect([plugin(), joi]).toEqual(['plugin', 'joi'])
    expect(await loader.load(path.join(siteDir, 'b.cjs'))).toEqual(['plugin', 'joi'])
    expect(await loader.load(path.join(siteDir, 'c.cjs'))).toEqual({Joi: 'joi'})
  })

  test('a package can support `import` only, and a path can be computed', async () => {
    const siteDir = createTemporarySite({
      'a.js': `const {wing} = require('birds')\nmodule.exports = ['one', 'two'].map((name) => require('./' + name)).concat(wing)`,
      'one.js': 'module.exports = 1',
      'two.json': '2',
      'node_modules/birds/package.json': '{"type": "module", "exports": {"import": "./index.js"}}',
      'node_modules/birds/index.js': 'export const wing = 3'
    })
    expect(await loaderOf(siteDir).load(path.join(siteDir, 'a.js'))).toEqual([1, 2, 3])
  })

  test('supports top-level await in the module and in packages', async () => {
    const siteDir = createTemporarySite({
      'a.js': `import {tide} from './b.js'\nexport default await Promise.resolve(tide)`,
      'b.js': `export const tide = await Promise.resolve(5)`,
      'c.js': `import {tide} from 'tide'\nexport default tide`,
      'node_modules/tide/package.json': '{"type": "module", "exports": "./index.js"}',
      'node_modules/tide/index.js': 'export const tide = await Promise.resolve(6)'
    })
    const loader = loaderOf(siteDir)
    expect(await loader.load(path.join(siteDir, 'a.js'))).toBe(5)
    expect(await loader.load(path.join(siteDir, 'c.js'))).toBe(6)
  })

  test('tsconfig.json has no effect, even if the file that it extends is missing', async () => {
    const siteDir = createTemporarySite({
      'tsconfig.json':
        '{"extends": "@docusaurus/tsconfig", "compilerOptions": {"jsx": "react", "target": "ES5"}}',
      'a.tsx': `const tag = <b>Tide</b>\nexport default tag.type`
    })
    const dirs = [fileURLToPath(new URL('../../../theme', import.meta.url))]
    const loader = createModuleLoader({
      ...{siteDir, cacheDir: path.join(siteDir, '.site'), generatorDirs: dirs, loaderHash: ''}
    })
    expect(await loader.load(path.join(siteDir, 'a.tsx'))).toBe('b')
  })

  test('an installed package takes precedence', async () => {
    const siteDir = createTemporarySite({
      'a.js': `import {tide} from '@acme/tides'\nexport default tide`,
      'own/tides.ts': `export const tide: string = 'own'`
    })
    const fallbacks = {'@acme/tides': path.join(siteDir, 'own/tides.ts')}
    const load = () => loaderOf(siteDir, '', fallbacks).load(path.join(siteDir, 'a.js'))
    expect(await load()).toBe('own')
    const folder = path.join(siteDir, 'node_modules/@acme/tides')
    fs.mkdirSync(folder, {recursive: true})
    fs.writeFileSync(path.join(folder, 'index.js'), `exports.tide = 'real'`)
    expect(await load()).toBe('real')
  })
})

test('reports the position of a syntax error and a missing import', async () => {
  const siteDir = createTemporarySite({'a.ts': 'export default {\n  a: }', 'b.ts': `import './c'`})
  expect(await problemsOf(siteDir, 'a.ts')).toEqual([
    {
      code: 'module-invalid',
      message: 'a.ts can\'t be loaded: Unexpected "}".',
      position: {file: 'a.ts', line: 2, column: 6},
      hint: 'Fix the code at this position.'
    }
  ])
  expect(await problemsOf(siteDir, 'b.ts')).toEqual([
    {
      code: 'module-invalid',
      message: 'b.ts can\'t be loaded: Could not resolve "./c".',
      position: {file: 'b.ts', line: 1, column: 8},
      hint: 'Fix the code at this position.'
    }
  ])
})

test('names the file with the missing import, not its importer', async () => {
  const siteDir = createTemporarySite({
    'a.ts': `import {plugin} from './plugins/b'\nexport default plugin`,
    'plugins/b.ts': `\nimport './c'\nexport const plugin = 1`
  })
  expect(await problemsOf(siteDir, 'a.ts')).toMatchObject([
    {
      message: 'plugins/b.ts can\'t be loaded: Could not resolve "./c".',
      position: {file: 'plugins/b.ts', line: 2, column: 8}
    }
  ])
})

test('reports the error of a module, and an invalid JSON file', async () => {
  const siteDir = createTemporarySite({'a.ts': `throw new Error('No luck.')`, 'b.json': '{'})
  expect((await problemsOf(siteDir, 'a.ts')).map(({message}) => message)).toEqual([
    'a.ts threw an error: No luck.'
  ])
  expect((await problemsOf(siteDir, 'b.json')).map(({code}) => code)).toEqual(['module-invalid'])
})

test.each([
  ['alone', ''],
  ['beside CommonJS', `import c from './c.cjs'\nexport {c}\n`]
])('an ES module can define `require` and `__dirname` itself, %s', async (_, more) => {
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
