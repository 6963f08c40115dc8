import fs from 'node:fs'
import path from 'node:path'
import {createMarkdownSite} from '@lectern/testing/markdown-site'
import {expect, test} from 'vitest'
import {runCommand} from '../fixtures/run-command.js'

/** Plugin with a page whose source is written by hand, and one whose source is generated. */
const PLUGIN = `
const plugin = {name: 'docs', id: 'default'}
const route = (path, source) => ({
  path, source, component: '@theme/Page', props: {}, head: [], plugin, contents: [{source}]
})
export default () => ({
  name: 'docs',
  createRoutes: () => ({routes: [route('/', 'index.md'), route('/owl', '.site/docs/owl.md')]})
})
`

test('headings of all pages get IDs, except in generated files', async () => {
  const text = '## Owl\n'
  const siteDir = createMarkdownSite({
    'plugin.mjs': PLUGIN,
    'index.md': text,
    '.site/docs/owl.md': text
  })
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8')
  const {exitCode, stdout} = await runCommand('write-heading-ids', siteDir)
  expect([exitCode, stdout]).toEqual([0, 'Updated index.md\n'])
  expect(read('index.md')).toBe('## Owl {#owl}\n')
  expect(read('.site/docs/owl.md')).toBe(text)
})
