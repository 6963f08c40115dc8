import {execFileSync} from 'node:child_process'
import path from 'node:path'
import {createMarkdownSite, MARKDOWN_CONFIG} from '@lectern/testing/markdown-site'
import {createTestRepository} from '@lectern/testing/test-repository'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {runCommand} from '../fixtures/run-command.js'

const IDENTITY = {GIT_USER_NAME: 'Ada', GIT_USER_EMAIL: 'ada@example.com'}

/** Creates an empty repository to push to. */
function createHost() {
  const remote = path.join(createTemporarySite(), 'pages.git')
  const git = (...args: string[]) =>
    execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim()
  git('init', '--quiet', '--bare', remote)
  return {remote, query: (...args: string[]) => git(`--git-dir=${remote}`, ...args)}
}

/** Creates a built site. */
const createSite = (files: Readonly<Record<string, string>> = {}) =>
  createMarkdownSite({'build/index.html': 'home', 'build/owl/index.html': 'owl', ...files})

test('publishes the build, and skips publishing if nothing has changed', async () => {
  const {remote, query} = createHost()
  const siteDir = createSite()
  const line = `deploy --skip-build --remote ${remote} --branch pages`
  const first = await runCommand(line, siteDir, {...IDENTITY, CUSTOM_COMMIT_MESSAGE: 'Second try'})
  expect(first).toMatchObject({exitCode: 0, stderr: ''})
  expect(first.stdout).toContain(
    `Deployed to branch pages of ${remote}: 2 added, 0 changed, 0 removed`
  )
  expect(first.stdout).toContain('https://birds.example/')
  expect(query('log', '--format=%an: %s', 'pages')).toBe('Ada: Second try')
  const second = await runCommand(line, siteDir, IDENTITY)
  expect(second.stdout).toContain('No changes to deploy')
})

test("a dry run doesn't push", async () => {
  const {remote, query} = createHost()
  const line = `deploy --skip-build --dry-run --remote ${remote} --target-dir docs`
  const {exitCode, stdout} = await runCommand(line, createSite(), IDENTITY)
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(/^Would deploy to branch gh-pages of .*: 2 added.*Nothing was pushed\.$/m)
  expect(query('branch', '--list')).toBe('')
})

test('a dry run counts the files of the build if the remote is unreachable', async () => {
  const line = 'deploy --skip-build --dry-run --remote ./gone.git'
  const siteDir = createSite()
  const {exitCode, stdout, stderr} = await runCommand(line, siteDir, IDENTITY)
  expect([exitCode, stderr]).toEqual([0, ''])
  const remote = path.join(siteDir, 'gone.git')
  expect(stdout).toContain(`Would deploy 2 files to branch gh-pages of ${remote}.`)
  expect(stdout).toContain("The remote can't be reached")
})

test.each(['CI_PULL_REQUEST', 'CIRCLE_PULL_REQUEST'])(
  'nothing is published for a pull request (%s)',
  async (name) => {
    const {exitCode, stdout} = await runCommand('deploy', createSite(), {[name]: 'true'})
    expect(exitCode).toBe(0)
    expect(stdout).toBe('Skipped deployment: this is a pull request build.\n')
  }
)

test('a site without a target is a problem', async () => {
  const {exitCode, stderr} = await runCommand('deploy --skip-build', createSite(), IDENTITY)
  expect([exitCode, stderr.includes('deploy-target-missing')]).toEqual([1, true])
})

test.each([
  'https://github.com/acme/birds.git',
  'git@github.com:acme/birds.git',
  'ssh://git@github.com:22/Acme/Birds'
])('the source branch is never overwritten when the remote is %s', async (remote) => {
  const repository = createTestRepository()
  repository.write({
    'site.config.mjs': MARKDOWN_CONFIG.replace(`plugins: ['./plugin.mjs']`, 'plugins: []'),
    'build/index.html': 'home'
  })
  repository.commit('2026-01-01T00:00:00Z', 'Ada')
  repository.git('remote', 'add', 'origin', 'https://ada@github.com/acme/birds')
  const line = `deploy --skip-build --remote ${remote} --branch main`
  const {exitCode, stderr} = await runCommand(line, repository.root, IDENTITY)
  expect([exitCode, stderr.includes('deploy-branch-current')]).toEqual([1, true])
})
