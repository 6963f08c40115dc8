import type {Page} from 'playwright/test'
import {expect, openPage, test} from './site-test.js'
import {watchShifts} from './watch-shifts.js'

/** Records the fonts that a page requests. */
function watchFonts(page: Page): {names: string[]; bytes(): Promise<number>} {
  const names: string[] = []
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    const {pathname} = new URL(response.url())
    if (!pathname.endsWith('.woff2')) return
    names.push(pathname.replace(/^.*\/|-[A-Z\d]{8}(?=\.)/g, ''))
    sizes.push(response.body().then((body) => body.length))
  })
  return {
    names,
    bytes: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
}

/** The fonts that a browser used to draw an element. */
async function drawnFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const {root} = await session.send('DOM.getDocument')
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector})
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId})
  return fonts.map(({familyName}) => familyName)
}

test('a page loads one file for text and one for code, once', async ({page, watch}) => {
  const fonts = watchFonts(page)
  await openPage(page, '/docs/sidebar')
  await page.evaluate(() => document.fonts.ready)
  await page.locator('footer').scrollIntoViewIfNeeded()
  expect(fonts.names.toSorted()).toEqual(['geist-mono-latin.woff2', 'hanken-grotesk-latin.woff2'])
  expect(await fonts.bytes()).toBeLessThan(45_000)
  expect(watch.problems).toEqual([])
})

test("text and code use the theme's fonts, at least from the cache", async ({page}) => {
  await openPage(page, '/docs/sidebar')
  await page.evaluate(() => document.fonts.ready)
  // The first page of a slow connection keeps the fallback, see `font-display: optional`.
  await openPage(page, '/docs/cli')
  await page.evaluate(() => document.fonts.ready)
  expect(await drawnFonts(page, 'article h1')).toEqual(['Hanken Grotesk'])
  expect(await drawnFonts(page, 'article pre code')).toEqual(['Geist Mono'])
})

test('nothing moves when a font arrives late', async ({page}) => {
  const shifts = await watchShifts(page)
  await page.route('**/*.woff2', async (route) => {
    const isPainted = () =>
      page.evaluate(() => performance.getEntriesByType('paint').length > 0).catch(() => false)
    await expect.poll(isPainted).toBe(true)
    await route.continue()
  })
  await openPage(page, '/docs/sidebar')
  await page.evaluate(() => document.fonts.load('16px "Geist Mono"'))
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Geist Mono"'))).toBe(true)
  expect(await shifts()).toBe(0)
})
