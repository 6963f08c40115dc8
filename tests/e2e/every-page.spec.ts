import {readdirSync} from 'node:fs'
import path from 'node:path'
import type {Page} from 'playwright/test'
import {expect, test} from './site-test.js'
import {WEBSITE_BUILD} from './website-folder.js'

/** Paths of all pages of the website, as a reader types them, sorted. */
function listPages(): string[] {
  return readdirSync(WEBSITE_BUILD, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
    .sort()
}

/** React marks the element that it has taken over. A redirect has left its page by then. */
async function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.getElementById('__site') ?? {}).some((key) => key.startsWith('__react'))
  )
}

/** Most of the time is spent waiting for each page to come to rest: parts of them are opened side by side. */
const PARTS = [0, 1, 2, 3]

test.describe.configure({mode: 'parallel'})

for (const part of PARTS) {
  test(`every page opens, hydrates and leaves no complaint in the console, part ${part + 1}`, async ({
    page,
    watch
  }) => {
    test.setTimeout(600_000)
    const pages = listPages().filter((_, index) => index % PARTS.length === part)
    expect(pages.length).toBeGreaterThan(0)
    for (const routePath of pages) {
      const response = await page.goto(routePath, {waitUntil: 'networkidle'})
      expect.soft(response?.status(), routePath).toBe(200)
      expect.soft(await page.title(), routePath).not.toBe('')
      expect.soft(await isHydrated(page), `${routePath} is hydrated`).toBe(true)
    }
    expect(watch.problems).toEqual([])
  })
}

test('an address that no page has shows the not-found page', async ({page, watch}) => {
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
