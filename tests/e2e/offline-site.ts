import {createServer, type RequestListener} from 'node:http'
import {test as base, type Page} from 'playwright/test'
import sirv from 'sirv'

/** An edition of the fixture `offline`: two builds of one site, and one without the plugin. */
export type Edition = 'A' | 'B' | 'C'

export const BASE_URL = '/tides/'

/** A host that publishes several editions at the same URL. */
export interface Host {
  origin: string
  publish(edition: Edition): void
  /** Overrides the response for one file. */
  answer(file: string, listen: RequestListener): void
  /** Stops responding to requests. */
  goDown(): void
}

async function openHost(): Promise<Host & {close(): Promise<void>}> {
  let serve: RequestListener | undefined
  const own = new Map<string, RequestListener>()
  const server = createServer((request, response) => {
    const file = request.url?.slice(BASE_URL.length).replace(/\?.*$/, '') ?? ''
    const listen = own.get(file) ?? serve
    if (!listen) return void request.destroy()
    request.url = `/${request.url?.slice(BASE_URL.length)}`
    listen(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    publish(edition) {
      const folder = process.env[`OFFLINE_BUILD_${edition}`]
      if (!folder)
        throw new Error('The fixture has not been built; run the tests by their configuration.')
      const files = sirv(folder, {
        etag: true,
        // Tests don't depend on HTTP caching.
        setHeaders: (response) => response.setHeader('cache-control', 'no-cache')
      })
      serve = (request, response) =>
        files(request, response, () => void response.writeHead(404).end('There is no such file.'))
    },
    answer: (file, listen) => void own.set(file, listen),
    goDown() {
      own.clear()
      serve = undefined
      server.closeAllConnections()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

/**
 * A test with a separate host that has published edition A, and a separate browser: Chromium sometimes
 * crashes when a context is closed while a service worker starts, which would fail the next test.
 */
export const test = base.extend<{host: Host}>({
  context: async ({playwright, launchOptions, baseURL}, use) => {
    const browser = await playwright.chromium.launch(launchOptions)
    await use(await browser.newContext({baseURL}))
    await browser.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  host: async ({}, use) => {
    const host = await openHost()
    host.publish('A')
    await use(host)
    await host.close()
  },
  baseURL: async ({host}, use) => use(host.origin)
})

/** Returns the URL of the active service worker, or `undefined` before one is active. */
export function findActiveWorker(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.active?.state === 'activated' ? registration.active.scriptURL : undefined
  })
}

/** Opens a page in offline mode and waits until the whole site is cached. */
export async function keepSite(page: Page, file = ''): Promise<void> {
  await page.goto(`${BASE_URL}${file}?offlineMode=true`)
  await test.expect.poll(() => findActiveWorker(page)).toContain('offlineMode%22%3Atrue')
}

/** Returns the edition of a page. */
export function editionOf(page: Page) {
  return page.locator('.navbar').getByText(/edition/)
}

export {expect} from 'playwright/test'
