import fs from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {build} from 'esbuild'
import {expect, test} from 'vitest'
import {lazyCommonJs} from './lazy-common-js.js'

const COMPILED = `Object.defineProperty(exports, '__esModule', {value: true})
exports.default = 'high tide'
exports.level = 7`

const FILES = {
  'node_modules/compiled/index.js': COMPILED,
  'node_modules/compiled/package.json': '{}',
  'node_modules/plain/index.js': 'module.exports = {level: 3}',
  'node_modules/callable/main.cjs': 'module.exports = () => 5\nmodule.exports.unit = "m"',
  'node_modules/callable/package.json': '{"main": "main.cjs"}',
  'node_modules/module/index.js': 'export const level = 9',
  'node_modules/promised/index.js': 'module.exports = {then: (resolve) => resolve("late")}'
}

/** Bundles a module with code splitting, and returns its default export. */
async function run(code: string, manifest = '{}', splitting = true): Promise<unknown> {
  const siteDir = createTemporarySite({...FILES, 'package.json': manifest, 'index.js': code})
  await build({
    entryPoints: [path.join(siteDir, 'index.js')],
    absWorkingDir: siteDir,
    bundle: true,
    splitting,
    format: 'esm',
    outdir: path.join(siteDir, 'out'),
    outExtension: {'.js': '.mjs'},
    plugins: [lazyCommonJs(siteDir)]
  })
  const file = path.join(siteDir, 'out/index.mjs')
  expect(fs.readFileSync(file, 'utf8')).not.toContain(siteDir)
  return ((await import(pathToFileURL(file).href)) as {default: unknown}).default
}

test.each([true, false])(
  'a CommonJS package has its named and default exports, with code splitting: %s',
  async (splitting) => {
    const code = `
      const {default: tide, level} = await import('compiled')
      const plain = await import('plain')
      const {default: call, unit} = await import('callable')
      export default [tide, level, plain.level, plain.default.level, call(), unit]`
    expect(await run(code, '{}', splitting)).toEqual(['high tide', 7, 3, 3, 5, 'm'])
  }
)

test('the default export is the whole package where Node.js reads ES modules', async () => {
  const code = `
    const {default: exported, level} = await import('compiled')
    const {default: call, unit} = await import('callable')
    export default [exported.default, level, call(), unit]`
  expect(await run(code, '{"type": "module"}')).toEqual(['high tide', 7, 5, 'm'])
})

test('imports that don’t return a CommonJS module stay the same', async () => {
  const code = `
    const {level} = await import('module')
    const late = (await import('promised')).default ?? await import('promised')
    export default [level, late]`
  expect(await run(code)).toEqual([9, 'late'])
})
