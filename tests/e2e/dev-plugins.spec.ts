import {execFileSync} from 'node:child_process'
import {renameSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import type {Page} from 'playwright/test'
import {type DevServer, startDevServer} from '../dev-server.js'
import {devTest as test, expect, isSameDocument, openPage} from './dev-site.js'

const CLI = fileURLToPath(new URL('../../packages/core/bin/site.mjs', import.meta.url))

let dev: DevServer
/** Uncaught errors of pages, and errors in the console. */
let errors: string[]

test.beforeAll(async () => {
  dev = await startDevServer({
    fixture: 'docusaurus-plugins',
    packages: {sass: 'sass'},
    prepare(siteDir) {
      renameSync(path.join(siteDir, 'packages'), path.join(siteDir, 'node_modules'))
    }
  })
  // Authors run these commands after changing the documented code.
  for (const command of [
    'gen-tide-docs harbor -p=harbor --all-versions',
    'tides-to-doc --root docs'
  ])
    execFileSync(process.execPath, [CLI, ...command.split(' ')], {cwd: dev.siteDir})
})

test.afterAll(async () => {
  await dev.stop()
})

test.beforeEach(async ({page}) => {
  errors = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    const isOwn =
      message.location().url.startsWith(dev.origin) || !/^Failed to load/.test(message.text())
    if (message.type() === 'error' && isOwn) errors.push(message.text())
  })
  // Plugins load third-party scripts.
  await page.route(/example\.com/, (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''})
  )
})

test.afterEach(() => {
  expect(errors).toEqual([])
})

const open = (page: Page, place: string) => openPage(page, `${dev.origin}/tides/${place}`)

test('plugins add scripts, styles and modules to pages', async ({page}) => {
  await open(page, 'docs')
  await expect(page.locator('html')).toHaveAttribute('data-zoom', '.markdown img')
  await expect(page.locator('body')).toHaveAttribute('data-feedback', 'harbor')
  expect(await page.evaluate('window.tideVisits')).toMatchObject({debug: true})
  expect(await page.evaluate('window._tides')).toContainEqual(['tide-track', '/tides/docs'])
  await expect(page.locator('script[src="https://clicks.example.com/a.js"]')).toHaveCount(1)
  await expect(page.locator('script[src="https://ref.example.com/a.js"]')).toHaveCount(1)
  await expect(page.locator('link[href="https://ask.example.com/a.css"]')).toHaveCount(1)
})

test('theme components are part of pages', async ({page}) => {
  await open(page, 'docs')
  await expect(page.locator('output')).toContainText('get /tides')
  await expect(page.locator('.tide-chart')).toHaveText('<chart>Low at six</chart>')
  await expect(page.locator('figure')).toContainText('Source on Tide Tables')
  await expect(page.locator('dl')).toHaveText('Parsed Level')
})

test('plugin pages hydrate', async ({page}) => {
  await open(page, 'specs/harbor')
  await expect(page.locator('main')).toContainText('Spec of harbor, browser')
  // Its text differs in the browser.
  errors = errors.filter((error) => !error.includes('Hydration failed'))
  await open(page, 'reference')
  await expect(page.locator('output')).toHaveText('Reference 3')
  await open(page, 'variables')
  await expect(page.locator('output')).toHaveText('Harbor')
})

test('files from commands and plugins are docs', async ({page}) => {
  for (const [place, title] of [
    ['docs/api/harbor.api', 'harbor'],
    ['docs/queries', 'Queries'],
    ['docs/written/level', 'level'],
    ['docs/written/loaded', 'Loaded']
  ] as const) {
    await open(page, place)
    await expect(page.locator('h1').first()).toContainText(title)
  }
})

test('external modules are globals, and copied files are served', async ({page}) => {
  await page.addInitScript("globalThis.TideSdk = {name: 'sdk', map: {name: 'map'}}")
  await open(page, 'sdk')
  await expect(page.locator('#sdk')).toHaveText('sdk map')
  const answer = await page.request.get(`${dev.origin}/tides/copied/tides.json`)
  expect(await answer.json()).toEqual({low: '06:10'})
})

test('plugins still apply after a page is edited', async ({page}) => {
  await open(page, 'docs')
  dev.edit('docs/intro.mdx', '# Tides', '# Tides today')
  await expect(page.locator('h1')).toContainText('Tides today')
  expect(await isSameDocument(page)).toBe(true)
  await expect(page.locator('.tide-chart')).toHaveText('<chart>Low at six</chart>')
})
