import fs from 'node:fs'
import {expect, test} from 'vitest'
import {createInput, createThemedSite, NO_IMPORTS} from '../fixtures/create-input.js'
import type {BundleInput} from '../input/bundle-input.js'
import {runEsbuild} from './run-esbuild.js'
import {createSourceLocator} from './source-locator.js'

/** Bundles a site, and finds the source of the text `failing` in its page module. */
async function locate(files: Readonly<Record<string, string>>, fields?: Partial<BundleInput>) {
  const input = createInput(createThemedSite(files), fields)
  const {bundles, stubs} = await runEsbuild(input, NO_IMPORTS)
  const file = bundles?.server.modules['@theme/Page'] ?? ''
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  const line = lines.findIndex((text) => text.includes('failing')) + 1
  const column = (lines[line - 1] ?? '').indexOf('failing') + 1
  const locator = await createSourceLocator(input, NO_IMPORTS, stubs)
  return locator({file, line, column})
}

const PAGE = {'theme/Page.jsx': `import {owl} from '../src/owl'\nexport default () => owl()\n`}
const OWL = `// Hoots.\ntype Owl = {name: string}\nexport function owl(): Owl {\n  return failing.name\n}\n`

test('finds the author’s line of a position in the server bundle', async () => {
  expect(await locate({...PAGE, 'src/owl.ts': OWL})).toEqual({
    file: 'src/owl.ts',
    line: 4,
    column: 10
  })
})

test('finds it even if other modules can’t be bundled', async () => {
  const root = `import '../src/lark'\nexport default function Root({children}) { return children }\n`
  const files = {'theme/Root.jsx': root, 'src/lark.js': 'const = 1\n'}
  expect(await locate({...PAGE, 'src/owl.ts': OWL, ...files})).toMatchObject({line: 4})
})

test('code of a package isn’t the author’s', async () => {
  const files = {
    'theme/Page.jsx': `import {owl} from 'owls'\nexport default () => owl()\n`,
    'node_modules/owls/package.json': '{"name": "owls", "main": "index.js"}',
    'node_modules/owls/index.js': 'export const owl = () => failing.name\n'
  }
  expect(await locate(files)).toBeUndefined()
})

test('finds it in a site that imports missing exports', async () => {
  const lark = `import {none} from './wren'\nexport const lark = () => none\n`
  const root = `import '../src/lark'\nexport default function Root({children}) { return children }\n`
  const files = {...PAGE, 'src/owl.ts': OWL, 'theme/Root.jsx': root, 'src/lark.js': lark}
  const wren = {'src/wren.js': 'export const wren = 1\n'}
  expect(await locate({...files, ...wren}, {allowMissingExports: true})).toMatchObject({line: 4})
})
