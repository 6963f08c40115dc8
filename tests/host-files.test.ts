import {createHash} from 'node:crypto'
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildSite, CLI, copyFixture, type SiteBuild} from './build-site.js'
import {startDevServer} from './dev-server.js'

const HOSTS = fileURLToPath(new URL('hosts', import.meta.url))
const SCRIPT_HASH = /'sha256-[\w+/=]+'/g
let siteDir: string
let site: SiteBuild

/** Builds the site for hosts, without hashes of inline scripts. */
async function buildFor(hosts: readonly string[]): Promise<SiteBuild> {
  const config = path.join(siteDir, 'site.config.mjs')
  const text = readFileSync(config, 'utf8').replace(/ {2}hostFiles: .*\n {2}security: .*\n/, '')
  const fields = `  hostFiles: ${JSON.stringify(hosts)},\n  security: {csp: true, headers: true, integrity: true},\n`
  writeFileSync(config, text.replace("  baseUrl: '/base/',\n", `$&${fields}`))
  const built = await buildSite(siteDir)
  expect([built.exitCode, built.stderr]).toEqual([0, ''])
  const read = (file: string) => built.read(file).replaceAll(SCRIPT_HASH, "'sha256-…'")
  return {...built, read}
}

/**
 * A build writes exactly the files in `hosts/<name>`. To update them, run with `UPDATE_EXPECTED=1`
 * and review the diff.
 */
function expectFile(built: SiteBuild, host: string, file: string): void {
  const expected = path.join(HOSTS, host, file)
  const found = built.read(file)
  if (process.env.UPDATE_EXPECTED) writeFileSync(expected, found)
  expect(found).toBe(readFileSync(expected, 'utf8'))
}

beforeAll(async () => {
  siteDir = copyFixture('redirects')
  mkdirSync(path.join(siteDir, 'static'))
  writeFileSync(path.join(siteDir, 'static/_headers'), '/base/x\n  X-Own: 1\n')
  writeFileSync(path.join(siteDir, 'static/_redirects'), '/base/own /base/docs/install 302\n')
  site = await buildFor(['netlify', 'nginx', 'github-pages'])
})

describe('a build for Netlify, nginx and GitHub Pages', () => {
  test("adds its rules to _headers after the site's", () => {
    expectFile(site, 'netlify', '_headers')
  })

  test('writes _redirects, which take precedence over redirect pages', () => {
    expectFile(site, 'netlify', '_redirects')
  })

  test('writes an nginx configuration', () => {
    expectFile(site, 'nginx', '_nginx.conf')
  })

  test('writes .nojekyll, but no CNAME if the base URL has a path', () => {
    expect(site.read('.nojekyll')).toBe('')
    expect(existsSync(path.join(site.outDir, 'CNAME'))).toBe(false)
  })

  test('names the hash of every script and stylesheet of a page', () => {
    const page = site.read('docs/install/index.html')
    // Browsers don't check the hash of a font, so fonts have none.
    const files = [
      ...page.matchAll(
        /<(?:script|link)(?![^>]* as="font")[^>]* (?:src|href)="\/base\/(assets\/[^"]+)"[^>]*>/g
      )
    ]
    expect(files.length).toBeGreaterThan(2)
    for (const [element, file = ''] of files) {
      const hash = createHash('sha384').update(readFileSync(path.join(site.outDir, file)))
      expect(element).toContain(` integrity="sha384-${hash.digest('base64')}"`)
    }
  })

  test('is served by site serve like on these hosts', async () => {
    const server = await startDevServer({
      siteDir,
      script: CLI,
      args: ['serve', siteDir, '--port', '0']
    })
    try {
      const ask = async (urlPath: string, headers: Record<string, string> = {}) => {
        const response = await fetch(server.origin + urlPath, {redirect: 'manual', headers})
        const {status, headers: sent} = response
        return {status, sent: (name: string) => sent.get(name), text: await response.text()}
      }
      const page = await ask('/base/docs/install')
      expect(page.text).toContain('<h1')
      expect(page.sent('content-encoding')).toMatch(/^(?:br|gzip)$/)
      expect(page.sent('content-security-policy')).toMatch(/^default-src 'self'/)
      const again = await ask('/base/docs/install', {
        'if-none-match': page.sent('etag') ?? '',
        // By default, `fetch` sends `no-cache`, which requests the whole page.
        'cache-control': 'max-age=0'
      })
      expect([again.status, again.text]).toEqual([304, ''])
      const script = /src="(\/base\/assets\/js\/[^"]+)"/.exec(page.text)?.[1] ?? ''
      expect((await ask(script)).sent('cache-control')).toMatch(/immutable$/)
      const moved = await ask('/base/docs/team/?a=1')
      expect([moved.status, moved.sent('location')]).toEqual([
        301,
        '/base/community/team?a=1#members'
      ])
      const missing = await ask('/base/none')
      expect([missing.status, missing.sent('content-type')]).toEqual([
        404,
        'text/html; charset=utf-8'
      ])
      expect((await ask('/base/%2e%2e%2fsite.config.mjs')).status).toBe(404)
    } finally {
      await server.stop()
    }
  })
})

describe('a build for Cloudflare Pages', () => {
  test("writes rules for both URL forms, and omits other hosts' files", async () => {
    const built = await buildFor(['cloudflare-pages'])
    expectFile(built, 'netlify', '_headers')
    expectFile(built, 'cloudflare-pages', '_redirects')
    expect(existsSync(path.join(built.outDir, '_nginx.conf'))).toBe(false)
    expect(existsSync(path.join(built.outDir, '.nojekyll'))).toBe(false)
  })
})
