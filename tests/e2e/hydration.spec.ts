import {readFileSync} from 'node:fs'
import path from 'node:path'
import type {Page} from 'playwright/test'
import {minifyHtml} from './minify-html.js'
import {PAGE_KINDS} from './page-kinds.js'
import {
  expect,
  livePartsTest as smallSiteTest,
  openPage,
  type PageWatch,
  swizzledTest,
  test
} from './site-test.js'
import {WEBSITE_BUILD} from './website-folder.js'
import {listFiles} from '../list-files.js'

const KINDS = Object.values(PAGE_KINDS)

/** The page with an expression in its text, in three versions. */
const LIVE = /^docs\/(?:[\d.]+\/)?markdown-features\/react\/index\.html$/

/** Reads every page of the built website. Filenames are relative, with slashes. */
function readDocuments(): {file: string; html: string}[] {
  return listFiles(WEBSITE_BUILD, /\.html$/).map((file) => ({
    file,
    html: readFileSync(path.join(WEBSITE_BUILD, file), 'utf8')
  }))
}

/** Opens a page of every kind. React reports hydration errors as uncaught errors. */
async function openAll(page: Page, watch: PageWatch): Promise<void> {
  for (const routePath of KINDS) {
    await openPage(page, routePath)
  }
  expect(watch.problems.filter((problem) => !problem.includes('404 (Not Found)'))).toEqual([])
}

/** Serves minified HTML, for documents and for prefetched pages. */
async function minifyDocuments(page: Page): Promise<void> {
  await page.route(
    ({pathname}) => !/^\/(?:assets|img)\//.test(pathname),
    async (route) => {
      const response = await route.fetch()
      if (!response.headers()['content-type']?.includes('html')) return route.fulfill({response})
      await route.fulfill({response, body: minifyHtml(await response.text())})
    }
  )
}

test.describe('§1 Hydration', () => {
  // The browser may still be requesting a page's manifest at the end of a test.
  test.afterEach(({page}) => page.unrouteAll({behavior: 'wait'}))

  test('only pages marked with data-comments depend on comments', () => {
    const documents = readDocuments().filter(({html}) => html.includes('<!--'))
    const ofTheTheme = documents.filter(
      ({file}) => /^(?:docs|blog|changelog|community|tests\/docs)\//.test(file) && !LIVE.test(file)
    )
    expect(ofTheTheme.map(({file}) => file)).toEqual([])
    expect(documents.filter(({file}) => LIVE.test(file))).toHaveLength(3)
    for (const {file, html} of documents) expect(html, file).toContain(' data-comments=')
  })

  test('a host can remove comments and white space', async ({page, watch}) => {
    test.setTimeout(600_000)
    await minifyDocuments(page)
    await openAll(page, watch)
  })

  swizzledTest(
    'the banner of an old version in a Docusaurus project stays the same without white space',
    async ({page, watch}) => {
      await minifyDocuments(page)
      await openPage(page, '/manual/1.0/intro')
      const banner = page.locator('.theme-doc-version-banner')
      await expect(banner.locator('> div')).toHaveCount(2)
      await expect(banner.getByText('1.0')).toHaveCSS('font-weight', '700')
      expect(watch.problems).toEqual([])
    }
  )

  test('a page that needs its comments is complete without them', async ({page, watch}) => {
    await page.goto('/docs/markdown-features/react', {waitUntil: 'networkidle'})
    const text = await page.locator('article').innerText()
    await minifyDocuments(page)
    await page.goto('/docs/markdown-features/react', {waitUntil: 'networkidle'})
    expect(await page.locator('article').innerText()).toBe(text)
    expect(watch.problems).toEqual([])
  })

  test.describe('in other environments', () => {
    test.use({timezoneId: 'Pacific/Auckland', locale: 'de-DE', colorScheme: 'dark'})

    test('hydration works with other time zones and languages, dark mode and browser extensions', async ({
      page,
      watch
    }) => {
      test.setTimeout(600_000)
      // Spell checkers and password managers do the same before any script of the page runs.
      await page.addInitScript(() => {
        new MutationObserver((_changes, observer) => {
          document.documentElement.setAttribute('data-extension-installed', 'true')
          if (!(document.body as HTMLElement | null)) return
          document.body.setAttribute('data-extension-listens', 'true')
          document.body.append(document.createElement('extension-panel'))
          observer.disconnect()
        }).observe(document, {childList: true, subtree: true})
      })
      await openAll(page, watch)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.locator('html')).toHaveAttribute('data-extension-installed', 'true')
      await expect(page.locator('extension-panel')).toHaveCount(1)
    })
  })
})

smallSiteTest('each tag of the head exists once, even if hydration fails', async ({page}) => {
  // As a browser extension could do. React then renders the page again.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main')?.prepend(document.createElement('aside'))
    })
  })
  const countTags = () =>
    page.evaluate(() =>
      ['title', 'link[rel=canonical]', 'meta[name=description]', 'meta[property="og:title"]'].map(
        (selector) => document.head.querySelectorAll(selector).length
      )
    )
  await openPage(page, '/docs/blocks')
  expect(await countTags()).toEqual([1, 1, 1, 1])
  const title = await page.title()
  await page.locator('nav').getByRole('link', {name: 'late', exact: true}).first().click()
  await expect(page).not.toHaveTitle(title)
  expect(await countTags()).toEqual([1, 1, 1, 1])
})
