import {expect, test} from 'vitest'
import {createTemporarySite} from '../temporary-site.js'
import {createReport} from './create-report.js'
import {findDocusaurusConfig} from './find-docusaurus-config.js'
import {writeConfig} from './write-config.js'

test('finds the configuration, and says what to do without one', () => {
  expect(findDocusaurusConfig(createTemporarySite({'docusaurus.config.mjs': ''}))).toBe(
    'docusaurus.config.mjs'
  )
  expect(() => findDocusaurusConfig(createTemporarySite({}))).toThrow(
    'There is no docusaurus.config.js (or .ts, .mjs, .cjs) in this folder.'
  )
})

test('what is written takes over the other configuration, and is not written over', async () => {
  const siteDir = createTemporarySite({
    'docusaurus.config.js': `module.exports = async () => ({
      title: 'Birds', url: 'https://birds.example.com', future: {v4: true}, themes: ['classic']
    })`
  })
  writeConfig(siteDir, 'docusaurus.config.js')
  const findings = await createReport({siteDir, configFile: 'site.config.ts'})
  expect(findings.filter(({status}) => status !== 'works')).toEqual([])
  expect(findings[0]?.message).toBe('site.config.ts is read.')
  expect(() => writeConfig(siteDir, 'docusaurus.config.js')).toThrow(
    'There is a site.config.ts already.'
  )
})
