import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {build, type Plugin} from 'esbuild'
import {expect, test} from 'vitest'
import {dependencyResolver} from './dependency-resolver.js'

const birds = 'site/node_modules/@acme/birds'
const files = {
  [`${birds}/package.json`]: JSON.stringify({
    name: '@acme/birds',
    type: 'module',
    exports: {'./parts/*': './dist/parts/*', './wren': './dist/wren.js'}
  }),
  [`${birds}/dist/parts/owl.js`]: 'export default "owl of a folder"',
  [`${birds}/dist/parts/list.json`]: '["list of a folder"]',
  [`${birds}/dist/wren.js`]: 'export default "wren"',
  'site/node_modules/both/index.js': 'export default "both of the site"',
  'site/node_modules/react/index.js': 'export default "React of the site"',
  'generator/node_modules/both/index.js': 'export default "both of the generator"',
  'generator/node_modules/react/index.js': 'export default "React of the generator"',
  'generator/node_modules/own/index.js': 'export default "own of the generator"'
}

/** Bundles a module that re-exports another module. */
async function bundle(
  name: string,
  folder = 'site/src',
  otherPlugins: readonly Plugin[] = []
): Promise<string> {
  const root = createTemporarySite({
    ...files,
    [`${folder}/index.js`]: `export {default} from '${name}'`
  })
  const {outputFiles} = await build({
    entryPoints: [path.join(root, folder, 'index.js')],
    plugins: [
      ...otherPlugins,
      dependencyResolver([path.join(root, 'generator')], path.join(root, 'site'))
    ],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent'
  })
  return outputFiles[0]?.text ?? ''
}

test.each([
  ['both', 'both of the site'],
  ['own', 'own of the generator'],
  ['react', 'React of the generator'],
  ['@acme/birds/wren', 'wren'],
  ['@acme/birds/parts/owl.js', 'owl of a folder'],
  ['@acme/birds/parts/owl', 'owl of a folder'],
  ['@acme/birds/parts/list', 'list of a folder']
])('%s is %s', async (name, text) => {
  expect(await bundle(name)).toContain(text)
})

test('a file outside the site can import the packages of the site', async () => {
  expect(await bundle('both', 'docs')).toContain('both of the site')
})

test('ends if a plugin passes on a request for a missing package without its mark', async () => {
  const seen = new Set<string>()
  const plugin: Plugin = {
    name: 'json-files',
    setup({onResolve, resolve}) {
      onResolve({filter: /\.json$/}, ({path: name, kind, importer, resolveDir}) => {
        if (seen.has(name)) return undefined
        seen.add(name)
        return resolve(name, {kind, importer, resolveDir})
      })
    }
  }
  await expect(bundle('@acme/finches/serin', 'site/src', [plugin])).rejects.toThrow(
    'Could not resolve "@acme/finches/serin"'
  )
  expect([...seen]).toEqual(['@acme/finches/serin.json'])
})

test('reports a missing package at the importing line', async () => {
  await expect(bundle('@acme/birds/parts/heron')).rejects.toMatchObject({
    errors: [
      {
        text: expect.stringContaining('"@acme/birds/parts/heron"'),
        location: {line: 1, lineText: "export {default} from '@acme/birds/parts/heron'"}
      }
    ]
  })
})

test('a package can disable its imports in browsers', async () => {
  const root = createTemporarySite({
    'site/index.js': `import 'reader'`,
    'site/node_modules/reader/package.json': JSON.stringify({browser: {fs: false, paint: false}}),
    'site/node_modules/reader/index.js': `require('fs'); require('paint')`,
    'site/node_modules/paint/index.js': `console.log('paint')`
  })
  const {outputFiles} = await build({
    entryPoints: [path.join(root, 'site/index.js')],
    plugins: [dependencyResolver([path.join(root, 'generator')], path.join(root, 'site'))],
    bundle: true,
    write: false,
    logLevel: 'silent'
  })
  expect(outputFiles[0]?.text).not.toContain('console.log')
})
