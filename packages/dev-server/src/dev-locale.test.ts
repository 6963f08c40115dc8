import fs from 'node:fs'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import path from 'node:path'
import {createTerminal} from '@lectern/core/report/terminal'
import {createGenerator} from '@lectern/testing/create-generator'
import {createMarkdownSite, MARKDOWN_CONFIG} from '@lectern/testing/markdown-site'
import {expect, onTestFinished, test} from 'vitest'
import {type DevLocale, startLocale} from './dev-locale.js'
import {readKnownSources} from './site/known-sources.js'
import type {SiteChanges} from './watch/site-changes.js'
import {relativePath} from '@lectern/shared/files/relative-path'

type ChangeListener = Parameters<SiteChanges['subscribe']>[0]

/** Starts a locale of a site. `receive` reports file changes to it. */
async function start(files: Readonly<Record<string, string>> = {}, locale?: string) {
  const siteDir = createMarkdownSite({'owl.md': '# Owl\n', ...files})
  const watched = new Set<string>()
  const changes: {receive?: ChangeListener; isClosed: boolean} = {isClosed: false}
  const served = await startLocale(
    {siteDir, host: 'localhost', port: 0},
    {
      ...{terminal: createTerminal(process), generator: createGenerator()},
      ...{now: () => 0, wallClock: () => 0, session: 's1'}
    },
    {
      report: {ready: () => {}, updated: () => {}, note: () => {}, problems: () => {}},
      changes: {
        watch: (paths) => {
          for (const one of paths) watched.add(relativePath(siteDir, one))
        },
        subscribe: (receive) => {
          changes.receive = receive
        },
        idle: async () => {},
        close: () => {
          changes.isClosed = true
        }
      },
      locale
    }
  )
  onTestFinished(served.close)
  return {siteDir, served, changes, watched}
}

/** Requests a path of a locale, like a browser. */
async function request({answer}: DevLocale, urlPath: string): Promise<Response> {
  const server = http.createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  try {
    const {port} = server.address() as AddressInfo
    return await fetch(`http://localhost:${port}${urlPath}`, {redirect: 'manual'})
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('serves its site, and redirects to its base URL', async () => {
  const config = MARKDOWN_CONFIG.replace(`title: 'Birds'`, `title: 'Birds', baseUrl: '/base/'`)
  const {served} = await start({'site.config.mjs': config, 'static/birds.txt': 'Owl\n'})
  const file = await request(served, '/base/birds.txt')
  expect([file.status, await file.text()]).toEqual([200, 'Owl\n'])
  expect((await request(served, '/')).headers.get('location')).toBe('/base/')
})

test('follows changes once it’s started, and watches the inputs of the site', async () => {
  const {siteDir, served, changes, watched} = await start({'static/birds.txt': 'Owl\n'})
  expect([changes.receive, watched.size]).toEqual([undefined, 0])
  served.follow()
  expect([...watched]).toEqual(expect.arrayContaining(['', path.join('src', 'theme')]))
  fs.writeFileSync(path.join(siteDir, 'lark.md'), '# Lark\n')
  changes.receive?.([path.join(siteDir, 'lark.md')], 0)
  await request(served, '/birds.txt')
  expect([...served.site().routes.byPath.keys()].sort()).toEqual(['/lark', '/owl'])
})

test('saves the facts about sources for the next start, for each locale', async () => {
  const config = MARKDOWN_CONFIG.replace(
    `title: 'Birds'`,
    `title: 'Birds', i18n: {defaultLocale: 'en', locales: ['en', 'fr']}`
  )
  const {siteDir, served, changes} = await start({'site.config.mjs': config}, 'fr')
  expect(served.site().site.siteConfig.baseUrl).toBe('/fr/')
  served.follow()
  await served.close()
  expect(changes.isClosed).toBe(true)
  const devDir = path.join(siteDir, '.site/cache/dev/locales/fr')
  expect(Object.keys(readKnownSources(devDir, createGenerator().version))).toEqual(['owl.md'])
})

test('the start fails with the problems of a site that can’t be read', async () => {
  await expect(start({'site.config.mjs': 'export default {title: 1}\n'})).rejects.toMatchObject({
    problems: expect.arrayContaining([expect.objectContaining({code: 'config-invalid'})])
  })
})
