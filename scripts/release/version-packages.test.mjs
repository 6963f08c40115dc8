import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {createFolder, writeFiles} from './fixtures/create-tarball.mjs'
import {versionPackages} from './version-packages.mjs'

const CONFIG = {
  changelog: false,
  commit: false,
  fixed: [['@a/*']],
  access: 'public',
  baseBranch: 'main'
}
const CHANGELOG = '# Changelog\n\n## Unreleased\n\nNo changes yet.\n\n## 0.1.0\n\n- First.\n'

/**
 * Writes a workspace of two packages of which the second depends on the first.
 *
 * @param {Readonly<Record<string, string>>} files
 */
function createWorkspace(files) {
  const root = createFolder()
  const dependencies = {'@a/one': '0.1.0'}
  const write = (/** @type {object} */ value) => `${JSON.stringify(value, undefined, 2)}\n`
  writeFiles(root, {
    'package.json': write({
      name: 'root',
      version: '0.1.0',
      private: true,
      workspaces: ['packages/*']
    }),
    'packages/one/package.json': write({name: '@a/one', version: '0.1.0'}),
    'packages/two/package.json': write({name: '@a/two', version: '0.1.0', dependencies}),
    'package-lock.json': write({name: 'root', lockfileVersion: 3, packages: {}}),
    'CHANGELOG.md': CHANGELOG,
    '.changeset/config.json': write(CONFIG),
    ...files
  })
  return root
}

test('sets one version everywhere and moves the changesets into the changelog', () => {
  const root = createWorkspace({'.changeset/a-b.md': "---\n'@a/one': minor\n---\n\nAdds b.\n"})
  /** @type {string[]} */
  const lines = []
  expect(versionPackages({root, log: (line) => lines.push(line)})).toBeUndefined()
  expect(lines).toEqual(['All packages have version 0.2.0. Review the changelog, then commit.'])
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8')
  const manifests = ['', 'packages/one/', 'packages/two/'].map((folder) =>
    JSON.parse(read(`${folder}package.json`))
  )
  expect(manifests.map(({version}) => version)).toEqual(['0.2.0', '0.2.0', '0.2.0'])
  expect(manifests[2].dependencies).toEqual({'@a/one': '0.2.0'})
  const {packages} = JSON.parse(read('package-lock.json'))
  expect(packages['packages/two']).toMatchObject({version: '0.2.0'})
  expect(read('CHANGELOG.md')).toContain('## 0.2.0\n\n### Features\n\n- Adds b.\n')
  expect(readdirSync(path.join(root, '.changeset'))).toEqual(['config.json'])
})

test('requires a changeset that bumps the version', () => {
  const root = createWorkspace({'.changeset/a-b.md': '---\n---\n'})
  expect(versionPackages({root, log: () => {}})).toMatchObject({code: 'changesets-missing'})
})

test('quotes changesets if one of them names a package that no longer exists', () => {
  const root = createWorkspace({'.changeset/a-b.md': "---\n'@a/gone': minor\n---\n\nAdds b.\n"})
  expect(versionPackages({root, log: () => {}})).toMatchObject({
    code: 'version-failed',
    details: expect.stringContaining('@a/gone')
  })
})
