import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createManagerSettings} from './manager-settings.js'

const PNPM = '# esbuild also works without its install script.\nallowBuilds:\n  esbuild: false\n'

test.each([
  ['npm', []],
  ['bun', []],
  ['yarn', [['.yarnrc.yml', 'nodeLinker: node-modules\n']]],
  ['pnpm', [['pnpm-workspace.yaml', PNPM]]]
] as const)('the settings of %s', (packageManager, wanted) => {
  const folder = path.join(createTemporarySite(), 'site')
  expect([...createManagerSettings({packageManager, folder})]).toEqual(wanted)
})

test('pnpm’s settings override the dependencies of all packages with local ones', () => {
  const parent = createTemporarySite({'packed/lectern-core-1.2.3.tgz': ''})
  const settings = {packagesDir: path.join(parent, 'packed'), folder: path.join(parent, 'site')}
  const [[, text] = []] = createManagerSettings({packageManager: 'pnpm', ...settings})
  expect(text).toBe(
    `${PNPM}overrides:\n  "@lectern/core": "file:../packed/lectern-core-1.2.3.tgz"\n`
  )
})

test.each([
  ['pnpm', 'pnpm-workspace.yaml'],
  ['yarn', '.yarnrc.yml']
] as const)(
  'a repository’s settings of %s also apply to a site in a subfolder',
  (packageManager, name) => {
    const parent = createTemporarySite()
    writeFileSync(path.join(parent, name), '')
    mkdirSync(path.join(parent, 'apps'))
    const folder = path.join(parent, 'apps', 'site')
    expect(createManagerSettings({packageManager, folder}).size).toBe(0)
  }
)
