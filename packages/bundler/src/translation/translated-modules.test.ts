import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {build} from 'esbuild'
import {expect, onTestFinished, test} from 'vitest'
import {linkedFiles} from '../loaders/linked-files.js'
import {translatedModules} from './translated-modules.js'

/** Bundles the module `index.js` of an installed package. Returns the output texts by extension. */
async function bundlePackage(files: Readonly<Record<string, string>>) {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-linked-'))
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}))
  const folder = path.join(siteDir, 'node_modules', 'tides')
  fs.mkdirSync(folder, {recursive: true})
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), {recursive: true})
    fs.writeFileSync(file, text)
  }
  const {outputFiles} = await build({
    entryPoints: [path.join(folder, 'index.js')],
    outdir: path.join(siteDir, 'out'),
    ...{absWorkingDir: siteDir, assetNames: '[name]', format: 'esm', bundle: true, write: false},
    plugins: [
      linkedFiles({
        ...{siteDir, isClient: true, inputs: new Set<string>(), around: []},
        workerOptions: (file) => ({entryPoints: [file], bundle: true, format: 'iife', outdir: '/'})
      }),
      translatedModules({messages: {}, themePaths: [], siteDir})
    ]
  })
  return Object.fromEntries(outputFiles.map(({path: file, text}) => [path.basename(file), text]))
}

test('an installed package brings its workers and files', async () => {
  const output = await bundlePackage({
    'index.js': `export const start = () => new Worker(new URL('./count.js', import.meta.url))
export const table = new URL('table.txt', import.meta.url)`,
    'count.js': `import {step} from './step.js'\nonmessage = () => postMessage(step)`,
    'step.js': 'export const step = 12',
    'table.txt': 'high, low'
  })
  expect(output['table.txt']).toBe('high, low')
  expect(output['count.js.js']).toContain('step = 12')
  expect(output['index.js']).toMatch(/new Worker\(new URL\(\w+, import\.meta\.url\)\)/)
})

test('links the files of other packages, unless one is next to the module', async () => {
  const output = await bundlePackage({
    'index.js': `export const start = () => new Worker(new URL('gulls/count.js', import.meta.url))
export const table = new URL('gulls/table.txt', import.meta.url)`,
    '../gulls/count.js': 'onmessage = () => postMessage(12)',
    '../gulls/table.txt': 'theirs',
    'gulls/table.txt': 'own'
  })
  expect(output['table.txt']).toBe('own')
  expect(output['count.js.js']).toContain('postMessage(12)')
})

test('a file that an installed package lacks stays as written', async () => {
  const output = await bundlePackage({
    'index.js': `export const own = new URL('../gone.json', import.meta.url)`
  })
  expect(output['index.js']).toContain('= "../gone.json"')
  expect(output['index.js']).toMatch(/new URL\(\w+, import\.meta\.url\)/)
})
