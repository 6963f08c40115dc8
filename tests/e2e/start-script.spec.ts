import type {Page} from 'playwright/test'
import {holdRequests} from './hold-requests.js'
import {untilHydrated} from './hydrated.js'
import {expect, test} from './site-test.js'

const PAGE = '/docs/sidebar'
const MAIN = /\/assets\/js\/main-\w+\.js$/

/** Opens a page whose scripts are held, and waits until it's visible. */
async function openInert(page: Page): Promise<() => void> {
  const release = await holdRequests(page, MAIN)
  await page.goto(PAGE, {waitUntil: 'commit'})
  await expect(page.locator('main h1')).toBeVisible()
  await page.locator('head script[src*="/main-"]').waitFor({state: 'attached'})
  return release
}

test('a page loads its scripts after its stylesheets', async ({page}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const style = await holdRequests(page, '**/assets/css/*.css')
  await page.goto(PAGE, {waitUntil: 'commit'})
  await expect.poll(() => scripts).toHaveLength(1)
  // The server would have answered further requests by then.
  await page.evaluate(() => fetch('/robots.txt'))
  expect(scripts).toEqual([expect.stringMatching(/\/start-\w{8}\.js$/)])
  style()
  await untilHydrated(page)
  expect(scripts.length).toBeGreaterThan(2)
})

test('the load event waits for the scripts', async ({page}) => {
  const release = await openInert(page)
  await page.evaluate(() => fetch('/robots.txt'))
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  release()
  await page.waitForLoadState('load')
  await untilHydrated(page)
})

test('clicks and shortcuts work before the page is interactive, but only once', async ({page}) => {
  const release = await openInert(page)
  const theme = page.locator('html')
  const before = await theme.getAttribute('data-theme')
  const toggle = page.locator('.navbar .color-mode-toggle')
  await toggle.click()
  await toggle.click()
  await page.keyboard.press('/')
  await page.keyboard.press('/')
  expect(await theme.getAttribute('data-theme')).toBe(before)
  release()
  await expect(theme).toHaveAttribute('data-theme', before === 'dark' ? 'light' : 'dark')
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('')
})

test('a click that the browser or another script handles isn’t repeated', async ({page}) => {
  const release = await openInert(page)
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), {textContent: '0'})
    button.dataset.testid = 'counter'
    button.addEventListener('click', () => (button.textContent += '1'))
    document.body.prepend(button)
  })
  const counter = page.getByTestId('counter')
  await counter.click()
  const heading = page.locator('main .hash-link').first()
  await heading.click()
  const url = page.url()
  expect(url).toContain('#')
  release()
  await untilHydrated(page)
  expect(page.url()).toBe(url)
  expect(await page.evaluate(() => history.length)).toBe(3)
  await expect(counter).toHaveText('01')
})
