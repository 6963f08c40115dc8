import type {Page} from 'playwright/test'
import {findCutTexts} from './find-cut-texts.js'
import {findViolations} from './find-violations.js'
import {PAGE_KINDS} from './page-kinds.js'
import {expect, test} from './site-test.js'

const DESKTOP = {width: 1440, height: 900}
const PHONE = {width: 390, height: 844}
/** A window of 1280 × 1024 pixels at 400 % (WCAG 1.4.10). */
const ZOOMED = {width: 320, height: 256}

test.describe.configure({mode: 'parallel'})
test.use({contextOptions: {reducedMotion: 'reduce'}, viewport: DESKTOP})

/** What is wrong in light mode; then what colours change in dark mode. */
async function findInBothModes(page: Page): Promise<string[]> {
  await page.emulateMedia({colorScheme: 'light'})
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const light = await findViolations(page)
  await page.emulateMedia({colorScheme: 'dark'})
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await findViolations(page, ['color-contrast', 'link-in-text-block'])
  return [...light, ...dark.map((violation) => `in dark mode, ${violation}`)]
}

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`Accessibility: ${kind}, in both modes, wide, narrow and zoomed`, async ({page}) => {
    test.setTimeout(180_000)
    await page.goto(path, {waitUntil: 'networkidle'})
    expect(await findInBothModes(page)).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await findInBothModes(page)).toEqual([])
    await page.setViewportSize(ZOOMED)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(ZOOMED.width)
    expect(await findCutTexts(page)).toEqual([])
  })
}
