import fs from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {findConfigFile} from './find-config-file.js'

test('prefers site.config over docusaurus.config', () => {
  const siteDir = createTemporarySite({'docusaurus.config.js': '', 'site.config.json': '{}'})
  expect(findConfigFile(siteDir)).toBe(path.join(siteDir, 'site.config.json'))
})

test.each(['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'])('finds docusaurus.config.%s', (ending) => {
  const siteDir = createTemporarySite({[`docusaurus.config.${ending}`]: ''})
  expect(path.basename(findConfigFile(siteDir))).toBe(`docusaurus.config.${ending}`)
})

test('finds the file that the author specifies', () => {
  const siteDir = createTemporarySite({'site.config.ts': '', 'config/other.ts': ''})
  expect(findConfigFile(siteDir, 'config/other.ts')).toBe(path.join(siteDir, 'config/other.ts'))
})

test('reports a missing configuration, specified file or folder', () => {
  const siteDir = createTemporarySite()
  expect(() => findConfigFile(siteDir)).toThrow(
    `The folder ${siteDir} has no configuration file (site.config.ts, .js, .mjs, .cjs or .json).`
  )
  expect(() => findConfigFile(siteDir, 'a.ts')).toThrow(
    `The configuration file a.ts doesn't exist in ${siteDir}.`
  )
  expect(() => findConfigFile(`${siteDir}/none`)).toThrow(
    `The folder ${siteDir}/none doesn't exist.`
  )
  fs.writeFileSync(path.join(siteDir, 'a.md'), '')
  expect(() => findConfigFile(`${siteDir}/a.md`)).toThrow(`${siteDir}/a.md isn't a folder.`)
})

test.each([
  ['site.confg.ts', 'site.config.ts'],
  ['site-config.js', 'site.config.js'],
  ['Site.config.mjs', 'site.config.mjs'],
  ['site.config.tsx', 'site.config.ts'],
  ['docusaurus.conf.js', 'docusaurus.config.js'],
  ['vite.config.ts', undefined]
])('suggests a name for %s', (file, meant) => {
  const siteDir = createTemporarySite({[file]: ''})
  const hint = meant ? `Rename \`${file}\` to \`${meant}\`.` : expect.stringContaining('Create')
  expect(() => findConfigFile(siteDir)).toThrow(
    expect.objectContaining({problems: [expect.objectContaining({hint})]})
  )
})
