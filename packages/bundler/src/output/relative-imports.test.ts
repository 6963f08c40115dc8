import {expect, test} from 'vitest'
import {createImportRewriter} from './relative-imports.js'

test.each([
  ['import"/assets/chunk-A.mjs"', 'import"./chunk-A.mjs"'],
  ['import("/assets/chunk-A.mjs")', 'import("./chunk-A.mjs")'],
  ['const image = "/assets/files/owl.png"', 'const image = "/assets/files/owl.png"'],
  [`const other = '/assets/chunk-A.mjs.txt'`, `const other = '/assets/chunk-A.mjs.txt'`],
  ['import"/assets/chunkXA.mjs"', 'import"/assets/chunkXA.mjs"']
])('in a server module, %s becomes %s', (code, expected) => {
  expect(createImportRewriter(['out/server/chunk-A.mjs'], '/')(code)).toBe(expected)
})
