import {readdirSync, readFileSync} from 'node:fs'
import type {Page} from 'playwright/test'
import {findInBothModes} from './find-violations.js'
import {untilHydrated} from './hydrated.js'
import {BASE_URL, editionOf, expect, findActiveWorker, keepSite, test} from './offline-site.js'

const INSTALLED = 'docusaurus.pwa.event.appInstalled.fired'

function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', ({message}) => errors.push(message))
  return errors
}

const popupOf = (page: Page) => page.getByRole('region', {name: 'New version'})

/** Lists cached URLs without their revisions. */
function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return caught.flat().map(({url}) => new URL(url).pathname)
  })
}

test('§7 Service worker: is registered below the base URL with offlineMode and debug in params', async ({
  page,
  host
}) => {
  await page.goto(BASE_URL)
  const params = encodeURIComponent('{"offlineMode":false,"debug":false}')
  await expect
    .poll(() => findActiveWorker(page))
    .toBe(`${host.origin}/tides/sw.js?params=${params}`)
  expect(await listKept(page)).toEqual([])
  await page.goto(`${BASE_URL}?offlineMode=true`)
  const offline = encodeURIComponent('{"offlineMode":true,"debug":false}')
  await expect
    .poll(() => findActiveWorker(page))
    .toBe(`${host.origin}/tides/sw.js?params=${offline}`)
})

test('§4 Service worker: in offline mode, the whole site is readable without a network', async ({
  page,
  host,
  context
}) => {
  await keepSite(page)
  const kept = await listKept(page)
  expect(kept).toEqual(expect.arrayContaining(['/tides/index.html', '/tides/img/icon.svg']))
  expect(kept).not.toContain('/tides/manifest.webmanifest')
  host.goDown()
  await context.setOffline(true)
  const errors = errorsOf(page)
  await page.goto(`${BASE_URL}table?from=mail&offlineMode=true#times`)
  await untilHydrated(page)
  await expect(page.locator('h1')).toHaveText('Read a table')
  await expect(page.locator('h1')).toHaveCSS('font-weight', '680')
  await page.getByRole('link', {name: 'Springs and neaps'}).last().click()
  await expect(page.locator('h1')).toHaveText('Springs and neaps')
  await page.keyboard.press('Control+k')
  await page.locator('.DocSearch-Input').fill('read a table')
  const hit = page.locator('.DocSearch-Hit').filter({hasText: 'Read a table'}).first()
  await hit.getByRole('link').click()
  await expect(page.locator('h1')).toHaveText('Read a table')
  // Missing files respond with an error. The worker's script can't be requested, and nothing else
  // fails.
  await page.goto(`${BASE_URL}kept-by-the-host/log/`)
  await expect(page.locator('h1')).toHaveText('You are offline')
  await expect(page.locator('body')).toHaveCSS('font-family', /sans-serif/)
  await expect(page.getByRole('link', {name: 'Try again'})).toHaveCSS('padding-left', '18px')
  await page.getByRole('link', {name: 'Home page'}).click()
  await expect(page.locator('h1')).toHaveText('Tides')
  const unexpected = errors.filter(
    (error) => !/registerSW failed|fetching the script|net::ERR|503/.test(error)
  )
  expect(unexpected).toEqual([])
})

test('§4 Service worker: older versions of the docs are searched only with a network', async ({
  page,
  host,
  context
}) => {
  await keepSite(page)
  const search = async (folder: string) => {
    await page.goto(`${BASE_URL}${folder}?offlineMode=true`)
    await untilHydrated(page)
    await page.keyboard.press('Control+k')
    await page.locator('.DocSearch-Input').fill('tides')
  }
  const hits = page.locator('.DocSearch-Hit')
  await search('2025/')
  await expect(hits.filter({hasText: 'Tides of last year'}).first()).toBeVisible()
  // Responses are cached by this page only, and the next one requests them again.
  await page.evaluate(() => localStorage.clear())
  host.goDown()
  await context.setOffline(true)
  const errors = errorsOf(page)
  await search('2025/')
  await expect(page.locator('h1')).toHaveText('Tides of last year')
  await expect(page.locator('.DocSearch-Modal')).toContainText('Unable to fetch results')
  expect(
    errors.filter((error) => !/registerSW failed|fetching the script|net::ERR/.test(error))
  ).toEqual([])
  await search('table/')
  await expect(hits.filter({hasText: 'Tides'}).first()).toBeVisible()
})

test('§4 Service worker: each language has its own worker', async ({page, host, context}) => {
  await keepSite(page)
  await page.goto(`${BASE_URL}fr/?offlineMode=true`)
  await expect.poll(() => findActiveWorker(page)).toContain(`${BASE_URL}fr/sw.js?`)
  const cached = await page.evaluate(async () => {
    const names = (await caches.keys()).sort()
    const keys = names.map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(keys)).map((requests) => requests.map(({url}) => url))
  })
  const french = `${host.origin}${BASE_URL}fr/`
  const counts = cached.map((urls) => urls.filter((url) => url.startsWith(french)).length)
  expect(counts).toEqual([0, cached[1]?.length])
  host.goDown()
  await context.setOffline(true)
  await page.goto(`${BASE_URL}fr/table/?offlineMode=true`)
  await untilHydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('h1')).toHaveText('Read a table')
  await page.goto(`${BASE_URL}table/?offlineMode=true`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('h1')).toHaveText('Read a table')
})

test('§4 Service worker: in offline mode, the waiting state shows a popup, and Refresh opens the next build', async ({
  page,
  host
}) => {
  await keepSite(page, 'table/')
  host.publish('B')
  await page.reload()
  await expect(popupOf(page).getByRole('alert')).toHaveText('New version available')
  await expect(editionOf(page)).toHaveText('Tides, edition A')
  expect(await findInBothModes(page)).toEqual([])
  await popupOf(page).getByRole('button', {name: 'Close', exact: true}).click()
  await expect(popupOf(page)).toHaveCount(0)
  await page.reload()
  await expect(editionOf(page)).toHaveText('Tides, edition A')
  await popupOf(page).getByRole('button', {name: 'Refresh'}).click()
  await expect(editionOf(page)).toHaveText('Tides, edition B')
  await untilHydrated(page)
  await expect(popupOf(page)).toHaveCount(0)
  // Only one of two builds is kept.
  const scripts = (await listKept(page)).filter((path) => path.includes('/js/main-'))
  expect(scripts).toHaveLength(1)
})

test('§4 Service worker: outside offline mode, the waiting state is activated immediately', async ({
  page,
  host
}) => {
  await page.goto(BASE_URL)
  await expect.poll(() => findActiveWorker(page)).toContain('false')
  const old = await page.evaluate(() =>
    navigator.serviceWorker.ready.then(({active}) => active?.state)
  )
  expect(old).toBe('activated')
  host.publish('B')
  const replaced = page.evaluate(async () => {
    const {active} = await navigator.serviceWorker.ready
    await new Promise((resolve) =>
      active?.addEventListener('statechange', () => active.state === 'redundant' && resolve(true))
    )
    return true
  })
  const other = await page.context().newPage()
  await other.goto(BASE_URL)
  await expect(editionOf(other)).toHaveText('Tides, edition B')
  expect(await replaced).toBe(true)
  await expect(popupOf(other)).toHaveCount(0)
})

test('§4 Service worker: a tab of the last build switches completely to the next one', async ({
  page,
  host,
  context
}) => {
  await keepSite(page)
  const stale = await context.newPage()
  // On a small screen, few links are in view, so the page after the next isn't prefetched.
  await stale.setViewportSize({width: 390, height: 800})
  await stale.goto(`${BASE_URL}?offlineMode=true`)
  await untilHydrated(stale)
  host.publish('B')
  await page.reload()
  await popupOf(page).getByRole('button', {name: 'Refresh'}).click()
  await expect(editionOf(page)).toHaveText('Tides, edition B')
  const errors = errorsOf(stale)
  await stale.getByRole('link', {name: 'Read a table'}).last().click()
  await expect(stale.locator('h1')).toHaveText('Read a table')
  await stale.getByRole('link', {name: 'Springs and neaps'}).first().click()
  await expect(stale.locator('h1')).toHaveText('Springs and neaps')
  await expect(editionOf(stale)).toHaveText('Tides, edition B')
  expect(errors).toEqual([])
})

test('§4 Service worker: installing unregisters all of them, reloads, and is stored (§9 Storage keys: docusaurus.pwa.event.appInstalled.fired)', async ({
  page
}) => {
  await page.goto(BASE_URL)
  await expect.poll(() => findActiveWorker(page)).toContain('false')
  const read = () => page.evaluate((key) => localStorage.getItem(key), INSTALLED)
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await reloaded
  await expect.poll(() => findActiveWorker(page)).toContain('offlineMode%22%3Atrue')
  expect(await read()).toBe('true')
  await expect(popupOf(page)).toHaveCount(0)
  const removed = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')))
  await removed
  await expect.poll(() => findActiveWorker(page)).toContain('offlineMode%22%3Afalse')
  expect(await read()).toBeNull()
})

test('§4 Service worker: is unregistered if the next build has none', async ({page, host}) => {
  await keepSite(page)
  host.publish('C')
  await page.reload()
  await expect(editionOf(page)).toHaveText('Tides, edition C')
  expect(await listKept(page)).toEqual([])
  expect(await findActiveWorker(page)).toBeUndefined()
})

test('§8 Service worker registration fails: a registerSW failure is logged, and the page works', async ({
  page,
  host
}) => {
  host.answer('sw.js', (_, response) => void response.writeHead(500).end())
  const errors = errorsOf(page)
  await page.goto(`${BASE_URL}?offlineMode=true`)
  await expect.poll(() => errors.join('\n')).toContain('registerSW failed')
  await page.getByRole('link', {name: 'Read a table'}).last().click()
  await expect(page.locator('h1')).toHaveText('Read a table')
  await page.keyboard.press('Control+k')
  await page.locator('.DocSearch-Input').fill('springs')
  await expect(page.locator('.DocSearch-Hit').first()).toContainText('Springs')
})

test('§8 Storage unavailable: without space for the site, pages are read from the network', async ({
  page,
  host,
  context
}) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', {origin: host.origin, quotaSize: 100_000})
  await page.goto(`${BASE_URL}?offlineMode=true`)
  await expect.poll(() => warnings).toEqual(["The site couldn't be stored for offline use."])
  expect(await findActiveWorker(page)).toBeUndefined()
  await page.getByRole('link', {name: 'Read a table'}).last().click()
  await expect(page.locator('h1')).toHaveText('Read a table')
})

test('§4 Service worker: a page of another build is rejected while a site is being published', async ({
  page,
  host
}) => {
  const {OFFLINE_BUILD_B = ''} = process.env
  expect(readdirSync(OFFLINE_BUILD_B)).toContain('springs')
  const html = readFileSync(`${OFFLINE_BUILD_B}/springs/index.html`)
  host.answer('springs/index.html', (_, response) => {
    response.writeHead(200, {'content-type': 'text/html'}).end(html)
  })
  const warning = page.waitForEvent('console', {
    predicate: (message) => message.text() === "The site couldn't be stored for offline use."
  })
  await page.goto(`${BASE_URL}?offlineMode=true`)
  await warning
  expect(await findActiveWorker(page)).toBeUndefined()
})
