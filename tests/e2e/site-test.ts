import {test as base, type Page} from 'playwright/test'
import {untilHydrated} from './hydrated.js'
import {serveFolder, type ServedFolder} from './serve-folder.js'
import {WEBSITE_BUILD} from './website-folder.js'

/** The problems on a page during a test. */
export interface PageWatch {
  /** Console errors and warnings, uncaught errors, failed requests; each with the page's path. */
  problems: string[]
}

/** Starts to record the problems on a page. */
export function watchPage(page: Page): PageWatch {
  const problems: string[] = []
  const add = (problem: string) => problems.push(`${new URL(page.url()).pathname}: ${problem}`)
  page.on('pageerror', (error) => add(error.message))
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its prefetches.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return
    add(`${request.url()} failed: ${request.failure()?.errorText}`)
  })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      add(`${message.text()} (${message.location().url})`)
    }
  })
  return {problems}
}

/** Opens a page and waits until it's hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/** Playwright's `test` with a built site served at `baseURL`. Fails if pages have problems. */
function createTest(findFolder: () => string) {
  return base.extend<{watch: PageWatch}, {origin: string; served: ServedFolder}>({
    served: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
      async ({}, use) => {
        const served = await serveFolder(findFolder())
        await use(served)
        await served.close()
      },
      {scope: 'worker'}
    ],
    origin: [async ({served}, use) => use(served.origin), {scope: 'worker'}],
    baseURL: async ({origin}, use) => use(origin),
    watch: async ({page}, use) => use(watchPage(page))
  })
}

/** A test of the reference website. */
export const test = createTest(() => WEBSITE_BUILD)

/** A test of the fixture `reading`, built by the global set-up. */
export const readingTest = createTest(() => findFixture('READING_BUILD'))

/** A test of the fixture `live-parts`, built by the global set-up. */
export const livePartsTest = createTest(() => findFixture('LIVE_PARTS_BUILD'))

/** A test of the fixture `reader-states`, built by the global set-up. */
export const statesTest = createTest(() => findFixture('READER_STATES_BUILD'))

/** A test of the fixture `theme-promises`, built by the global set-up. */
export const themeTest = createTest(() => findFixture('THEME_BUILD'))

/** A test of the fixture `markdown-code`, built by the global set-up. */
export const codeTest = createTest(() => findFixture('CODE_BUILD'))

/** A test of the fixture `versions`, built by the global set-up. */
export const versionsTest = createTest(() => findFixture('VERSIONS_BUILD'))

/** A test of the fixture `markdown-features`, built by the global set-up. */
export const markdownTest = createTest(() => findFixture('MARKDOWN_BUILD'))

/** A test of the fixture `search-service`, built by the global set-up. */
export const serviceTest = createTest(() => findFixture('SEARCH_SERVICE_BUILD'))

/** A test of the fixture `look`, built by the global set-up. */
export const visualTest = createTest(() => findFixture('LOOK_BUILD'))

/** A test of the fixture `docusaurus-page-styles`, built by the global set-up. */
export const pageStylesTest = createTest(() => findFixture('PAGE_STYLES_BUILD'))

/** A test of the fixture `docusaurus-infima`, built by the global set-up. */
export const infimaTest = createTest(() => findFixture('INFIMA_BUILD'))

/** A test of the fixture `docusaurus-swizzled`, built by the global set-up. */
export const swizzledTest = createTest(() => findFixture('SWIZZLED_BUILD'))

/** A test of the fixture `docusaurus-code-blocks`, built by the global set-up. */
export const codeBlocksTest = createTest(() => findFixture('CODE_BLOCKS_BUILD'))

/** A test of the fixture `locales`, built by the global set-up. */
export const localesTest = createTest(() => findFixture('LOCALES_BUILD'))

function findFixture(variable: string): string {
  const folder = process.env[variable]
  if (!folder)
    throw new Error('The fixture has not been built; run the tests by their configuration.')
  return folder
}

export {expect} from 'playwright/test'
