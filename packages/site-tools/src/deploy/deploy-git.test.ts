import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {openDeployGit} from './deploy-git.js'
import type {DeployTarget} from './deploy-target.js'

const IDENTITY = {GIT_USER_NAME: 'Ada', GIT_USER_EMAIL: 'ada@example.com'}

/** Opens Git in a new repository with one file. */
async function open(
  env: Readonly<Record<string, string>> = IDENTITY,
  target: Partial<DeployTarget> = {}
) {
  const workTree = createTemporarySite({'index.html': 'home'})
  const gitDir = path.join(createTemporarySite(), 'deploy.git')
  const git = openDeployGit({
    ...{gitDir, workTree, env},
    target: {remote: 'https://birds.example/site.git', branch: 'pages', ...target}
  })
  await git.run('init', '--quiet')
  return git
}

test('commits the files of the folder as the author set in the environment', async () => {
  const git = await open()
  await git.run('add', '--all')
  await git.run('commit', '--quiet', '--message', 'Deploy')
  expect(await git.run('log', '--format=%an %ae %cn: %s')).toBe('Ada ada@example.com Ada: Deploy')
  expect(await git.run('ls-tree', '--name-only', 'HEAD')).toBe('index.html')
})

test('a query may fail without an error', async () => {
  const git = await open()
  expect(await git.query('rev-parse', '--verify', 'HEAD')).toMatchObject({
    exitCode: 128,
    output: ''
  })
})

test('a failing command reports the target and the output of Git', async () => {
  const git = await open(IDENTITY, {remote: '/missing/site.git'})
  await expect(git.run('fetch', '/missing/site.git')).rejects.toMatchObject({
    problems: [
      {
        code: 'deploy-failed',
        message: expect.stringMatching(
          /^Deployment to branch `pages` of \/missing\/site\.git failed: git fetch: fatal: .*/
        ),
        hint: expect.stringContaining('`GIT_USER` and `GIT_PASS`')
      }
    ]
  })
})

test('a password is sent as a header, and appears in no message', async () => {
  const credentials = {user: 'ada', password: 's3cret/ü'}
  const git = await open(IDENTITY, {credentials})
  const header = `Authorization: Basic ${Buffer.from('ada:s3cret/ü').toString('base64')}`
  expect(await git.run('config', 'http.extraHeader')).toBe(header)
  for (const secret of ['s3cret/ü', encodeURIComponent('s3cret/ü'), header.split(' ')[2] ?? '']) {
    const {message} = await git.query('cat-file', '-p', `x${secret}`)
    expect(message).toContain('x…')
    expect(message).not.toContain(secret)
  }
})

test('a token that is the username of the remote appears in no message', async () => {
  const remote = 'https://t0ken@localhost:1/site.git'
  const git = await open(IDENTITY, {remote})
  const failure: unknown = await git.run('ls-remote', '--', remote).catch((error: unknown) => error)
  expect(String(failure)).toMatch(/ of https:\/\/localhost:1\/site\.git failed: git ls-remote: /)
  expect(JSON.stringify(failure)).not.toContain('t0ken')
  const {message} = await git.query('cat-file', '-p', 'x//t0ken@localhost')
  expect(message).toContain('x//localhost')
})

test('a commit without an author lists the variables to set', async () => {
  const git = await open({})
  await git.run('config', 'user.useConfigOnly', 'true')
  await git.run('add', '--all')
  await expect(
    git.run('-c', 'user.name=', '-c', 'user.email=', 'commit', '--message', 'Deploy')
  ).rejects.toMatchObject({
    problems: [
      {
        hint: 'Set the author of the commit, e.g. `GIT_USER_NAME=Ada GIT_USER_EMAIL=ada@example.com`.'
      }
    ]
  })
})
