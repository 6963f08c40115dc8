import {expect, test} from 'vitest'
import {listPackageNames} from './package-names.js'

test.each([
  ['sass', ['@docusaurus/plugin-sass', 'docusaurus-plugin-sass']],
  ['@acme', ['@acme/docusaurus-plugin']],
  ['@acme/notes', ['@acme/docusaurus-plugin-notes']]
])('finds the packages for the short name %s', (name, packages) => {
  expect(listPackageNames(name, 'plugin')).toEqual(packages)
})
