import fs from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {createInput, createThemedSite, NO_IMPORTS} from '../fixtures/create-input.js'
import type {BundleInput} from '../input/bundle-input.js'
import {runEsbuild} from './run-esbuild.js'

const FILES = {
  'theme/A.jsx': `import {lazy} from 'react'
import '../src/shared.css'
import styles from '../src/a.module.css'
import '../src/a.css'
const Late = lazy(() => import('../src/late.js'))
export default () => <Late className={styles.a} />
`,
  'theme/B.jsx': `import '../src/b.css'\nimport '../src/shared.css'\nexport default () => 'b'\n`,
  'theme/C.jsx': `import '../src/site.css'\nexport default () => 'c'\n`,
  'src/late.js': `import './late.css'\nexport default () => 'late'\n`,
  'src/site.css': '.site { order: 1 }\n',
  'src/shared.css': '@import "./base.css";\n.shared { order: 2 }\n',
  'src/base.css': '.base { order: 3 }\n',
  'src/a.css': '.a { background: url(/owl.svg) }\n',
  'src/a.module.css': '.a { order: 4 }\n',
  'src/b.css': '.b { order: 5 }\n',
  'src/late.css': '.late { order: 6 }\n',
  'src/math.css': '.math { order: 7 }\n',
  'static/owl.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>'
}

async function bundle(fields: Partial<BundleInput>) {
  const siteDir = createThemedSite(FILES)
  const input = createInput(siteDir, {
    components: ['@theme/A', '@theme/B', '@theme/C'],
    clientModules: [path.join(siteDir, 'src/site.css')],
    featureStyles: {math: path.join(siteDir, 'src/math.css')},
    staticDirs: [path.join(siteDir, 'static')],
    ...fields
  })
  const {bundles} = await runEsbuild(input, NO_IMPORTS)
  if (!bundles) throw new Error('Nothing was bundled.')
  const read = (url = '') => fs.readFileSync(bundles.files[url.slice(1)] ?? '', 'utf8')
  const classes = (url = '') => [...read(url).matchAll(/^\.([a-z]+)/gm)].map(([, name]) => name)
  const files = fs.readdirSync(path.join(input.cacheDir, 'bundle/client/css'))
  return {bundles, classes, files}
}

test('one stylesheet has the styles of all pages, in the given order', async () => {
  const {bundles, classes, files} = await bundle({styleOrder: ['@theme/B', '@theme/A']})
  const {main, modules, featureStyles} = bundles
  expect(main.styles).toEqual([expect.stringMatching(/^\/assets\/css\/main-\w{8}\.css$/)])
  expect(classes(main.styles[0])).toEqual(['site', 'b', 'base', 'shared', 'a', 'a', 'late'])
  expect(Object.values(modules).flatMap(({styles}) => styles)).toEqual([])
  // Stylesheets of features are still separate.
  expect(classes(featureStyles.math)).toEqual(['math'])
  expect(files).toHaveLength(2)
  expect(Object.keys(bundles.files).filter((file) => file.endsWith('.css'))).toHaveLength(2)
})

test('the order decides between pages, and the order of imports within a page', async () => {
  const {bundles, classes} = await bundle({styleOrder: ['@theme/A', '@theme/B']})
  // Page B imports its own styles before the shared ones.
  expect(classes(bundles.main.styles[0])).toEqual(['site', 'b', 'base', 'shared', 'a', 'a', 'late'])
})

test('without an order, each page has its own stylesheet', async () => {
  const {bundles, classes} = await bundle({})
  expect(classes(bundles.main.styles[0])).toEqual(['site'])
  expect(classes(bundles.modules['@theme/B']?.styles[0])).toEqual(['b', 'base', 'shared'])
})
