import {expect, test} from 'vitest'
import {createPublishedManifest, listTypedEntries} from './published-manifest.mjs'

const MANIFEST = {
  name: '@lectern/a',
  version: '1.0.0',
  files: ['dist', 'src'],
  exports: {
    '.': {source: './src/index.ts', types: './src/index.ts', default: './dist/index.js'},
    './*': {source: './src/*.ts', types: './src/*.ts', default: './dist/*.js'},
    './start': './src/start.tsx',
    './components/*': './src/components/*',
    './behavior/*': './src/behavior/*.js',
    './hooks/*': './src/hooks/*',
    './package.json': './package.json'
  },
  dependencies: {b: '^1.0.0'},
  devDependencies: {c: '^1.0.0'},
  lectern: {compile: {sources: 'top'}}
}

const FILES = [
  'dist/chunk-A1.js',
  'src/behavior/fold.tsx',
  'src/behavior/active-path.ts',
  'src/components/Logo/index.tsx',
  'src/components/logo.module.css',
  'src/hooks/link.tsx',
  'src/hooks/use-url.ts'
]

test('publishes declarations as types, without the fields that only this repository uses', () => {
  expect(createPublishedManifest(MANIFEST, {files: FILES})).toEqual({
    name: '@lectern/a',
    version: '1.0.0',
    files: ['dist', 'src', 'types'],
    exports: {
      '.': {types: './types/index.d.ts', default: './dist/index.js'},
      './*': {types: './types/*.d.ts', default: './dist/*.js'},
      './chunk-*': null,
      './start': {types: './types/start.d.ts', default: './src/start.tsx'},
      './components/*.tsx': {
        types: './types/components/*.d.ts',
        default: './src/components/*.tsx'
      },
      './components/*': './src/components/*',
      './behavior/active-path': {
        types: './types/behavior/active-path.d.ts',
        default: './src/behavior/active-path.ts'
      },
      './behavior/fold': {
        types: './types/behavior/fold.d.ts',
        default: './src/behavior/fold.tsx'
      },
      './hooks/link.tsx': {types: './types/hooks/link.d.ts', default: './src/hooks/link.tsx'},
      './hooks/use-url.ts': {
        types: './types/hooks/use-url.d.ts',
        default: './src/hooks/use-url.ts'
      },
      './package.json': './package.json'
    },
    dependencies: {b: '^1.0.0'}
  })
})

test('omits the default entry of a types-only package', () => {
  const source = './src/index.ts'
  const exports = {'.': {types: source, source, default: source}}
  expect(createPublishedManifest({name: 'a', version: '1.0.0', files: [], exports})).toEqual({
    name: 'a',
    version: '1.0.0',
    files: ['types'],
    exports: {'.': {types: './types/index.d.ts'}}
  })
})

test('includes the repository and the folder of the package in it', () => {
  const repository = {type: 'git', url: 'git+https://a.example/b.git', directory: 'packages/a'}
  const manifest = createPublishedManifest({name: 'a', version: '1.0.0'}, {repository})
  expect(manifest).toEqual({name: 'a', version: '1.0.0', repository})
})

test('lists the Node types as optional if declarations reference them', () => {
  const manifest = {name: 'a', version: '1.0.0', peerDependencies: {b: '^1.0.0'}}
  expect(createPublishedManifest(manifest, {usesNodeTypes: true})).toEqual({
    name: 'a',
    version: '1.0.0',
    peerDependencies: {b: '^1.0.0', '@types/node': '*'},
    peerDependenciesMeta: {'@types/node': {optional: true}}
  })
})

test('includes the declarations of exports, and of sources that a bundler reads', () => {
  expect(listTypedEntries(MANIFEST)).toEqual([
    'index.d.ts',
    '*.d.ts',
    'start.d.ts',
    'components/*.d.ts',
    'behavior/*.d.ts',
    'hooks/*.d.ts'
  ])
})
