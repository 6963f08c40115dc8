import {expect, test} from 'vitest'
import {listDecidingFiles, listInputFiles} from './input-files.js'

test('the input files of a bundle exist on disk, including CSS modules', () => {
  const inputs = {
    'src/a.js': {bytes: 1, imports: []},
    '../theme/b.js': {bytes: 1, imports: []},
    'lectern:entry:client': {bytes: 1, imports: []},
    'module-styles:src/c.module.css': {bytes: 1, imports: []}
  }
  expect(listInputFiles({inputs, outputs: {}}, '/site')).toEqual([
    '/site/src/a.js',
    '/theme/b.js',
    '/site/src/c.module.css'
  ])
})

test('a file may have to give way to one of its name with another ending', () => {
  const files = listDecidingFiles(['/site/a.js', '/site/a.css'], '/site')
  expect(files.filter((file) => file.startsWith('/site/a'))).toEqual([
    '/site/a',
    '/site/a.tsx',
    '/site/a.ts',
    '/site/a.jsx',
    '/site/a.json'
  ])
})

test('the index of a folder may have to give way to a file of the name of the folder', () => {
  const files = listDecidingFiles(['/site/a/index.js'], '/site')
  expect(files).toContain('/site/a.tsx')
  expect(files).toContain('/site/a/index.ts')
})

test('how code is read is said in its folder and in those above, up to the site', () => {
  const files = listDecidingFiles(['/site/src/a.js'], '/site')
  expect(files.filter((file) => file.endsWith('tsconfig.json')).sort()).toEqual([
    '/site/src/tsconfig.json',
    '/site/tsconfig.json'
  ])
})

test('the manifest of a package is an input, and so is the package that the site may install instead', () => {
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

test('the dependencies of the site are an input, even if its files import none of them', () => {
  expect(listDecidingFiles([], '/site')).toContain('/site/package.json')
})
