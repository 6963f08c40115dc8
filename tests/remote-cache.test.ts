import {spawn, spawnSync} from 'node:child_process'
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {startStrictServer} from '../packages/core/src/remote/fixtures/strict-server.js'
import {describe, expect, onTestFinished, test} from 'vitest'
import {buildSite, copyFixture, runSite, type SiteBuild} from './build-site.js'
import {findPort} from './find-port.js'
import {hashTree} from './hash-tree.js'
import {listFiles} from './list-files.js'

const ADD = /remote +(.+)/

/** Builds the fixture like a new machine: a copy in a different folder, with different times. */
async function buildFresh(env: Record<string, string>, change?: (siteDir: string) => void) {
  const siteDir = copyFixture('every-kind')
  change?.(siteDir)
  const build = await buildSite(siteDir, {env})
  if (build.exitCode !== 0) throw new Error(build.stderr)
  return build
}

const lineOf = ({stdout}: SiteBuild) => ADD.exec(stdout)?.[1]
const editPage = (siteDir: string) =>
  writeFileSync(path.join(siteDir, 'docs/added.md'), '# Added\n\nAn added page.\n')

test('a fresh machine gets the output of another one, from a server that checks everything', async () => {
  const server = await startStrictServer({authorization: 'Bearer t0p-s3cret'})
  onTestFinished(() => server.close())
  const env = {SITE_CACHE_URL: server.url, SITE_CACHE_TOKEN: 't0p-s3cret', SITE_CACHE_SCOPE: 'main'}
  const first = await buildFresh(env)
  expect(lineOf(first)).toMatch(/^127\.0\.0\.1:\d+: empty; \d+ files stored/)
  expect(server.requests.filter(({status}) => status !== 200 && status !== 404)).toEqual([])
  const second = await buildFresh(env)
  expect(lineOf(second)).toMatch(/\d+ files from main/)
  expect(second.stdout).toMatch(/pages +0 rendered/)
  expect(second.stdout).toMatch(/content +0 compiled/)
  expect(hashTree(second.outDir)).toEqual(hashTree(first.outDir))
  expect(server.requests.length).toBeLessThan(40)
  const edited = await buildFresh(env, editPage)
  const cold = await buildFresh({SITE_CACHE_URL: 'off'}, editPage)
  expect(hashTree(edited.outDir)).toEqual(hashTree(cold.outDir))
  expect(edited.stdout).toMatch(/content +1 compiled/)
  expect(findText([first.siteDir, second.siteDir], 't0p-s3cret')).toEqual([])
  expect([...server.entries.values()].some((bytes) => bytes.includes(first.siteDir))).toBe(false)
  const status = await runSite(['cache', 'status', second.siteDir], second.siteDir, {env})
  expect(status.stdout).toMatch(/main: \d+ files/)
})

test('a server that changes every byte, or answers with errors, changes no output', async () => {
  let isHostile = false
  const server = await startStrictServer({
    interfere: ({method, path: name}, response, entries) => {
      const bytes = entries.get(name)
      if (!isHostile || method !== 'GET' || !name.startsWith('/cas/') || !bytes) return false
      response.writeHead(200).end(Buffer.from(bytes.map((byte) => byte ^ 1)))
      return true
    }
  })
  onTestFinished(() => server.close())
  const env = {SITE_CACHE_URL: server.url, SITE_CACHE_SCOPE: 'main'}
  const first = await buildFresh(env)
  isHostile = true
  const second = await buildFresh({...env, SITE_CACHE_PUSH: 'never'})
  expect(lineOf(second)).toMatch(/damaged/)
  expect(hashTree(second.outDir)).toEqual(hashTree(first.outDir))
})

/** Whether nginx can be missing: `npm test` couldn't install it, or this isn't CI. */
const mayLackNginx = process.env.SITE_TEST_NGINX === 'off' || !process.env.CI
const hasNginx = spawnSync('nginx', ['-v']).status === 0

// In CI, a missing nginx fails unless its installation was turned off or impossible. The strict server always runs.
describe.skipIf(!hasNginx && mayLackNginx)('nginx with WebDAV', () => {
  test('stores and returns a cache', async () => {
    const url = await startNginx()
    const env = {SITE_CACHE_URL: url, SITE_CACHE_SCOPE: 'main', SITE_CACHE_PASSWORD: 'x'}
    const first = await buildFresh({...env, SITE_CACHE_USERNAME: 'owl'})
    expect(lineOf(first)).toMatch(/files stored/)
    const second = await buildFresh(env)
    expect(lineOf(second)).toMatch(/\d+ files from main/)
    expect(second.stdout).toMatch(/pages +0 rendered/)
    expect(hashTree(second.outDir)).toEqual(hashTree(first.outDir))
  })
})

/** Starts nginx with the configuration of the docs. Returns its URL. */
async function startNginx(): Promise<string> {
  const folder = copyFixture('minimal')
  const docs = readFileSync(
    new URL('../content/docs/large-sites/remote-cache.md', import.meta.url),
    'utf8'
  )
  const [, server = ''] = /```nginx[^\n]*\n(.+?)```/s.exec(docs) ?? []
  const port = await findPort()
  const root = path.join(folder, 'cache')
  mkdirSync(path.join(root, 'temporary'), {recursive: true})
  const configured = server
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/srv/site-cache', root)
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    [
      'daemon off; worker_processes 1;',
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `pid ${folder}/nginx.pid; error_log ${folder}/error.log;`,
      'events {}',
      `http { access_log off; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;`,
      `uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; ${configured} }`
    ].join('\n')
  )
  const child = spawn('nginx', ['-c', file, '-p', folder], {stdio: 'ignore'})
  onTestFinished(() => void child.kill())
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(readFileSync(`${folder}/error.log`, 'utf8'))
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) break
    await wait(50)
  }
  return `http://127.0.0.1:${port}`
}

/** Returns the files that contain a string. */
function findText(folders: readonly string[], text: string): string[] {
  return folders.flatMap((folder) =>
    listFiles(folder)
      .map((file) => path.join(folder, file))
      .filter((file) => readFileSync(file).includes(text))
  )
}
