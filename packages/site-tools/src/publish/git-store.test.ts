import {execFileSync} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {applyDeploy} from './apply-deploy.js'
import {openGitStore} from './git-store.js'
import {listOutputFiles} from './output-files.js'

const IDENTITY = {GIT_USER_NAME: 'Ada', GIT_USER_EMAIL: 'ada@example.com'}

/** Creates a repository whose `pages` branch contains symbolic links, and returns its path. */
function createRemote(links: Readonly<Record<string, string>>): string {
  const remote = createTemporarySite()
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', remote, '-c', 'user.name=Ada', '-c', 'user.email=ada@x', ...args])
  git('init', '--quiet', '--initial-branch=main')
  for (const [name, target] of Object.entries(links)) {
    fs.mkdirSync(path.dirname(path.join(remote, name)), {recursive: true})
    fs.symlinkSync(target, path.join(remote, name))
  }
  git('add', '--all')
  git('commit', '--quiet', '--message=Links')
  git('branch', 'pages')
  return remote
}

test.each(['docs', 'docs/latest'])(
  'a symbolic link %s on the branch doesn’t lead files out of the site',
  async (link) => {
    const outside = createTemporarySite({'index.html': 'private'})
    const remote = createRemote({[link]: outside, 'docs-link': outside})
    const outDir = createTemporarySite({'index.html': 'public', 'latest/index.html': 'public'})
    const store = await openGitStore({remote, branch: 'pages', folder: 'docs'}, IDENTITY)
    try {
      const rules = {keepDeploys: 1, grace: 0, now: 0}
      await applyDeploy({outDir, files: listOutputFiles(outDir), store, ...rules})
    } finally {
      store.close?.()
    }
    expect(fs.readdirSync(outside)).toEqual(['index.html'])
    expect(fs.readFileSync(path.join(outside, 'index.html'), 'utf8')).toBe('private')
    const list = execFileSync('git', ['-C', remote, 'ls-tree', '-r', 'pages'], {encoding: 'utf8'})
    expect(list).toMatch(/^100644 .*\tdocs\/latest\/index\.html$/m)
    // Other links on the branch stay as they are.
    expect(list).toMatch(/^120000 .*\tdocs-link$/m)
  }
)
