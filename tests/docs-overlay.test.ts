import {execFileSync} from 'node:child_process'
import {existsSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {buildSite, runSite} from './build-site.js'
import {createCopiedVersions, readComparable} from './copied-versions.js'
import {listFiles} from './list-files.js'

function createRepository() {
  const site = createCopiedVersions()
  const {siteDir, write} = site
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=a@example.com', ...args], {
      cwd: siteDir,
      encoding: 'utf8'
    })
  const commit = (name: string) => {
    git('add', '--all')
    git('commit', '--quiet', '--message', name)
  }
  const overlay = (...args: string[]) => runSite(['docs:overlay', ...args], siteDir)
  // An old version is the same as the docs at a tag.
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8')
  const sidebars = read('sidebars.json')
  write('.gitignore', '.site\nbuild\n')
  write('sidebars.json', '{"docs": ["owl"]}')
  write('docs/owl.md', '# Owl\n')
  git('init', '--quiet')
  git('add', 'docs/owl.md', 'sidebars.json')
  git('commit', '--quiet', '--message', 'old')
  git('tag', 'v1.x')
  rmSync(path.join(siteDir, 'docs/owl.md'))
  write('sidebars.json', sidebars)
  write('versioned_docs/version-1.x/owl.md', '# Owl\n')
  write('versioned_sidebars/version-1.x-sidebars.json', '{"docs": ["owl"]}')
  write('versions.json', '["3.x", "2.x", "1.x"]')
  // Versions from Git have no edit links.
  site.configure({}, '/')
  commit('copied')
  return {...site, git, commit, overlay}
}

/** Returns the total size of the files in a folder. */
function sizeOf(folder: string): number {
  return listFiles(folder).reduce(
    (total, name) => total + statSync(path.join(folder, name)).size,
    0
  )
}

/** Returns the size of the files in a folder that another folder doesn't contain. */
function differingSize(folder: string, other: string): number {
  return listFiles(folder)
    .filter((name) => {
      const copy = path.join(other, name)
      return !existsSync(copy) || !readFileSync(copy).equals(readFileSync(path.join(folder, name)))
    })
    .reduce((total, name) => total + statSync(path.join(folder, name)).size, 0)
}

test('copied versions are converted to overlays and Git refs with the same output', async () => {
  const {siteDir, write, git, commit, overlay} = createRepository()
  const before = readComparable(await buildSite(siteDir))
  const [three, two] = ['3.x', '2.x'].map((name) =>
    path.join(siteDir, `versioned_docs/version-${name}`)
  )
  const differing = differingSize(two ?? '', three ?? '')

  const planned = await overlay()
  expect(planned.exitCode, planned.stderr).toBe(0)
  const [line = ''] = /^ {2}'2\.x': .*$/m.exec(planned.stdout) ?? []
  expect(line).toBe("  '2.x': {extends: '3.x', exclude: ['guides/new.md', 'new/**']},")
  const fromGit = await overlay('1.x', '--git', 'v{version}')
  const [tag = ''] = /^ {2}'1\.x': .*$/m.exec(fromGit.stdout) ?? []
  expect(tag).toBe("  '1.x': {git: 'v1.x'},")
  expect(git('status', '--porcelain')).toBe('')

  const early = await overlay('--apply')
  expect(early.exitCode).toBe(1)
  expect(early.stderr).toContain('error overlay-not-configured')

  // The printed lines are pasted as they are.
  const config = readFileSync(path.join(siteDir, 'site.config.mjs'), 'utf8')
  write('site.config.mjs', config.replace('versions: {}', `versions: {\n${line}\n${tag}\n}`))
  write('versioned_docs/version-2.x/_note.mdx', 'An unsaved note.\n')
  const unsaved = await overlay('2.x', '--apply')
  expect(unsaved.stderr).toContain('error overlay-uncommitted')
  git('checkout', '--quiet', 'versioned_docs')

  const applied = await overlay('2.x', '1.x', '--apply')
  expect(applied.exitCode, applied.stderr).toBe(0)
  expect(applied.stdout).toContain('Deleted 7 files.')
  expect(sizeOf(two ?? '')).toBeLessThanOrEqual(1.5 * differing)
  expect(readdirSync(two ?? '')).toEqual(['_note.mdx'])
  expect(existsSync(path.join(siteDir, 'versioned_docs/version-1.x'))).toBe(false)
  const converted = await buildSite(siteDir)
  expect(converted.exitCode, converted.stderr).toBe(0)
  expect(readComparable(converted)).toEqual(before)
  commit('overlay')
  expect((await overlay('2.x')).stdout).toContain('Nothing to convert.')
})
