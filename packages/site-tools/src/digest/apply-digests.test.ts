import {createTemporarySite} from '@lectern/testing/temporary-site'
import {describe, expect, test} from 'vitest'
import {listOutputFiles} from '../publish/output-files.js'
import {applyDigests} from './apply-digests.js'
import {
  createCloudflareServer,
  createNetlifyServer,
  createVercelServer,
  SITE_URL
} from './fixtures/host-servers.js'
import {HOST_TARGETS, type HostTarget, openHost} from './open-host.js'

const TOKEN = 'secret-of-owls'

const SERVERS = {
  netlify: createNetlifyServer,
  cloudflare: createCloudflareServer,
  vercel: createVercelServer
} as const satisfies Record<HostTarget, unknown>

const createEnv = (token: string) => ({
  NETLIFY_API_URL: 'https://api.example.com',
  NETLIFY_AUTH_TOKEN: token,
  CLOUDFLARE_API_URL: 'https://api.example.com',
  CLOUDFLARE_API_TOKEN: token,
  CLOUDFLARE_ACCOUNT_ID: 'owl',
  VERCEL_API_URL: 'https://api.example.com',
  VERCEL_TOKEN: token
})

function createTarget(target: HostTarget, token = TOKEN) {
  const server = SERVERS[target](TOKEN)
  const {fetch} = server
  const host = openHost({target, to: 'birds', env: createEnv(token), fetch})
  const deploy = (files: Record<string, string>) => {
    const outDir = createTemporarySite(files)
    const settings = {outDir, files: listOutputFiles(outDir), host, siteUrl: SITE_URL, fetch}
    return applyDigests({...settings, keepDeploys: 2, grace: 0, now: 0})
  }
  const read = () => {
    const {'/.deploy/state.json': _, ...files} = server.published()
    return files
  }
  return {host, server, deploy, read}
}

const FIRST = {'index.html': 'one', 'a b/ü.html': 'same', 'assets/js/main-a.js': 'a'}
const SECOND = {'index.html': 'two', 'a b/ü.html': 'same', 'assets/js/main-b.js': 'b'}

const withSlashes = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`/${file}`, text]))

describe.each(HOST_TARGETS)('%s', (target) => {
  test('uploads only missing files, and keeps the assets of open pages', async () => {
    const {deploy, read, server} = createTarget(target)
    await deploy(FIRST)
    expect(read()).toEqual(withSlashes(FIRST))
    server.requests.length = 0
    expect(await deploy(SECOND)).toMatchObject({
      added: ['assets/js/main-b.js'],
      changed: ['index.html'],
      retired: ['assets/js/main-a.js'],
      unchanged: 1
    })
    expect(server.requests.length).toBeLessThanOrEqual(10)
    expect(read()).toEqual(withSlashes({...SECOND, 'assets/js/main-a.js': 'a'}))
    await deploy({...SECOND, 'index.html': 'three'})
    await deploy({...SECOND, 'index.html': 'four'})
    expect(read()).toEqual(withSlashes({...SECOND, 'index.html': 'four'}))
  })

  test('leaves out kept files that the host has deleted', async () => {
    const {deploy, read, server} = createTarget(target)
    await deploy(FIRST)
    server.forget('a')
    await deploy(SECOND)
    expect(read()).toEqual(withSlashes(SECOND))
  })

  test('restores the previous deployment', async () => {
    const {deploy, host, read} = createTarget(target)
    await deploy(FIRST)
    await expect(host.rollback()).rejects.toThrow('no previous deployment')
    await deploy(SECOND)
    await host.rollback()
    expect(read()).toEqual(withSlashes(FIRST))
  })

  test('reports a rejected token without showing it', async () => {
    const {deploy} = createTarget(target, 'wrong-token')
    const failure = String(await deploy(FIRST).catch((error: unknown) => error))
    expect(failure).toContain('with HTTP status 401.')
    expect(failure).not.toContain('wrong-token')
  })

  test('requires a token and a name', () => {
    const fetch = globalThis.fetch
    expect(() => openHost({target, to: 'birds', env: {}, fetch})).toThrow('credentials')
    expect(() => openHost({target, to: undefined, env: {}, fetch})).toThrow('is missing')
  })
})

test('on Cloudflare, rules are settings, and equal files keep their media types', async () => {
  const {deploy, read, server} = createTarget('cloudflare')
  const rules = {_headers: '/*\n  X-Owl: 1\n', _redirects: '/a /b 301\n'}
  const files = {'index.html': 'one', 'a.css': '', 'a.js': '', 'docs/_headers': 'page'}
  await deploy({...files, ...rules, '_worker.js': 'w', '_routes.json': '{}'})
  expect(read()).toEqual(withSlashes(files))
  expect(server.settings?.()).toMatchObject({
    config: {not_found_handling: '404-page', ...rules},
    types: {
      '/a.css': expect.stringContaining('text/css'),
      '/a.js': expect.stringContaining('javascript')
    }
  })
  await deploy(files)
  expect(read()).toEqual(withSlashes(files))
  expect(server.settings?.().config).toEqual({not_found_handling: '404-page'})
})

describe.each(HOST_TARGETS)('%s with a proxy in between', (target) => {
  test.each([
    ['an HTML page', '<!doctype html><title>Sign in</title>'],
    ['different JSON', '{"id":{},"error":{"missing":7},"result":"ok"}'],
    ['nothing', '']
  ])('reports %s as an unexpected response', async (_, text) => {
    const fetch = async () => new Response(text)
    const host = openHost({target, to: 'birds', env: createEnv(TOKEN), fetch})
    const outDir = createTemporarySite(FIRST)
    const settings = {outDir, files: listOutputFiles(outDir), host, siteUrl: SITE_URL, fetch}
    const invalid = {
      problems: [
        {code: 'deploy-request-failed', message: expect.stringContaining('with unexpected data.')}
      ]
    }
    const rules = {keepDeploys: 2, grace: 0, now: 0}
    await expect(applyDigests({...settings, ...rules})).rejects.toMatchObject(invalid)
    await expect(host.rollback()).rejects.toMatchObject(invalid)
  })
})
