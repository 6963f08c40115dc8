import type {Locator, Page} from 'playwright/test'
import {holdRequests} from './hold-requests.js'
import {expect, codeTest, markdownTest, readingTest} from './site-test.js'

const failure = (page: Page) => page.getByRole('alert').filter({hasText: 'Failed to fetch'}).first()

/**
 * Retries until an element is shown. Some versions of Chromium cache a failed import until the page
 * is reloaded, which a second retry does.
 */
async function retryUntil(page: Page, shown: Locator): Promise<void> {
  const button = page.getByRole('button', {name: 'Retry'}).first()
  await button.click()
  await expect(shown.or(button).first()).toBeVisible()
  if (!(await shown.isVisible())) await button.click()
  await expect(shown).toBeVisible()
}

/** The page has another status region, for copied code. */
const spinner = (page: Page) => page.getByRole('status').and(page.locator('.theme-loading'))

readingTest.describe('§4 Lazy load:', () => {
  readingTest('a spinner shows only after 200 ms', async ({page}) => {
    await page.clock.install({time: 0})
    const release = await holdRequests(page, /\/late-[^/]+\.js$/)
    await page.clock.pauseAt(10_000)
    const request = page.waitForRequest(/\/late-[^/]+\.js$/)
    await page.goto('/late')
    await request
    await page.clock.runFor(199)
    await expect(spinner(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(spinner(page)).toHaveText('Loading…')
    await page.clock.resume()
    release()
    await expect(page.getByTestId('late')).toHaveText('Late, but here: the part')
    await expect(spinner(page)).toHaveCount(0)
  })

  readingTest(
    'a part that fails to load shows the reason, and appears after a retry',
    async ({page}) => {
      await page.route(/\/late-[^/]+\.js$/, (route) => route.abort())
      await page.goto('/late')
      await expect(failure(page)).toBeVisible()
      await page.unroute(/\/late-[^/]+\.js$/)
      await retryUntil(page, page.getByTestId('late'))
      await expect(failure(page)).toHaveCount(0)
    }
  )

  readingTest('a second retry reloads the page', async ({page}) => {
    await page.route(/\/late-[^/]+\.js$/, (route) => route.abort())
    await page.goto('/late')
    await page.getByRole('button', {name: 'Retry'}).click()
    await expect(failure(page)).toBeVisible()
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', {name: 'Retry'}).click()
    await loaded
    await expect(failure(page)).toBeVisible()
  })
})

codeTest(
  "§4 Lazy load: an editor that can't be loaded leaves the code, and loads after a retry",
  async ({page}) => {
    await page.route(/\/Playground-[^/]+\.js$/, (route) => route.abort())
    await page.goto('/docs/live')
    await expect(failure(page)).toBeVisible()
    await expect(page.locator('.theme-code-block').first()).toBeVisible()
    await page.unroute(/\/Playground-[^/]+\.js$/)
    await retryUntil(page, page.locator('.live-code').first())
  }
)

markdownTest(
  "§4 Lazy load: a diagram that can't be drawn leaves its source, and is drawn after a retry",
  async ({page}) => {
    await page.route(/\/mermaid[^/]*\.js$/, (route) => route.abort())
    await page.goto('/docs/diagram')
    await expect(failure(page)).toBeVisible()
    await expect(page.locator('.theme-mermaid-source').first()).toBeVisible()
    await page.unroute(/\/mermaid[^/]*\.js$/)
    await retryUntil(page, page.locator('.theme-mermaid-drawing svg').first())
    await expect(failure(page)).toHaveCount(0)
  }
)
