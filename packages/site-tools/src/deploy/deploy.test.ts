import {execFileSync} from 'node:child_process'
import {createServer} from 'node:http'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {createTestRepository} from '@lectern/testing/test-repository'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {deploy, type Deployment} from './deploy.js'

const SITE = {'index.html': 'home', 'a/index.html': 'a'}
const IDENTITY = {GIT_USER_NAME: 'Ada', GIT_USER_EMAIL: 'ada@example.com'}

/** Creates a bare repository, with functions that read its branch. */
function createHost() {
  const {root, git} = createTestRepository()
  const remote = path.join(root, 'pages.git')
  git('init', '--quiet', '--bare', remote)
  const query = (...args: string[]) =>
    execFileSync('git', [`--git-dir=${remote}`, ...args], {encoding: 'utf8'}).trim()
  return {
    remote,
    query,
    files: () => query('ls-tree', '-r', '--name-only', 'gh-pages').split('\n'),
    log: () => query('log', '--format=%an: %s', 'gh-pages').split('\n')
  }
}

function publish(
  remote: string,
  files: Readonly<Record<string, string>>,
  more?: Partial<Deployment>
) {
  return deploy({
    outDir: createTemporarySite(files),
    target: {remote, branch: 'gh-pages'},
    message: 'Deploy website',
    isDryRun: false,
    env: IDENTITY,
    ...more
  })
}

test('creates a missing branch', async () => {
  const host = createHost()
  const result = await publish(host.remote, SITE)
  expect(result).toMatchObject({added: 2, changed: 0, removed: 0})
  expect(host.query('rev-parse', 'gh-pages')).toBe(result.commit)
  expect(host.files()).toEqual(['a/index.html', 'index.html'])
  expect(host.log()).toEqual(['Ada: Deploy website'])
})

test('adds one commit for changes, and none if nothing changed', async () => {
  const host = createHost()
  await publish(host.remote, SITE)
  const next = {'index.html': 'new', 'b/index.html': 'b'}
  expect(await publish(host.remote, next, {message: 'Second'})).toMatchObject({
    added: 1,
    changed: 1,
    removed: 1
  })
  expect(host.log()).toEqual(['Ada: Second', 'Ada: Deploy website'])
  expect(await publish(host.remote, next)).toEqual({added: 0, changed: 0, removed: 0})
  expect(host.log()).toHaveLength(2)
})

test('publishes files byte for byte, including hidden files and files ignored elsewhere', async () => {
  const host = createHost()
  await publish(host.remote, {
    ...SITE,
    '.nojekyll': '',
    '.gitignore': '*.txt\n',
    '.gitattributes': '* text=auto eol=lf\n',
    'robots.txt': 'a\r\nb\r\n'
  })
  expect(host.files()).toContain('.nojekyll')
  expect(
    execFileSync('git', [`--git-dir=${host.remote}`, 'show', 'gh-pages:robots.txt'], {
      encoding: 'utf8'
    })
  ).toBe('a\r\nb\r\n')
})

test('leaves files outside the site folder unchanged', async () => {
  const host = createHost()
  await publish(host.remote, {'index.html': 'other', 'docs/old.html': 'old'})
  await publish(host.remote, SITE, {
    target: {remote: host.remote, branch: 'gh-pages', folder: 'docs'}
  })
  expect(host.files()).toEqual(['docs/a/index.html', 'docs/index.html', 'index.html'])
  expect(host.query('show', 'gh-pages:index.html')).toBe('other')
})

test('creates the folder on a new branch', async () => {
  const host = createHost()
  await publish(host.remote, SITE, {
    target: {remote: host.remote, branch: 'gh-pages', folder: 'docs/v1'}
  })
  expect(host.files()).toEqual(['docs/v1/a/index.html', 'docs/v1/index.html'])
})

test('pushes nothing in a dry run', async () => {
  const host = createHost()
  expect(await publish(host.remote, SITE, {isDryRun: true})).toMatchObject({added: 2})
  expect(host.query('branch', '--list')).toBe('')
})

test("doesn't reveal where the sources are, since the output may be in another repository", async () => {
  const host = createHost()
  const sources = createTestRepository()
  sources.write({'build/index.html': 'home', '.gitignore': 'build\n'})
  sources.commit('2026-01-01T00:00:00Z', 'Ada')
  const before = sources.git('status', '--porcelain=v2', '--branch')
  await publish(host.remote, {}, {outDir: path.join(sources.root, 'build')})
  expect(host.files()).toEqual(['index.html'])
  expect(sources.git('status', '--porcelain=v2', '--branch')).toBe(before)
})

test('reports a missing build', async () => {
  await expect(publish(createHost().remote, {'notes.txt': ''})).rejects.toThrow('has no built site')
})

test('reports a missing repository', async () => {
  const remote = path.join(createTemporarySite(), 'gone.git')
  await expect(publish(remote, SITE)).rejects.toThrow(
    `Deployment to branch \`gh-pages\` of ${remote} failed: git ls-remote`
  )
})

test('sends a token in a header, and never shows it', async () => {
  const sent: (string | undefined)[] = []
  const server = createServer((request, response) => {
    sent.push(request.headers.authorization)
    response.writeHead(403).end('The token s3cret may not do that.')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const remote = `http://127.0.0.1:${port}/notes.git`
  const credentials = {user: 'ada', password: 's3cret'}
  const failure = await publish(remote, SITE, {
    target: {remote, branch: 'gh-pages', credentials}
  }).catch((error: unknown) => error)
  expect(sent[0]).toBe(`Basic ${Buffer.from('ada:s3cret').toString('base64')}`)
  expect(failure).toBeInstanceOf(SiteError)
  expect(JSON.stringify((failure as SiteError).problems)).not.toContain('s3cret')
})
