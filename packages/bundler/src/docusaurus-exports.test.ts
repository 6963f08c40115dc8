import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {listDocusaurusExports} from './docusaurus-exports.js'
import {DOCUSAURUS_MODULES} from './docusaurus-modules.js'

test('lists what every module exports, also what it passes on', async () => {
  const exports = await listDocusaurusExports([fileURLToPath(new URL('.', import.meta.url))])
  expect([...exports.keys()].sort()).toEqual(
    Object.keys(DOCUSAURUS_MODULES)
      .map((name) => `@docusaurus/${name}`)
      .sort()
  )
  expect(exports.get('@docusaurus/useBaseUrl')).toEqual(new Set(['default', 'useBaseUrlUtils']))
  expect(exports.get('@docusaurus/theme-common/internal')).toContain('useThemeConfig')
})

test('without a theme there is nothing', async () => {
  expect(await listDocusaurusExports(['/'])).toEqual(new Map())
})
