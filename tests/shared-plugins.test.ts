import {appendFileSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {copyFixture, runSite} from './build-site.js'

test('a plugin that waits for all pages sees them, even if all but one are cached', async () => {
  const siteDir = copyFixture('shared-plugins')
  const build = async () => {
    const {exitCode, stderr} = await runSite(['build', siteDir], siteDir)
    expect([exitCode, stderr]).toEqual([0, ''])
    return readFileSync(path.join(siteDir, 'build/docs/owl/index.html'), 'utf8')
  }
  expect(await build()).toContain('<p>Pages: owl, robin, wren</p>')
  appendFileSync(path.join(siteDir, 'docs/owl.md'), '\nIt hunts at night.\n')
  const html = await build()
  expect(html).toContain('It hunts at night.')
  expect(html).toContain('<p>Pages: owl, robin, wren</p>')
})
