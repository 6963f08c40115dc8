import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {listCodeFiles} from './code-graph.js'

const MEGABYTE_OF_CODE = `${'let owl = 1 // a comment\n'.repeat(50_000)}`

test.each([
  ['small', ''],
  ['large', MEGABYTE_OF_CODE.replaceAll('let owl', 'owl')]
])('lists the modules of a %s file, and their packages', async (_, code) => {
  const siteDir = createTemporarySite({
    'node_modules/owl/package.json': '{"name": "owl", "main": "index.js"}',
    'node_modules/owl/index.js': `let owl\nrequire('./wings'); require('tide')\ntry { require('absent') } catch {}\n${code}`,
    'node_modules/owl/wings.js': "module.exports = import('./feathers.mjs')",
    'node_modules/owl/feathers.mjs': 'export default 1',
    'node_modules/owl/unused.js': '',
    'node_modules/tide/package.json': '{"name": "tide", "main": "tide.cjs"}',
    'node_modules/tide/tide.cjs': ''
  })
  const files = await listCodeFiles([path.join(siteDir, 'node_modules/owl/index.js')])
  const names = files.map((file) => path.relative(path.join(siteDir, 'node_modules'), file))
  expect(names).toEqual([
    'owl/feathers.mjs',
    'owl/index.js',
    'owl/package.json',
    'owl/wings.js',
    'tide/package.json',
    'tide/tide.cjs'
  ])
})

test('names in the text of a large file don’t count as imports', async () => {
  const siteDir = createTemporarySite({
    'tools/owl.mjs': `${MEGABYTE_OF_CODE.replaceAll('let owl', 'var owl')}// import "absent" from './absent.js'`
  })
  const entry = path.join(siteDir, 'tools/owl.mjs')
  expect(await listCodeFiles([entry])).toEqual([entry])
})
