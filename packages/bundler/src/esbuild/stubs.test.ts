import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {build, type BuildFailure, type BuildResult} from 'esbuild'
import {expect, test} from 'vitest'
import type {Stubs} from '../input/bundle-run.js'
import {areSameStubs, extendStubs, findStubbedOutputs, NO_STUBS, stubModules} from './stubs.js'

function bundle(siteDir: string, entries: readonly string[], stubs: Stubs) {
  return build({
    absWorkingDir: siteDir,
    entryPoints: [...entries],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    outExtension: {'.js': '.mjs'},
    metafile: true,
    logLevel: 'silent',
    plugins: [stubModules(stubs, siteDir)]
  })
}

/** Bundles a site with stubs for the errors of each round. */
async function bundleAround(
  files: Readonly<Record<string, string>>,
  entries: readonly string[]
): Promise<{siteDir: string; stubs: Stubs; result: BuildResult<{metafile: true}>}> {
  const siteDir = createTemporarySite(files)
  let stubs = NO_STUBS
  for (let round = 0; round < 5; round++) {
    try {
      return {siteDir, stubs, result: await bundle(siteDir, entries, stubs)}
    } catch (error) {
      const next = extendStubs(stubs, (error as BuildFailure).errors)
      if (areSameStubs(stubs, next)) throw error
      stubs = next
    }
  }
  throw new Error('The errors do not end.')
}

test('replaces failing modules with errors, and runs the rest', async () => {
  const files = {
    'page.js': `import gone, {part} from './gone'
import broken from './broken.js'
import {missing} from './names.js'
import './gone.css'
import './styles.css'
export default [gone(), part(), broken(), missing, part.parent]`,
    'broken.js': 'export default (',
    'names.js': 'export const present = 1',
    'styles.css': '@import "./lost.css"; a { background: url(./lost.png) }'
  }
  const entry = `import page from './page.js'\nexport default page`
  const {siteDir, stubs} = await bundleAround({...files, 'entry.js': entry}, ['entry.js'])
  // The module that imports a missing name is replaced completely.
  expect([...stubs.modules]).toEqual(['broken.js', 'page.js'])
  const url = pathToFileURL(path.join(siteDir, 'out', 'entry.mjs')).href
  const {default: page} = (await import(url)) as {default: () => unknown}
  expect(page()).toBeNull()
})

test('a missing module has every export, and nested properties are finite', async () => {
  const code = `import gone, {part} from './gone'
export default [gone(), part(), typeof part.parent, String(gone.then)]`
  const {siteDir} = await bundleAround({'entry.js': code}, ['entry.js'])
  const url = pathToFileURL(path.join(siteDir, 'out', 'entry.mjs')).href
  const {default: values} = (await import(url)) as {default: unknown}
  expect(values).toEqual([null, null, 'undefined', 'undefined'])
})

test('finds outputs that contain an empty module directly or indirectly', async () => {
  const {stubs, result} = await bundleAround(
    {
      'a.js': `import {b} from './b.js'\nconsole.log(b)`,
      'b.js': `import gone from './gone'\nexport const b = gone`,
      'c.js': `import {b} from './b.js'\nconsole.log(b)`,
      'd.js': 'console.log(1)'
    },
    ['a.js', 'c.js', 'd.js']
  )
  const stubbed = [...findStubbedOutputs(result.metafile, stubs)].map((file) => path.basename(file))
  expect(stubbed).toEqual(expect.arrayContaining(['a.mjs', 'c.mjs']))
  expect(stubbed).not.toContain('d.mjs')
})
