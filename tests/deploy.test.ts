import {execFileSync} from 'node:child_process'
import {mkdtempSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, expect, inject, test} from 'vitest'
import {copyFixture, runSite} from './build-site.js'

const IDENTITY = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_USER_NAME: 'Ada',
  GIT_USER_EMAIL: 'ada@example.com'
}

let siteDir: string
let host: string

const git = (directory: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd: directory,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_AUTHOR_NAME: 'Ada',
      GIT_AUTHOR_EMAIL: 'ada@example.com',
      GIT_COMMITTER_NAME: 'Ada',
      GIT_COMMITTER_EMAIL: 'ada@example.com'
    }
  }).trim()

const deploy = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runSite(['deploy', siteDir, ...args], siteDir, {env: {...IDENTITY, ...env}})

beforeAll(async () => {
  siteDir = copyFixture('minimal')
  host = path.join(mkdtempSync(path.join(inject('temporaryFolder'), 'host-')), 'pages.git')
  git(siteDir, 'init', '--quiet', '--bare', host)
  git(siteDir, 'init', '--quiet', '--initial-branch=main')
  writeFileSync(path.join(siteDir, '.gitignore'), 'build\n.build.*\n.site\n')
  git(siteDir, 'add', '--all')
  git(siteDir, 'commit', '--quiet', '--message', 'Begin')
  git(siteDir, 'remote', 'add', 'origin', host)
})

test('builds the site with the given base URL and publishes the output unchanged', async () => {
  writeFileSync(path.join(siteDir, 'notes.txt'), 'not committed')
  const run = await deploy(['--base-url', '/notes'])
  expect(run.stderr).toBe('')
  expect(run.stdout).toContain(`Deployed to branch gh-pages of ${host}: `)
  expect(run.stdout).toMatch(/\nSite: https:\/\/\S+\/notes\/\n$/)
  expect(git(host, 'show', 'gh-pages:404.html')).toContain('"/notes/assets/js/main-')
  const commit = git(siteDir, 'rev-parse', 'HEAD')
  expect(git(host, 'log', '--format=%an: %s', 'gh-pages')).toBe(
    `Ada: Deploy website - based on ${commit} with uncommitted changes`
  )
  expect(git(siteDir, 'status', '--porcelain')).toBe('?? notes.txt')

  const again = await deploy(['--skip-build'])
  expect(again.stdout).toBe(`No changes to deploy: branch gh-pages of ${host} is up to date.\n`)
})

test('describes a dry run, even with a detached HEAD', async () => {
  git(siteDir, 'checkout', '--quiet', '--detach')
  const run = await deploy(['--skip-build', '--dry-run', '--branch', 'preview'])
  expect(run.stdout).toMatch(
    /^Would deploy to branch preview of .*pages\.git: \d+ added, 0 changed, 0 removed\. Nothing was pushed\.\n$/
  )
  expect(git(host, 'branch', '--list', 'preview')).toBe('')
})

test('never overwrites the source branch', async () => {
  git(siteDir, 'checkout', '--quiet', '-B', 'gh-pages')
  const run = await deploy(['--skip-build'])
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toContain(
    "error deploy-branch-current: The deployment branch `gh-pages` is the current branch. Deploying would overwrite the site's source files."
  )
})

test("doesn't publish pull requests", async () => {
  const run = await deploy(['--skip-build'], {CI_PULL_REQUEST: '7'})
  expect(run).toMatchObject({
    exitCode: 0,
    stdout: 'Skipped deployment: this is a pull request build.\n'
  })
})

test('explains an invalid base URL', async () => {
  const run = await runSite(['build', siteDir, '--base-url', 'notes'], siteDir)
  expect(run.exitCode).toBe(2)
  expect(run.stderr).toContain('A base URL must be a path that starts with "/", e.g. /docs/.')
})
