import {expect, test} from 'vitest'
import {packageSpecifier} from './package-specifier.js'

const folder = '/site/node_modules/forest'
const exports = {
  '.': {types: './src/index.ts', default: './dist/index.js'},
  './tree': './src/tree.js',
  './parts/*': './src/parts/*.js',
  './styles/*': './src/styles/*'
}

test.each([
  ['src/index.ts', exports, 'forest'],
  ['src/tree.ts', exports, 'forest/tree'],
  ['src/parts/leaf/stem.tsx', exports, 'forest/parts/leaf/stem'],
  ['src/styles/bark.css', exports, 'forest/styles/bark.css'],
  ['src/secret.js', exports, undefined],
  ['lib/tree.js', undefined, 'forest/lib/tree']
])('%s is imported by its exported path', (file, exports, specifier) => {
  const from = {name: 'forest', version: '1.0.0', folder, exports}
  expect(packageSpecifier(from, `${folder}/${file}`)).toBe(specifier)
})
