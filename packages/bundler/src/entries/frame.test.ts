import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {createFrameModule, listFrameComponents} from './frame.js'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-frame-'))
/** Lists the folders of themes, the site's own last. */
const withSite = (own: string) =>
  ['plugin', 'base', 'other', own].map((name) => path.join(folder, name))

beforeAll(() => {
  const files = {
    'plugin/Debug.tsx': '',
    'base/Root.tsx': '',
    'base/DocPage.tsx': `import Footer from '@theme/DocPage/Footer'; import Layout from '@theme/Layout'`,
    'base/DocPage/Footer.tsx': '',
    'base/NotFound.tsx': `import Layout from '@theme/Layout'`,
    'base/Layout/index.tsx': `import {bar} from './bar.js'`,
    'base/Layout/bar.ts': `import Navbar from '@theme/Navbar'`,
    'base/Navbar.tsx': '',
    'other/ApiPage.tsx': '',
    'own/DocPage/Footer.tsx': `import Footer from '@theme-original/DocPage/Footer'`,
    'everywhere/Navbar.tsx': `import Navbar from '@theme-original/Navbar'`
  }
  for (const [file, code] of Object.entries(files)) {
    const absolutePath = path.join(folder, file)
    fs.mkdirSync(path.dirname(absolutePath), {recursive: true})
    fs.writeFileSync(absolutePath, code)
  }
})
afterAll(() => fs.rmSync(folder, {recursive: true}))

const components = [
  '@theme/Debug',
  '@theme/DocPage',
  '@theme/ApiPage',
  '@theme/NotFound',
  '@site/src/pages/a.tsx'
]

test('the main bundle contains the pages of the theme that provides the root', () => {
  expect(listFrameComponents({components, themePaths: withSite('nothing')})).toEqual([
    '@theme/DocPage',
    '@theme/NotFound'
  ])
})

test('a page gets its own bundle if the site overrides a component that only it uses', () => {
  expect(listFrameComponents({components, themePaths: withSite('own')})).toEqual([
    '@theme/NotFound'
  ])
})

test('overriding a component that the layout uses keeps all pages in the main bundle', () => {
  expect(listFrameComponents({components, themePaths: withSite('everywhere')})).toEqual([
    '@theme/DocPage',
    '@theme/NotFound'
  ])
})

test('in development, the main bundle contains no pages', () => {
  expect(
    listFrameComponents({components, themePaths: withSite('nothing'), mode: 'development'})
  ).toEqual([])
})

test('the frame exports its pages by name', () => {
  expect(createFrameModule(['@theme/DocPage', '@theme/NotFound']).split('\n').slice(-3)).toEqual([
    'import page0 from "@theme/DocPage"',
    'import page1 from "@theme/NotFound"',
    'export const pageComponents = {"@theme/DocPage": page0, "@theme/NotFound": page1}'
  ])
})
