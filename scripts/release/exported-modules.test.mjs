import {expect, test} from 'vitest'
import {listExportedModules} from './exported-modules.mjs'

/** @param {readonly string[]} files */
function createContents(files) {
  return new Map(files.map((file) => [file, new Uint8Array()]))
}

test('lists importable modules, with patterns expanded', () => {
  const exports = {
    '.': {types: './types/index.d.ts', default: './dist/index.js'},
    './text/*': {types: './types/text/*.d.ts', default: './dist/text/*.js'},
    './components/*.tsx': {types: './types/components/*.d.ts', default: './src/components/*.tsx'},
    './text/chunk-*': null,
    './styles/*': './src/styles/*',
    './package.json': './package.json'
  }
  const contents = createContents([
    'package.json',
    'types/index.d.ts',
    'dist/index.js',
    'dist/text/chunk-A1.js',
    'types/text/slug.d.ts',
    'dist/text/slug.js',
    'types/components/Logo/index.d.ts',
    'src/components/Logo/index.tsx',
    'src/styles/a.css'
  ])
  const manifest = {name: '@a/b', version: '1.0.0', exports}
  expect(listExportedModules({manifest, contents})).toEqual([
    {specifier: '@a/b', isTyped: true, program: 'dist/index.js'},
    {
      specifier: '@a/b/components/Logo/index.tsx',
      isTyped: true,
      program: 'src/components/Logo/index.tsx'
    },
    {specifier: '@a/b/text/slug', isTyped: true, program: 'dist/text/slug.js'}
  ])
})

test('a types-only package has modules without code', () => {
  const manifest = {name: 'a', version: '1.0.0', exports: {'.': {types: './types/index.d.ts'}}}
  expect(listExportedModules({manifest, contents: createContents(['types/index.d.ts'])})).toEqual([
    {specifier: 'a', isTyped: true, program: undefined}
  ])
})
