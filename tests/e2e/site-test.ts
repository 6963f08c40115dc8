import {test as base} from 'playwright/test'
import {serveFolder} from './serve-folder.js'
import {WEBSITE_BUILD} from './website-folder.js'

/** What went wrong in a page while a test looked at it. */
export interface PageWatch {
  /** Console errors and warnings, uncaught errors, failed requests; each with the page's path. */
  problems: string[]
}

/** Playwright's `test` with the reference website served at `baseURL`, and its pages watched. */
export const test = base.extend<{watch: PageWatch}, {origin: string}>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const served = await serveFolder(WEBSITE_BUILD)
      await use(served.origin)
      await served.close()
    },
    {scope: 'worker'}
  ],
  baseURL: async ({origin}, use) => use(origin),
  watch: async ({page}, use) => {
    const problems: string[] = []
    const add = (problem: string) => problems.push(`${new URL(page.url()).pathname}: ${problem}`)
    page.on('pageerror', (error) => add(error.message))
    page.on('requestfailed', (request) => {
      // Leaving a page ends what it was still prefetching.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return
      add(`${request.url()} failed: ${request.failure()?.errorText}`)
    })
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) add(message.text())
    })
    await use({problems})
  }
})

export {expect} from 'playwright/test'
