import {expect, test} from 'vitest'
import {createPublishedManifest, findTypedSources} from './published-manifest.mjs'

const MANIFEST = {
  name: '@lectern/a',
  version: '1.0.0',
  files: ['dist', 'src'],
  exports: {
    '.': {source: './src/index.ts', types: './src/index.ts', default: './dist/index.js'},
    './*': {source: './src/*.ts', types: './src/*.ts', default: './dist/*.js'},
    './start': './src/start.tsx',
    './components/*': './src/components/*',
    './package.json': './package.json'
  },
  dependencies: {b: '^1.0.0'},
  devDependencies: {c: '^1.0.0'},
  lectern: {compile: {sources: 'top'}}
}

test('users get declarations for types, and neither sources for tests nor what only we install', () => {
  expect(createPublishedManifest(MANIFEST)).toEqual({
    name: '@lectern/a',
    version: '1.0.0',
    files: ['dist', 'src', 'types'],
    exports: {
      '.': {types: './types/index.d.ts', default: './dist/index.js'},
      './*': {types: './types/*.d.ts', default: './dist/*.js'},
      './start': {types: './types/start.d.ts', default: './src/start.tsx'},
      './components/*': './src/components/*',
      './package.json': './package.json'
    },
    dependencies: {b: '^1.0.0'}
  })
})

test('a package that is nothing but types has no program', () => {
  const source = './src/index.ts'
  const exports = {'.': {types: source, source, default: source}}
  expect(createPublishedManifest({name: 'a', version: '1.0.0', files: [], exports})).toEqual({
    name: 'a',
    version: '1.0.0',
    files: ['types'],
    exports: {'.': {types: './types/index.d.ts'}}
  })
})

test('sources with types are those of exports, and the components of a theme', () => {
  expect(findTypedSources(MANIFEST)).toEqual([
    'src/index.ts',
    'src/*.ts',
    'src/start.tsx',
    'src/components/*'
  ])
})
