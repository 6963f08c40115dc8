import {expect, test} from 'vitest'
import {listDecidingFiles, listInputFiles, listUsedFiles} from './input-files.js'

/** The CSS of a CSS module in a package. Its name starts with the package's name. */
const IMPORTED_STYLES = {path: 'module-styles:ui/c.module.css', kind: 'import-statement'} as const

test('the input files of a bundle exist on disk, including CSS modules', () => {
  const inputs = {
    'src/a.js': {bytes: 1, imports: []},
    '../theme/b.js': {bytes: 1, imports: []},
    'lectern:entry:client': {bytes: 1, imports: []},
    '../ui/c.module.css': {bytes: 1, imports: [IMPORTED_STYLES]},
    [IMPORTED_STYLES.path]: {bytes: 1, imports: []}
  }
  expect(listInputFiles({inputs, outputs: {}}, '/site')).toEqual([
    '/site/src/a.js',
    '/theme/b.js',
    '/ui/c.module.css'
  ])
  expect(listUsedFiles({inputs, outputs: {}}, [IMPORTED_STYLES.path], '/site')).toEqual([
    '/ui/c.module.css'
  ])
})

test('includes missing files that would take precedence over a file with a different extension', () => {
  const files = listDecidingFiles(['/site/a.js', '/site/a.css'], '/site')
  expect(files.filter((file) => file.startsWith('/site/a'))).toEqual([
    '/site/a',
    '/site/a.tsx',
    '/site/a.ts',
    '/site/a.jsx',
    '/site/a.json'
  ])
})

test('includes missing files that would take precedence over the index of a folder', () => {
  const files = listDecidingFiles(['/site/a/index.js'], '/site')
  expect(files).toContain('/site/a.tsx')
  expect(files).toContain('/site/a/index.ts')
})

test('includes compiler settings in the folder of a file and in all parent folders of the site', () => {
  const files = listDecidingFiles(['/site/src/a.js'], '/site')
  expect(files.filter((file) => file.endsWith('tsconfig.json')).sort()).toEqual([
    '/site/src/tsconfig.json',
    '/site/tsconfig.json'
  ])
})

test('includes the manifest of a package, and the path where the site could install its own copy', () => {
  const others = new Set(listDecidingFiles([], '/site'))
  const found = listDecidingFiles(
    ['/site/node_modules/@acme/a/lib/index.js', '/kit/node_modules/b/index.js'],
    '/site'
  )
  expect(found.filter((file) => !others.has(file))).toEqual([
    '/site/node_modules/@acme/a/package.json',
    '/kit/node_modules/b/package.json',
    '/site/node_modules/b/package.json'
  ])
})

test("includes the site's dependencies, even if its files import none of them", () => {
  expect(listDecidingFiles([], '/site')).toContain('/site/package.json')
})
