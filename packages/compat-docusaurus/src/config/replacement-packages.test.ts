import {expect, test} from 'vitest'
import {findReplacement} from './replacement-packages.js'

test.each([
  ['classic', 'preset', '@lectern/preset-classic'],
  ['@docusaurus/preset-classic', 'preset', '@lectern/preset-classic'],
  ['content-docs', 'plugin', '@lectern/plugin-docs'],
  ['live-codeblock', 'theme', '@lectern/theme-live-codeblock']
] as const)('replaces %s, a %s, even if Docusaurus is installed', (name, kind, module) => {
  expect(findReplacement(name, kind)).toEqual({module})
})

test('doesn’t replace other names, including names of object members', () => {
  expect(findReplacement('graph-loader', 'plugin')).toBeUndefined()
  expect(findReplacement('classic', 'plugin')).toBeUndefined()
  expect(findReplacement('constructor', 'plugin')).toBeUndefined()
})

test.each([
  ['@docusaurus/theme-search-algolia', 'theme'],
  ['search-algolia', 'theme'],
  ['@easyops-cn/docusaurus-search-local', 'theme'],
  ['@cmfcmf/docusaurus-search-local', 'plugin'],
  ['/site/node_modules/@getcanary/docusaurus-theme-search-pagefind/dist/index.js', 'theme'],
  ['docusaurus-lunr-search', 'preset'],
  ['/site/node_modules/docusaurus-lunr-search/src/index.js', 'plugin'],
  [
    '/root/node_modules/.pnpm/@easyops-cn+docusaurus-search-local@0.52.1/node_modules/@easyops-cn/docusaurus-search-local/dist/server/server/index.js',
    'theme'
  ],
  ['C:\\site\\node_modules\\@docusaurus\\theme-search-algolia\\lib\\index.js', 'theme']
] as const)('%s is replaced by the one shared search plugin', (name, kind) => {
  expect(findReplacement(name, kind)).toMatchObject({
    module: '@lectern/plugin-search',
    isShared: true
  })
})

test.each(['./plugins/search', '/site/plugins/sitemap.js', 'docusaurus-plugin-tide'])(
  '%s is loaded unchanged',
  (name) => {
    expect(findReplacement(name, 'plugin')).toBeUndefined()
  }
)
