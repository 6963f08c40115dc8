import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {afterAll, expect, test} from 'vitest'
import {
  checkComponents,
  findMissingComponents,
  findThemeComponent,
  listThemeComponents,
  listThemeFiles,
  themesSeenFrom
} from './theme-resolver.js'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'themes-'))
afterAll(() => fs.rmSync(root, {recursive: true}))

const files = [
  'first/Layout/index.tsx',
  'first/Footer.tsx',
  'first/Only.jsx',
  'second/Footer.js',
  'second/styles.module.css',
  'site/Footer/index.jsx',
  'site/Footer.test.tsx',
  'site/Navbar/Logo.tsx'
]
for (const file of files) {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true})
  fs.writeFileSync(path.join(root, file), '')
}
const paths = ['first', 'second', 'site'].map((name) => path.join(root, name))

test.each([
  ['@theme', 'Footer', 'site/Footer/index.jsx'],
  ['@theme-original', 'Footer', 'second/Footer.js'],
  ['@theme-init', 'Footer', 'first/Footer.tsx'],
  ['@theme', 'Layout', 'first/Layout/index.tsx'],
  ['@theme', 'Navbar/Logo', 'site/Navbar/Logo.tsx'],
  ['@theme-original', 'Navbar/Logo', undefined],
  ['@theme', 'styles.module.css', 'second/styles.module.css'],
  ['@theme', 'None', undefined]
] as const)('%s/%s is %s', (scope, name, file) => {
  const found = findThemeComponent(scope, name, paths)
  expect(found && path.relative(root, found)).toBe(file)
})

test.each([
  ['site/Footer/index.jsx', 'Footer', 'second/Footer.js'],
  ['second/Footer.js', 'Footer', 'first/Footer.tsx'],
  ['first/Footer.tsx', 'Footer', undefined],
  // It doesn't wrap a component, because the theme doesn't have it.
  ['second/Footer.js', 'Layout', 'first/Layout/index.tsx'],
  ['elsewhere/page.jsx', 'Footer', 'second/Footer.js']
])('for %s, the original of %s is %s', (importer, name, file) => {
  const seen = themesSeenFrom(path.join(root, importer), name, paths)
  const found = findThemeComponent('@theme-original', name, seen)
  expect(found && path.relative(root, found)).toBe(file)
})

test('lists the components of all themes by name, without tests', () => {
  expect(listThemeComponents([...paths, path.join(root, 'absent')])).toEqual([
    'Footer',
    'Layout',
    'Navbar/Logo',
    'Only'
  ])
})

test('lists the files of each theme, which determine where a component is found', () => {
  expect(listThemeFiles(paths)[2]).toEqual([
    'Footer.test.tsx',
    'Footer/index.jsx',
    'Navbar/Logo.tsx'
  ])
})

test('follows links to folders, except in circles', () => {
  const folder = createTemporarySite({'theme/Footer.jsx': '', 'parts/Logo.jsx': ''})
  fs.symlinkSync('..', path.join(folder, 'theme/circle'))
  fs.symlinkSync('../parts', path.join(folder, 'theme/Navbar'))
  const [files = []] = listThemeFiles([path.join(folder, 'theme')])
  expect(files).toEqual(['Footer.jsx', 'Navbar/Logo.jsx', 'circle/parts/Logo.jsx'])
})

test('suggests the nearest components for an unknown one', () => {
  const check = () => checkComponents(['@theme/Footr', '@theme/Layout', '@site/a.tsx'], paths)
  expect(check).toThrow(SiteError)
  expect(check).toThrow(
    "The component @theme/Footr doesn't exist in any theme. Similar names: @theme/Footer."
  )
  expect(() => checkComponents(['@theme/Weather'], paths)).toThrow(
    /^The component @theme\/Weather doesn't exist in any theme\.$/
  )
})

test('reports a missing theme', () => {
  expect(findMissingComponents(['@theme/Layout', '@theme/Footer'], [])).toEqual([
    {
      code: 'theme-component-missing',
      message: "The site has no theme, so its pages can't be shown.",
      hint: "Add a preset or a theme to the configuration, e.g. `presets: ['classic']`."
    }
  ])
})
