import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {createNotices, findBundledPackages} from './bundled-packages.mjs'

test('finds packages in comments and in keys of CommonJS modules', () => {
  const texts = [
    '// ../../node_modules/zod/v4/core.js\nvar a\n// ../../node_modules/zod/v4/util.js',
    'var b=c({"../../../node_modules/@scope/name/cjs/index.js"(exports){}})',
    "read('node_modules/named/index.js')",
    '// src/core.ts\n// node_modules/own/index.js\n// ../theme/node_modules/other/index.js',
    '// ../../node_modules/outer/node_modules/inner/index.js'
  ]
  expect(findBundledPackages('packages/core', texts)).toEqual([
    'node_modules/@scope/name',
    'node_modules/outer/node_modules/inner',
    'node_modules/zod',
    'packages/core/node_modules/own',
    'packages/theme/node_modules/other'
  ])
})

test('notices have the name, version, author and license text of each package', () => {
  const root = createTemporarySite({
    'node_modules/owl/package.json':
      '{"name": "owl", "version": "1.0.0", "license": "MIT", "author": "A. Owl"}',
    'node_modules/owl/LICENSE-MIT': 'MIT terms\r\nof owls\n',
    'node_modules/owl/license.js': 'no terms'
  })
  expect(createNotices(root, ['node_modules/owl'])).toBe(
    `This package contains code of a third-party package.\n\n${'-'.repeat(80)}\n\nowl 1.0.0\nLicense: MIT\nBy A. Owl\n\nMIT terms\nof owls\n`
  )
})
