import {existsSync, readFileSync, rmSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {buildSite, copyFixture, runSite} from './build-site.js'

interface Finding {
  status: string
  message: string
  file?: string
  line?: number
  diff?: string
}

async function report(siteDir: string): Promise<{exitCode: number; findings: Finding[]}> {
  const {exitCode, stdout} = await runSite(['migrate', siteDir, '--json'], siteDir)
  return {exitCode, findings: JSON.parse(stdout) as Finding[]}
}

test('one run reports errors of all stages and writes nothing', async () => {
  const siteDir = copyFixture('docusaurus-migration')
  const {exitCode, findings} = await report(siteDir)
  expect(exitCode).toBe(1)
  const list = (wanted: string) => findings.filter(({status}) => status === wanted)
  expect(
    list('change').map(({file, line, diff}) => [`${file}:${line}`, diff !== undefined])
  ).toEqual([
    ['docs/guides/open.md:3', false],
    ['docs/guides/tables.md:3', true],
    ['docs/intro.md:5', true],
    ['docs/intro.md:5', true],
    ['docs/intro.md:7', true],
    ['docs/intro.md:7', true],
    ['docs/intro.md:9', true],
    ['docusaurus.config.js:13', true],
    ['docusaurus.config.js:21', true],
    ['src/pages/index.js:2', true]
  ])
  expect(list('automatic').map(({message}) => message)).toEqual([
    'The preset @docusaurus/preset-classic is replaced by @lectern/preset-classic.',
    'The plugin docusaurus-plugin-sass is removed: Lectern has the feature built in, with its options.'
  ])
  expect(list('unsupported').map(({message}) => message)).toEqual([
    expect.stringContaining('loaders for /\\.chart$/')
  ])
  expect(existsSync(path.join(siteDir, 'build'))).toBe(false)
  expect(existsSync(path.join(siteDir, '.site', 'migrate'))).toBe(false)
  expect(readFileSync(path.join(siteDir, 'docs/intro.md'), 'utf8')).toContain('first.<br>\r\n')
})

test('a project builds after its edits are applied', async () => {
  const siteDir = copyFixture('docusaurus-migration')
  // Only the author can decide where the tag ends.
  rmSync(path.join(siteDir, 'docs/guides/open.md'))
  const written = await runSite(['migrate', siteDir, '--write'], siteDir)
  expect([written.exitCode, written.stderr]).toEqual([0, ''])
  expect(written.stdout).toContain(`9 edits needed, 9 applied.
1 not supported.
Wrote docs/guides/tables.md: 1 edit.
Wrote docs/intro.md: 5 edits.
Wrote docusaurus.config.js: 2 edits.
Wrote src/pages/index.js: 1 edit.
Wrote site.config.ts.
`)
  expect(readFileSync(path.join(siteDir, 'docs/intro.md'), 'utf8')).toBe(
    [
      ...['---', 'title: Intro', '---', ''],
      'Read [https://tides.example.com/about](https://tides.example.com/about) first.<br />',
      ...['', 'Levels < 5 m are low; see \\<level> and \\{spring tide}.'],
      ...['', '<img src="/wave.png" />', '']
    ].join('\r\n')
  )
  const site = await buildSite(siteDir)
  expect([site.exitCode, site.stdout]).toEqual([0, expect.stringContaining('Built')])
  expect(site.read('index.html')).toContain('hour,level')
  const again = await report(siteDir)
  expect(again.exitCode).toBe(0)
  expect(again.findings.filter(({status}) => status === 'change')).toEqual([])
})
