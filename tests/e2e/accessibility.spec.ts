import {findCutTexts} from './find-cut-texts.js'
import {findInBothModes} from './find-violations.js'
import {PAGE_KINDS} from './page-kinds.js'
import {expect, openPage, test} from './site-test.js'

const DESKTOP = {width: 1440, height: 900}
const PHONE = {width: 390, height: 844}
/** A window of 1280 × 1024 pixels at 400% (WCAG 1.4.10). */
const ZOOMED = {width: 320, height: 256}

test.describe.configure({mode: 'parallel'})
test.use({contextOptions: {reducedMotion: 'reduce'}, viewport: DESKTOP})

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`Accessibility: ${kind}, in both modes, wide, narrow and zoomed`, async ({page}) => {
    test.setTimeout(180_000)
    await openPage(page, path)
    if (path.startsWith('/search?'))
      await expect(page.getByRole('main').locator('ol > li').nth(9)).toBeVisible()
    expect(await findInBothModes(page)).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await findInBothModes(page)).toEqual([])
    await page.setViewportSize(ZOOMED)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(ZOOMED.width)
    expect(await findCutTexts(page)).toEqual([])
  })
}

for (const [state, {query, shows}] of Object.entries({
  'nothing asked yet': {query: '', shows: '.DocSearch-StartScreen'},
  results: {query: 'theme', shows: '.DocSearch-Hit'},
  'no results': {query: 'qqqzzz', shows: '.DocSearch-NoResults'}
})) {
  test(`Accessibility: search modal with ${state}, in both modes, wide and narrow`, async ({
    page
  }) => {
    // A short page: other tests check the content behind the modal.
    await openPage(page, '/examples/markdownPageExample')
    await page.keyboard.press('Control+k')
    const modal = page.getByRole('dialog', {name: 'Search'})
    await modal.getByRole('searchbox').fill(query)
    await expect(modal.locator(shows).first()).toBeVisible()
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size)
      expect(await findInBothModes(page)).toEqual([])
    }
  })
}
