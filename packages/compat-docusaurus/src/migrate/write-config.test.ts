import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {findDocusaurusConfig} from './find-docusaurus-config.js'
import {writeConfig} from './write-config.js'

test('finds the configuration, and suggests a fix if it’s missing', () => {
  expect(findDocusaurusConfig(createTemporarySite({'docusaurus.config.mjs': ''}))).toBe(
    'docusaurus.config.mjs'
  )
  const empty = createTemporarySite({})
  expect(() => findDocusaurusConfig(empty)).toThrow(
    `The folder ${empty} has no Docusaurus configuration (docusaurus.config.js, .ts, .mjs or .cjs).`
  )
  expect(() => findDocusaurusConfig(`${empty}/none`)).toThrow(
    `The folder ${empty}/none doesn't exist.`
  )
})

test('never overwrites a configuration', () => {
  const siteDir = createTemporarySite({'docusaurus.config.js': 'module.exports = {}'})
  writeConfig(siteDir, 'docusaurus.config.js')
  expect(() => writeConfig(siteDir, 'docusaurus.config.js')).toThrow(
    'The file site.config.ts already exists.'
  )
})
