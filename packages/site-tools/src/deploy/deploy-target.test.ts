import path from 'node:path'
import {expect, test} from 'vitest'
import {findDeployTarget, type TargetSources} from './deploy-target.js'

const GITHUB = {organizationName: 'birds', projectName: 'notes'}

function find(sources: Partial<TargetSources>) {
  return findDeployTarget({
    siteConfig: {},
    env: {},
    flags: {},
    siteDir: '/srv/notes/website',
    ...sources
  })
}

test.each<[string, Partial<TargetSources>, string]>([
  ['the configuration', {siteConfig: GITHUB}, 'https://github.com/birds/notes.git'],
  [
    'the environment before the configuration',
    {siteConfig: GITHUB, env: {ORGANIZATION_NAME: 'fish', PROJECT_NAME: 'log', GIT_USER: 'ada'}},
    'https://ada@github.com/fish/log.git'
  ],
  [
    'SSH when asked for',
    {siteConfig: GITHUB, env: {USE_SSH: 'true'}},
    'git@github.com:birds/notes.git'
  ],
  [
    'SSH when the sources come by it',
    {siteConfig: GITHUB, origin: 'git@github.com:birds/notes.git'},
    'git@github.com:birds/notes.git'
  ],
  [
    'no SSH when it is refused',
    {siteConfig: GITHUB, origin: 'git@github.com:birds/notes.git', env: {USE_SSH: 'false'}},
    'https://github.com/birds/notes.git'
  ],
  [
    'another host',
    {siteConfig: {...GITHUB, githubHost: 'git.example.com', githubPort: '8443'}},
    'https://git.example.com:8443/birds/notes.git'
  ],
  [
    'another host by SSH',
    {siteConfig: GITHUB, env: {GITHUB_HOST: 'git.example.com', GITHUB_PORT: '22', USE_SSH: 'TRUE'}},
    'ssh://git@git.example.com:22/birds/notes.git'
  ],
  ['the repository of the sources', {origin: '/srv/notes.git'}, '/srv/notes.git'],
  [
    'the command line first, relative to the site',
    {siteConfig: GITHUB, flags: {remote: '../pages.git'}},
    path.resolve('/srv/notes/pages.git')
  ]
])('publishes to %s', (_what, sources, remote) => {
  expect(find(sources)).toEqual({remote, branch: 'gh-pages'})
})

test('chooses the branch by command line, environment and configuration, in that order', () => {
  const siteConfig = {...GITHUB, deploymentBranch: 'site'}
  const env = {DEPLOYMENT_BRANCH: 'pages'}
  expect(find({siteConfig}).branch).toBe('site')
  expect(find({siteConfig, env}).branch).toBe('pages')
  expect(find({siteConfig, env, flags: {branch: 'main'}}).branch).toBe('main')
})

test('requires an explicit branch for a repository that is itself a site', () => {
  const siteConfig = {organizationName: 'birds', projectName: 'birds.github.io'}
  expect(() => find({siteConfig})).toThrow(
    "The deployment branch of birds.github.io isn't configured."
  )
})

test('keeps passwords out of the URL', () => {
  expect(find({siteConfig: GITHUB, env: {GIT_USER: 'ada', GIT_PASS: 's3cret'}})).toEqual({
    remote: 'https://ada@github.com/birds/notes.git',
    branch: 'gh-pages',
    credentials: {user: 'ada', password: 's3cret'}
  })
  expect(find({flags: {remote: 'https://ada:s3%20cret@git.example.com/notes.git'}})).toEqual({
    remote: 'https://ada@git.example.com/notes.git',
    branch: 'gh-pages',
    credentials: {user: 'ada', password: 's3 cret'}
  })
  // The percent sign doesn't start an escape sequence.
  expect(find({flags: {remote: 'https://ada:100%@git.example.com/notes.git'}})).toMatchObject({
    credentials: {user: 'ada', password: '100%'}
  })
})

test('sends no password to a folder or over SSH', () => {
  const env = {GIT_PASS: 's3cret', USE_SSH: 'true'}
  expect(find({siteConfig: GITHUB, env}).credentials).toBeUndefined()
  expect(find({flags: {remote: '/srv/notes.git'}, env}).credentials).toBeUndefined()
})

test.each(['-f', 'a..b', 'a b', '.hidden', 'a.lock', 'a/', 'a//b', 'a~1', ''])(
  'rejects the branch “%s”',
  (branch) => {
    expect(() => find({siteConfig: GITHUB, flags: {branch}})).toThrow("isn't a valid git")
  }
)

test.each(['--upload-pack=touch x', 'https://example.com/a b.git'])(
  'rejects the remote %s',
  (remote) => {
    expect(() => find({flags: {remote}})).toThrow("isn't a valid git")
  }
)

test.each([
  ['./docs/', 'docs'],
  ['docs/v1', 'docs/v1'],
  ['a/../b', 'b']
])('publishes to the folder %s', (targetDir, folder) => {
  expect(find({siteConfig: GITHUB, flags: {targetDir}})).toMatchObject({folder})
})

test('publishes to the root of the branch if no folder is set', () => {
  expect(find({siteConfig: GITHUB, flags: {targetDir: './'}})).not.toHaveProperty('folder')
})

test.each([
  '../up',
  '/etc',
  'a/../../b',
  '.git',
  'a/.GIT/b',
  'C:/a',
  'a\\b',
  'a\0',
  'n'.repeat(256)
])('rejects the folder %j', (targetDir) => {
  expect(() => find({siteConfig: GITHUB, flags: {targetDir}})).toThrow('of --target-dir ')
})

test('reports that no repository is configured', () => {
  expect(() => find({})).toThrow("The repository to deploy to isn't configured.")
})
