import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {findBundledSource} from './find-bundled-source.js'

const BUNDLE = `import './chunk.mjs';
// src/birds/owl.ts
var owl = 1;

// node_modules/wren/index.js
var wren = 2;

// lectern:content:docs/robin.mdx
// a comment of the author
throw new Error('robin');
`

test.each([
  [1, undefined],
  [3, {file: 'src/birds/owl.ts'}],
  [6, undefined],
  [10, {file: 'docs/robin.mdx'}]
])('line %i comes from %j', (line, position) => {
  const siteDir = createTemporarySite({
    'src/birds/owl.ts': '',
    'node_modules/wren/index.js': '',
    'docs/robin.mdx': '',
    '.site/cache/bundle/server/a.mjs': BUNDLE
  })
  const bundled = path.join(siteDir, '.site/cache/bundle/server/a.mjs')
  expect(findBundledSource(bundled, line)).toEqual(position)
})
