import type {Locator, Page} from 'playwright/test'
import {holdRequests} from './hold-requests.js'
import {expect, openPage, test} from './site-test.js'

test('every image on the image test page is shown', async ({page, watch}) => {
  await page.goto('/tests/docs/tests/img-tests')
  const images = page.locator('.markdown img:visible')
  expect(await images.count()).toBeGreaterThan(10)
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveJSProperty('complete', true)
    expect(await image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0)
  }
  expect(watch.problems).toEqual([])
})

test('a small image between words is inline', async ({page}) => {
  await page.goto('/tests/docs/tests/img-tests')
  const paragraph = page.locator('p', {hasText: 'A small picture, such as the'})
  const logo = await paragraph.locator('img').boundingBox()
  const words = await paragraph.boundingBox()
  // An image on its own line would start at the left edge of the text.
  expect((logo?.x ?? 0) - (words?.x ?? 0)).toBeGreaterThan(50)
})

const IDEAL = '/docs/api/plugins/@docusaurus/plugin-ideal-image'
const HERON = 'A heron in the reeds at sunset'
const HERON_FILES = '**/heron-*.webp'

/** Starts recording layout shifts. */
async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  const shifts = await page.evaluateHandle(() => {
    const values: unknown[] = []
    new PerformanceObserver((list) => {
      values.push(...list.getEntries().map((entry) => entry.toJSON()))
    }).observe({type: 'layout-shift'})
    return values
  })
  return () => shifts.jsonValue()
}

/** Source of the image that's shown now. */
function readImage(picture: Locator) {
  return picture.evaluate((image: HTMLImageElement) => {
    const {width, height} = image.getBoundingClientRect()
    const [, shown] = /-(\d+)-\w+\.webp$/.exec(image.currentSrc) ?? []
    return {width, height, shown: Number(shown), isLoaded: image.naturalWidth > 0}
  })
}

test('§9 Ideal image: has 2 sizes from 640 to 1030 pixels, and a placeholder without layout shift', async ({
  page,
  watch
}) => {
  const release = await holdRequests(page, HERON_FILES)
  await openPage(page, IDEAL)
  const picture = page.getByAltText(HERON)
  await picture.scrollIntoViewIfNeeded()
  const srcSet = (await picture.getAttribute('srcset')) ?? ''
  expect([...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => width)).toEqual(['640', '1030'])
  const placeholder = page.locator('.ideal-image__placeholder')
  await expect(placeholder).toHaveJSProperty('naturalWidth', 16)
  await expect(placeholder).toHaveCSS('filter', /^blur/)
  const before = await readImage(picture)
  expect(before).toMatchObject({isLoaded: false})
  expect(before.width / before.height).toBeCloseTo(1030 / 687, 1)
  const shifts = await watchShifts(page)
  release()
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await readImage(picture)).toEqual({...before, shown: 640, isLoaded: true})
  expect(await shifts()).toEqual([])
  expect(watch.problems).toEqual([])
})

test.describe('§9 Ideal image: on a phone without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}})

  test('§9 Ideal image: a phone without scripts loads the small image', async ({page}) => {
    await page.goto(IDEAL)
    const picture = page.getByAltText(HERON)
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await readImage(picture)).toMatchObject({shown: 640, isLoaded: true})
  })
})
