import {execFileSync} from 'node:child_process'
import {appendFileSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {buildSite, copyFixture, runSite} from './build-site.js'
import {hashTree} from './hash-tree.js'

/** Commits all files of a site, at noon on a day in May 2024. */
function commit(siteDir: string, day: number, author: string): void {
  const date = `2024-05-0${day}T12:00:00Z`
  const env = {
    ...process.env,
    ...{GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1'},
    ...{GIT_AUTHOR_NAME: author, GIT_AUTHOR_EMAIL: 'author@example.com', GIT_AUTHOR_DATE: date},
    ...{GIT_COMMITTER_NAME: author, GIT_COMMITTER_EMAIL: 'author@example.com'},
    GIT_COMMITTER_DATE: date
  }
  const git = (...args: string[]) => execFileSync('git', args, {cwd: siteDir, env})
  git('init', '--quiet')
  git('add', 'docs', 'blog', 'src', 'site.config.mjs')
  git('commit', '--quiet', '--message', 'Change')
}

/** Returns the last update of a built page, such as “May 6, 2024 by Ada”. */
function readUpdate(html: string): string | undefined {
  const plain = html.replaceAll('<!-- -->', '')
  const match = /Last updated on <time dateTime="([^"]+)">([^<]+)<\/time> by ([^<]+)</.exec(plain)
  return match?.slice(1).join(', ')
}

test('pages show their last commit, and a new commit renders only the changed pages', async () => {
  const siteDir = copyFixture('last-update')
  commit(siteDir, 6, 'Ada')
  const first = await buildSite(siteDir)
  expect(first.stderr).toBe('')
  const pages = ['docs/a', 'docs/told', 'docs/silent', 'blog/welcome', 'about']
  const shown = pages.map((page) => readUpdate(first.read(`${page}/index.html`)))
  const byAda = '2024-05-06T12:00:00.000Z, May 6, 2024, Ada'
  const told = '2023-01-31T00:00:00.000Z, January 31, 2023, Eve'
  expect(shown).toEqual([byAda, told, undefined, byAda, byAda])
  expect(first.read('blog/index.html')).not.toContain('Last updated')

  appendFileSync(path.join(siteDir, 'docs/silent.md'), '\nMore.\n')
  await buildSite(siteDir)
  commit(siteDir, 8, 'Eve')
  const unseen = await buildSite(siteDir)
  expect(unseen.stdout).toMatch(/pages {5}0 rendered/)

  appendFileSync(path.join(siteDir, 'docs/a.md'), '\nMore.\n')
  await buildSite(siteDir)
  commit(siteDir, 9, 'Eve')
  const second = await buildSite(siteDir)
  expect(second.stdout).toMatch(/pages {5}1 rendered/)
  const byEve = '2024-05-09T12:00:00.000Z, May 9, 2024, Eve'
  expect(readUpdate(second.read('docs/a/index.html'))).toBe(byEve)
})

test('shards from an earlier commit with the same sources are merged with the new dates', async () => {
  const siteDir = copyFixture('last-update')
  commit(siteDir, 6, 'Ada')
  for (const shard of ['1/2', '2/2']) {
    const {stderr} = await runSite(['build', siteDir, '--shard', shard], siteDir)
    expect(stderr).toBe('')
  }
  // The sources are the same after the second commit, but the page has a later date.
  const file = path.join(siteDir, 'docs/a.md')
  const source = readFileSync(file, 'utf8')
  appendFileSync(file, '\nMore.\n')
  commit(siteDir, 8, 'Eve')
  writeFileSync(file, source)
  commit(siteDir, 9, 'Eve')
  const merged = await runSite(['merge', siteDir, '--from', 'shards'], siteDir)
  expect([merged.exitCode, merged.stderr]).toEqual([0, ''])
  expect(merged.stdout).toMatch(/pages {5}1 rendered/)
  const output = hashTree(path.join(siteDir, 'build'))
  rmSync(path.join(siteDir, '.site'), {recursive: true})
  const one = await buildSite(siteDir)
  expect(output).toEqual(hashTree(one.outDir))
})
