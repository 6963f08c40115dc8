import {createReport} from '@lectern/compat-docusaurus/migrate/create-report'
import {writeConfig} from '@lectern/compat-docusaurus/migrate/write-config'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {scanProject} from './scan-project.js'

test('a written configuration replaces the one of Docusaurus', async () => {
  const siteDir = createTemporarySite({
    'docusaurus.config.js': `module.exports = async () => ({
      title: 'Birds', url: 'https://birds.example.com', future: {v4: true}, themes: ['classic']
    })`
  })
  writeConfig(siteDir, 'docusaurus.config.js')
  const findings = await createReport({
    siteDir,
    configFile: 'site.config.ts',
    scanProject: () => scanProject(siteDir, 'site.config.ts')
  })
  expect(findings.filter(({status}) => status !== 'works')).toEqual([])
  expect(findings[0]?.message).toBe('site.config.ts is read.')
})
