import type {Page} from 'playwright/test'
import {expect, openPage, test} from './site-test.js'

const PAGE = '/docs/markdown-features/content-blocks'
const zoom = (page: Page) => page.locator('.theme-frame-zoom').first()
const enlarged = (page: Page) => page.locator('.theme-frame-full').first()

test('an image opens with a click, and closes with a click, Escape or beside it', async ({
  page,
  watch
}) => {
  await openPage(page, PAGE)
  const closings = [
    () => enlarged(page).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 300)
  ]
  for (const close of closings) {
    await zoom(page).click()
    await expect(enlarged(page)).toBeInViewport({ratio: 1})
    await close()
    await expect(enlarged(page)).toBeHidden()
  }
  expect(watch.problems).toEqual([])
})

test('the keyboard opens an image, stays in it, and returns to the page', async ({page}) => {
  await openPage(page, PAGE)
  await zoom(page).focus()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(enlarged(page).getByRole('button')).toBeFocused()
    for (const back of ['Tab', 'Tab']) {
      await page.keyboard.press(back)
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement
        return focused !== document.body && !focused?.closest('.theme-frame-full')
      })
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(zoom(page)).toBeFocused()
  }
})

test("the page behind an enlarged image is hidden and doesn't scroll", async ({page}) => {
  await openPage(page, PAGE)
  await zoom(page).click()
  await expect(page.locator('h1')).toBeHidden()
  const top = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 600)
  // A wheel event has no other visible result, so this waits for two frames.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
  )
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await page.keyboard.press('Escape')
  await expect(page.locator('h1')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

test.describe('on a touch screen without JavaScript', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled: false,
    viewport: {width: 390, height: 800}
  })

  test('a tap opens and closes an image', async ({page}) => {
    await page.goto(PAGE)
    await zoom(page).tap()
    await expect(enlarged(page)).toBeInViewport({ratio: 1})
    await enlarged(page).tap()
    await expect(enlarged(page)).toBeHidden()
  })
})
