import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {listPublicPackages, readWorkspace} from './workspace.mjs'

test('reads the packages that `workspaces` names', () => {
  const root = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'lectern-workspace-'))
  onTestFinished(() => rmSync(root, {recursive: true, force: true}))
  const write = (/** @type {string} */ folder, /** @type {object} */ manifest) => {
    mkdirSync(path.join(root, folder), {recursive: true})
    writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(manifest))
  }
  const manifest = {name: 'root', version: '1.0.0', workspaces: ['packages/*', 'website']}
  write('', manifest)
  write('packages/b', {name: '@a/b', version: '1.0.0'})
  write('packages/a', {name: '@a/a', version: '1.0.0', private: true})
  write('website', {name: 'website', version: '1.0.0', private: true})
  mkdirSync(path.join(root, 'packages/empty'))
  const workspace = readWorkspace(root)
  expect(workspace.manifest).toEqual(manifest)
  expect(workspace.packages.map(({name, folder}) => `${name} ${folder}`)).toEqual([
    '@a/a packages/a',
    '@a/b packages/b',
    'website website'
  ])
  expect(listPublicPackages(workspace).map(({name}) => name)).toEqual(['@a/b'])
})
