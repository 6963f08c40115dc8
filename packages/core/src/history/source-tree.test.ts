import {execFileSync} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createTestRepository} from '@lectern/testing/test-repository'
import {expect, test} from 'vitest'
import {createSourceHistory} from './source-history.js'

/** Creates a repository with a site in `site/` whose docs have changed since the tag `v1`. */
function createSite() {
  const repository = createTestRepository()
  repository.write({
    'site/docs/a.md': 'old',
    'site/docs/img/ä b.png': 'image',
    'site/sidebars.json': '{}',
    'site/docs-2/x.md': 'other'
  })
  repository.commit('2024-05-01T10:00:00Z', 'Ada')
  repository.git('tag', 'v1')
  repository.write({'site/docs/a.md': 'new'})
  repository.commit('2024-05-02T10:00:00Z', 'Eve')
  return repository.root
}

const open = (root: string) => {
  const siteDir = path.join(root, 'site')
  const history = createSourceHistory({siteDir, cacheDir: path.join(siteDir, '.site/cache')})
  const readTree = async (ref: string, paths: readonly string[]) =>
    (await history.readTree?.(ref, paths)) ?? {problems: []}
  return {read: history.read, readTree}
}

test('reads the files of a commit with their dates and leaves the working tree unchanged', async () => {
  const root = createSite()
  const history = open(root)
  const {folder = '', problems} = await history.readTree('v1', [
    'docs',
    'sidebars.json',
    'absent.js'
  ])
  expect(problems).toEqual([])
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()
  expect(files).toEqual([
    '.git',
    'docs',
    'docs/a.md',
    'docs/img',
    'docs/img/ä b.png',
    'sidebars.json'
  ])
  expect(fs.readFileSync(path.join(folder, 'docs/a.md'), 'utf8')).toBe('old')
  const {find} = await history.read(path.join(folder, 'docs'))
  expect(find(path.join(folder, 'docs/a.md'))).toMatchObject({author: 'Ada'})
  const current = await history.read(path.join(root, 'site/docs'))
  expect(current.find(path.join(root, 'site/docs/a.md'))).toMatchObject({author: 'Eve'})
  expect(fs.readFileSync(path.join(root, 'site/docs/a.md'), 'utf8')).toBe('new')
})

test('reports a missing ref, a missing folder and Git options', async () => {
  const history = open(createSite())
  const codes = async (ref: string, folder = 'docs') =>
    (await history.readTree(ref, [folder])).problems.map(({code, message}) => `${code}: ${message}`)
  expect(await codes('v9')).toEqual([
    "git-ref-missing: The Git ref `v9` can't be read: it has no commit."
  ])
  expect(await codes('--all')).toHaveLength(1)
  expect(await codes('v1', 'doc')).toEqual([
    'git-ref-path-missing: The Git ref `v1` has no files in `doc`.'
  ])
})

test('reports a shallow clone without the tag', async () => {
  const clone = path.join(createTemporarySite(), 'clone')
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${createSite()}`, clone])
  const {problems} = await open(clone).readTree('v1', ['docs'])
  expect(problems.map(({message}) => message)).toEqual([
    "The Git ref `v1` isn't in this shallow clone."
  ])
})
