import type {Page} from 'playwright/test'
import {findViolations} from './find-violations.js'
import {expect, openPage, readingTest as test} from './site-test.js'

const button = (page: Page) => page.getByRole('button', {name: 'Back to where you were'})
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function wheel(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(600, 300)
  const before = await scrollTop(page)
  await page.mouse.wheel(0, pixels)
  await expect.poll(() => scrollTop(page)).toBe(before + pixels)
}

/** Follows the link to a section that is far away, from a position in the middle of the text. */
async function jump(page: Page): Promise<number> {
  await openPage(page, '/docs/long')
  await wheel(page, 130)
  await page.locator('.table-of-contents').getByRole('link', {name: 'The end'}).click()
  await expect(button(page)).toBeVisible()
  return 130
}

test.use({viewport: {width: 1280, height: 600}})

test('after a jump, the button leads back to the exact position and to the link', async ({
  page,
  watch
}) => {
  const top = await jump(page)
  expect(await findViolations(page)).toEqual([])
  await button(page).click()
  await expect.poll(() => scrollTop(page)).toBe(top)
  await expect(button(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/docs\/long$/)
  await expect(page.locator('.table-of-contents a:focus')).toHaveText('The end')
  // The jump can be repeated.
  await page.goForward()
  await expect(page).toHaveURL(/#the-end$/)
  await expect(button(page)).toHaveCount(0)
  expect(watch.problems).toEqual([])
})

test('going back in the browser has the same effect', async ({page}) => {
  const top = await jump(page)
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(top)
  await expect(button(page)).toHaveCount(0)
})

test('the button disappears when readers read on, but not at their first line', async ({page}) => {
  await jump(page)
  await wheel(page, -100)
  await expect(button(page)).toBeVisible()
  await wheel(page, -250)
  await expect(button(page)).toHaveCount(0)
})

test('it disappears after some seconds, but not while it’s focused', async ({page}) => {
  await page.clock.install()
  await jump(page)
  await button(page).focus()
  await page.clock.runFor(16_000)
  await expect(button(page)).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.mouse.move(10, 300)
  await page.clock.runFor(16_000)
  await expect(button(page)).toHaveCount(0)
})

test('it disappears on other pages', async ({page}) => {
  await jump(page)
  await page.locator('.navbar').getByRole('link', {name: 'About'}).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(button(page)).toHaveCount(0)
})

test('short jumps have no button, and its code is loaded after the first jump', async ({page}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const listButtons = () => scripts.filter((script) => script.includes('ReturnButton'))
  await openPage(page, '/docs/anchors#first')
  expect(listButtons()).toEqual([])
  await page.evaluate(() => {
    location.hash = 'part'
  })
  await expect.poll(listButtons).toHaveLength(1)
  await page.waitForTimeout(300)
  await expect(button(page)).toHaveCount(0)
})

test('it fits on a phone and isn’t printed', async ({page}) => {
  await page.setViewportSize({width: 320, height: 600})
  await openPage(page, '/docs/long')
  await page.evaluate(() => {
    location.hash = 'the-end'
  })
  await expect(button(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.emulateMedia({media: 'print'})
  await expect(button(page)).toBeHidden()
})
