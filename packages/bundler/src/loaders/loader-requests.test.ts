import {createTemporarySite} from '@lectern/testing/temporary-site'
import {build} from 'esbuild'
import {expect, test} from 'vitest'
import {assetImports} from './asset-imports.js'
import {loaderRequests} from './loader-requests.js'

/** Returns the value of an expression in a module of a site. */
async function evaluate(statement: string, expression: string): Promise<unknown> {
  const siteDir = createTemporarySite({
    'owl.txt': 'hoot',
    'owl.js': 'export default "an owl"',
    'wing.svg': '<svg/>',
    'a!b.js': 'export default "odd"'
  })
  const {outputFiles} = await build({
    stdin: {contents: `${statement}\nexport const value = ${expression}`, resolveDir: siteDir},
    ...{absWorkingDir: siteDir, outdir: `${siteDir}/out`, write: false, logLevel: 'silent'},
    ...{bundle: true, format: 'iife', globalName: 'made', assetNames: '[name]'},
    loader: {'.svg': 'file'},
    plugins: [loaderRequests(siteDir), assetImports({siteDir, endings: ['svg'], replacements: []})]
  })
  const script = outputFiles.find(({path: file}) => file.endsWith('.js'))?.text ?? ''
  return new Function(`${script}; return made.value`)()
}

test.each([
  ['!!raw-loader!./owl.txt', 'hoot'],
  ['!raw-loader!./owl.js', 'export default "an owl"'],
  ['raw-loader!./owl.js', 'export default "an owl"'],
  ['-!raw-loader!@site/wing.svg', '<svg/>'],
  ['raw-loader?esModule!./owl.txt', 'hoot'],
  ['./owl.txt?raw', 'hoot'],
  ['!!@site/owl.js?raw', 'export default "an owl"'],
  ['!!file-loader!./owl.txt', './owl.txt'],
  ['!!babel-loader!./owl.js', 'an owl'],
  ['!!./owl.js', 'an owl'],
  ['./a!b.js', 'odd']
])('the import of %j is %j', async (request, expected) => {
  const name = JSON.stringify(request)
  expect(await evaluate(`import owl from ${name}`, 'owl')).toBe(expected)
  expect(await evaluate('', `require(${name}).default`)).toBe(expected)
})

test('an import through the null loader is an empty module', async () => {
  expect(await evaluate('', `Object.keys(require('!!null-loader!./owl.js'))`)).toEqual([])
})

test('an unknown loader is an error', async () => {
  await expect(evaluate(`import owl from '!!owl-loader!./owl.js'`, 'owl')).rejects.toThrow(
    'Could not resolve "!!owl-loader!./owl.js"'
  )
})
