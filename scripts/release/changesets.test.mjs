import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {computeNextVersion, readChangesets} from './changesets.mjs'

test('reads changesets with the largest bump of their packages', () => {
  const root = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'lectern-changesets-'))
  onTestFinished(() => rmSync(root, {recursive: true, force: true}))
  mkdirSync(path.join(root, '.changeset'))
  const write = (/** @type {string} */ file, /** @type {string} */ text) =>
    writeFileSync(path.join(root, '.changeset', file), text)
  write('README.md', '# Changesets\n')
  write('config.json', '{}\n')
  write('quick-fox.md', "---\n'@a/b': patch\n'@a/c': minor\n---\n\nAdds foxes.\n")
  write('calm-bear.md', '---\n"@a/b": patch\n---\n\nFixes bears.\n\nAll of them.\n')
  expect(readChangesets(root)).toEqual([
    {file: '.changeset/calm-bear.md', bump: 'patch', summary: 'Fixes bears.\n\nAll of them.'},
    {file: '.changeset/quick-fox.md', bump: 'minor', summary: 'Adds foxes.'}
  ])
})

test.each([
  [[], '1.2.3'],
  [['patch'], '1.2.4'],
  [['patch', 'minor', 'patch'], '1.3.0'],
  [['minor', 'major'], '2.0.0']
])('%j bumps 1.2.3 to %s', (bumps, version) => {
  const changesets = bumps.map((bump) => ({
    file: 'a.md',
    bump: /** @type {import('./changesets.mjs').Bump} */ (bump),
    summary: 'A.'
  }))
  expect(computeNextVersion('1.2.3', changesets)).toBe(version)
})
