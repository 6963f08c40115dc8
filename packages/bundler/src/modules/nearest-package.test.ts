import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {nearestPackages} from './nearest-package.js'

const files = {
  'node_modules/wren/package.json': '{}',
  'node_modules/wren/song.js': '',
  'node_modules/wren/trill/index.js': '',
  'node_modules/@acme/owl/package.json': JSON.stringify({
    exports: {
      '.': './a.js',
      './wing': {import: './wing.js'},
      './eye': './eye',
      './feet/*': './*.js'
    }
  }),
  'node_modules/nothing/other.txt': '',
  'src/parts/a.js': ''
}

test.each([
  ['wren', true],
  ['wren/song.js', true],
  ['wren/song', false],
  ['wren/trill', false],
  ['@acme/owl', true],
  ['@acme/owl/wing', true],
  ['@acme/owl/eye', false],
  ['@acme/owl/feet/left', false],
  ['nothing', false],
  ['#inner', false],
  ['missing', false]
])('finds %s: %s', (request, isFound) => {
  const site = createTemporarySite(files)
  expect(nearestPackages()(request, path.join(site, 'src', 'parts'))).toBe(isFound)
})
