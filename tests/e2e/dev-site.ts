import {test as base, type Page} from 'playwright/test'
import {startDevServer, type DevServer, type DevServerOptions} from '../dev-server.js'

/**
 * Playwright's `test` with a development server for a copy of the fixture `dev`. Tests share one server and restore
 * their edits, or start a separate server.
 */
export const devTest = base.extend<
  {dev: DevServer; startDev: (options?: DevServerOptions) => Promise<DevServer>},
  {shared: DevServer}
>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const server = await startDevServer()
      await use(server)
      await server.stop()
    },
    {scope: 'worker'}
  ],
  dev: async ({shared}, use) => {
    await use(shared)
    await shared.restore()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  startDev: async ({}, use) => {
    const servers: DevServer[] = []
    await use(async (options) => {
      const server = await startDevServer(options)
      servers.push(server)
      return server
    })
    await Promise.all(servers.map((server) => server.stop()))
  }
})

/** Opens a page, waits until it receives updates, and marks its document. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await untilFollowing(page)
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'same'
  })
}

/** Waits until the open page is hydrated and receives updates. */
export async function untilFollowing(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const connection = (globalThis as {__lecternDev?: {app?: unknown; isListening?: boolean}})
      .__lecternDev
    return connection?.app !== undefined && connection.isListening
  })
}

/** Checks that the page hasn't been reloaded since it was opened. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.mark === 'same')
}

export {expect} from 'playwright/test'
