import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {createFrameModule, listFrameComponents} from './frame.js'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-frame-'))
const themePaths = ['plugin', 'base', 'other', 'own'].map((name) => path.join(folder, name))

beforeAll(() => {
  const files = [
    'plugin/Debug.tsx',
    'base/Root.tsx',
    'base/DocPage.tsx',
    'other/ApiPage.tsx',
    'own/DocPage.tsx',
    'own/Extra.tsx'
  ]
  for (const file of files) {
    const absolutePath = path.join(folder, file)
    fs.mkdirSync(path.dirname(absolutePath), {recursive: true})
    fs.writeFileSync(absolutePath, '')
  }
})
afterAll(() => fs.rmSync(folder, {recursive: true}))

const components = [
  '@theme/Debug',
  '@theme/DocPage',
  '@theme/ApiPage',
  '@theme/Extra',
  '@site/src/pages/a.tsx'
]

test('the main script holds the pages of the theme that has the root', () => {
  const paths = [...themePaths.slice(0, 3), path.join(folder, 'nothing')]
  expect(listFrameComponents({components, themePaths: paths})).toEqual(['@theme/DocPage'])
})

test('pages stay on their own where the site has components in their place', () => {
  expect(listFrameComponents({components, themePaths})).toEqual([])
})

test('development holds each page on its own', () => {
  expect(listFrameComponents({components, themePaths, mode: 'development'})).toEqual([])
})

test('the frame gives its pages by name', () => {
  expect(createFrameModule(['@theme/DocPage', '@theme/NotFound']).split('\n').slice(-3)).toEqual([
    'import page0 from "@theme/DocPage"',
    'import page1 from "@theme/NotFound"',
    'export const pageComponents = {"@theme/DocPage": page0, "@theme/NotFound": page1}'
  ])
})
