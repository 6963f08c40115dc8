import {untilHydrated} from './hydrated.js'
import {expect, test} from './site-test.js'
import {WEBSITE_BUILD} from './website-folder.js'
import {listFiles} from '../list-files.js'

/** Older versions have nearly the same text, so only their categories are opened. */
const OLDER = /^\/docs\/\d[\d.]*\/(?!category)/

/** URL paths of all pages, sorted. */
function listPages(): string[] {
  return listFiles(WEBSITE_BUILD, /\.html$/)
    .filter((file) => file !== '404.html')
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
    .filter((routePath) => !OLDER.test(routePath))
    .sort()
}

/** Pages are opened in parallel, because most of the time is spent waiting. */
const PARTS = [0, 1, 2, 3]

test.describe.configure({mode: 'parallel'})

for (const part of PARTS) {
  // The other tests open a page of each kind.
  test(`every page opens and hydrates without console errors, part ${part + 1}`, {
    tag: '@proof'
  }, async ({page, watch}) => {
    test.setTimeout(600_000)
    const pages = listPages().filter((_, index) => index % PARTS.length === part)
    expect(pages.length).toBeGreaterThan(0)
    for (const routePath of pages) {
      const response = await page.goto(routePath)
      expect.soft(response?.status(), routePath).toBe(200)
      // All console messages during hydration have been recorded by now.
      await untilHydrated(page)
      await page.waitForLoadState('load')
    }
    expect(watch.problems).toEqual([])
  })
}

test('an unknown URL shows the not-found page', async ({page, watch}) => {
  const response = await page.goto('/there/is/no/such/page', {waitUntil: 'networkidle'})
  expect(response?.status()).toBe(404)
  await expect(page.locator('h1')).toBeVisible()
  expect(watch.problems.filter((problem) => !problem.includes('404 (Not Found)'))).toEqual([])
})

test('a page is readable without JavaScript', async ({browser, origin}) => {
  const context = await browser.newContext({javaScriptEnabled: false})
  const page = await context.newPage()
  await page.goto(`${origin}/`)
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator('h1').first()).toBeVisible()
  await context.close()
})
