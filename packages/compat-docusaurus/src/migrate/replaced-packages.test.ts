import {expect, test} from 'vitest'
import {describeReplacedPackages} from './replaced-packages.js'

test('packages that Lectern replaces are listed once', () => {
  const entries = [
    {name: 'classic', kind: 'preset'},
    {name: 'classic', kind: 'preset'},
    {name: '/a/node_modules/docusaurus-plugin-sass/index.js', kind: 'plugin'},
    {name: '@docusaurus/theme-search-algolia', kind: 'theme'},
    {name: './plugins/owls', kind: 'plugin'}
  ] as const
  expect(describeReplacedPackages(entries).map(({message}) => message)).toEqual([
    'The preset classic is replaced by @lectern/preset-classic.',
    'The plugin docusaurus-plugin-sass/index.js is removed: Lectern has the feature built in, with its options.',
    'The theme @docusaurus/theme-search-algolia is replaced by @lectern/plugin-search, without its options.'
  ])
})
