import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildFixture, buildSite, copyFixture, type SiteBuild} from './build-site.js'
import {startDevServer} from './dev-server.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('redirects')
  // Links to old URLs of the site aren't broken.
  expect(site.stderr).toBe('')
})

/** Targets of a redirect page: without scripts, for search engines, and of its link. */
function targetsOf(file: string): (string | undefined)[] {
  const html = site.read(file)
  return [
    /http-equiv="refresh" content="0; url=([^"]*)"/.exec(html)?.[1],
    /rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    /<a href="([^"]*)">This page/.exec(html)?.[1]
  ]
}

describe('a redirect page', () => {
  test('points to the page below the base URL', () => {
    for (const file of ['docs/support', 'docs/next/support', 'help/support']) {
      expect(targetsOf(`${file}/index.html`)).toEqual([
        '/base/community/support',
        'https://docs.example.com/base/community/support',
        '/base/community/support'
      ])
    }
    expect(targetsOf('docs/team/index.html')[0]).toBe('/base/community/team#members')
    expect(targetsOf('old/café/index.html')[0]).toBe('/base/docs/install')
  })

  test('is hidden from search engines, except for the root redirect', () => {
    const robots = '<meta name="robots" content="noindex">'
    expect(site.read('docs/support/index.html')).toContain(robots)
    expect(targetsOf('index.html')[0]).toBe('/base/docs/install')
    expect(site.read('index.html')).not.toContain(robots)
  })

  test('can point to another site with an escaped URL', () => {
    expect(targetsOf('shop/index.html')).toEqual([
      'https://shop.example.com/?a=1&amp;b=%3C2%3E',
      'https://shop.example.com/?a=1&amp;b=%3C2%3E',
      'https://shop.example.com/?a=1&amp;b=%3C2%3E'
    ])
  })

  test("with a file extension is stored where hosts don't serve it as the target page", () => {
    expect(targetsOf('docs/install.html/index.html')[0]).toBe('/base/docs/install')
    expect(site.read('docs/install/index.html')).toContain('<h1')
  })
})

test('a warm build keeps current redirects and removes old ones', async () => {
  const siteDir = copyFixture('redirects')
  const first = await buildSite(siteDir)
  const kept = path.join(first.outDir, 'docs/team/index.html')
  const {mtimeMs, ino} = statSync(kept)
  const config = path.join(siteDir, 'site.config.mjs')
  writeFileSync(config, readFileSync(config, 'utf8').replace(", '/docs/next/support'", ''))
  const second = await buildSite(siteDir)
  expect([second.exitCode, second.stderr]).toEqual([0, ''])
  expect(second.stdout).toMatch(/pages {5}0 rendered/)
  expect(existsSync(path.join(second.outDir, 'docs/next/support'))).toBe(false)
  const after = statSync(kept)
  expect([after.mtimeMs, after.ino]).toEqual([mtimeMs, ino])
})

test('with trailingSlash: false, redirects are files like pages', async () => {
  const siteDir = copyFixture('redirects')
  const config = path.join(siteDir, 'site.config.mjs')
  const text = readFileSync(config, 'utf8')
  writeFileSync(
    config,
    text.replace("baseUrl: '/base/',", "baseUrl: '/base/', trailingSlash: false,")
  )
  const built = await buildSite(siteDir)
  expect([built.exitCode, built.stderr]).toEqual([0, ''])
  expect(built.read('docs/support.html')).toContain('url=/base/community/support"')
  expect(built.read('docs/install.html')).toContain('<h1')
})

describe('site start', () => {
  test('redirects and keeps the query', async () => {
    const server = await startDevServer({siteDir: copyFixture('redirects')})
    try {
      const locationOf = async (url: string) => {
        const response = await fetch(server.origin + url, {redirect: 'manual'})
        return `${response.status} ${response.headers.get('location')}`
      }
      expect(await locationOf('/base/docs/support')).toBe('302 /base/community/support')
      expect(await locationOf('/base/docs/support/?a=1')).toBe('302 /base/community/support?a=1')
      expect(await locationOf('/base/docs/team?a=1')).toBe('302 /base/community/team?a=1#members')
      expect(await locationOf('/base/old/caf%C3%A9/')).toBe('302 /base/docs/install')
      expect(await locationOf('/base/shop')).toBe('302 https://shop.example.com/?a=1&b=%3C2%3E')
      const answer = await fetch(`${server.origin}/base/docs/install.html`)
      expect(await answer.text()).toContain('<h1')
    } finally {
      await server.stop()
    }
  })
})
