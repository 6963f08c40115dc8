import {expect, test} from './site-test.js'

test('every picture of the page of image tests is shown', async ({page, watch}) => {
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

test('a small picture between words stands in their line', async ({page}) => {
  await page.goto('/tests/docs/tests/img-tests')
  const paragraph = page.locator('p', {hasText: 'A small picture, such as the'})
  const logo = await paragraph.locator('img').boundingBox()
  const words = await paragraph.boundingBox()
  // A picture on a line of its own would begin where the words do.
  expect((logo?.x ?? 0) - (words?.x ?? 0)).toBeGreaterThan(50)
})
