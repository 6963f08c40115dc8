import type {Page} from 'playwright/test'
import {findInBothModes} from './find-violations.js'
import {serveWithPolicy} from './serve-with-policy.js'
import {expect, openPage, statesTest as test} from './site-test.js'

const PATH = '/docs/trees/ash'

const result = (page: Page, index: number) => page.locator('.theme-preview-result').nth(index)
const frame = (page: Page, index: number) => result(page, index).frameLocator('iframe')
const leaf = (page: Page) => frame(page, 1).getByText('A leaf with its own style')

/** Returns the computed color of an element. */
function colorOf(page: Page): Promise<string> {
  return leaf(page).evaluate((element) => getComputedStyle(element).color)
}

test('an isolated preview has only the styles of its own stylesheet, in both color modes', async ({
  page,
  watch
}) => {
  await page.emulateMedia({colorScheme: 'light'})
  await openPage(page, PATH)
  await expect(leaf(page)).toBeVisible()
  await expect.poll(() => colorOf(page)).toBe('rgb(0, 90, 40)')
  expect(await leaf(page).evaluate((element) => getComputedStyle(element).fontFamily)).toBe('serif')
  expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily)).not.toBe(
    'serif'
  )
  await page.getByRole('button', {name: 'Switch between dark and light mode'}).click()
  await expect.poll(() => colorOf(page)).toBe('rgb(160, 230, 190)')
  expect(watch.problems).toEqual([])
})

test('without a stylesheet, it has the styles of the site', async ({page}) => {
  await openPage(page, PATH)
  const text = frame(page, 0).getByText('own')
  await expect(text).toBeVisible()
  const fontOf = (element: Element) => getComputedStyle(element).fontFamily
  await expect
    .poll(() => text.evaluate(fontOf))
    .toBe(await page.getByText('What there is to know').evaluate(fontOf))
  // The theme's fonts never replace visible text, so the frame has loaded its font before it's shown.
  const hasFont = (element: Element) => {
    const [name] = getComputedStyle(element).fontFamily.replaceAll('"', '').split(',')
    const faces = [...element.ownerDocument.fonts]
    return faces.some(
      ({family, status}) => family.replaceAll('"', '') === name && status === 'loaded'
    )
  }
  expect(await text.evaluate(hasFont)).toBe(true)
  const link = frame(page, 0).getByRole('link', {name: 'site'})
  expect(await link.evaluate((anchor: HTMLAnchorElement) => new URL(anchor.href).pathname)).toBe(
    '/docs/start'
  )
  const opened = page.context().waitForEvent('page')
  await link.click()
  await expect((await opened).locator('h1')).toHaveText('Start')
})

test('the frame is as high as its content', async ({page}) => {
  await openPage(page, PATH)
  await expect(leaf(page)).toBeVisible()
  const heightOf = () =>
    result(page, 1)
      .locator('iframe')
      .evaluate(({clientHeight}) => clientHeight)
  const wanted = () => leaf(page).evaluate(({offsetHeight}: HTMLElement) => offsetHeight)
  await expect.poll(async () => (await heightOf()) - (await wanted())).toBe(0)
  await page.setViewportSize({width: 320, height: 640})
  await expect.poll(async () => (await heightOf()) - (await wanted())).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the frame runs no scripts', async ({page}) => {
  await openPage(page, PATH)
  await expect(leaf(page)).toBeVisible()
  const sandbox = await result(page, 1).locator('iframe').getAttribute('sandbox')
  expect(sandbox).not.toMatch(/scripts|forms|top-navigation/)
  await page.evaluate(() => {
    const inner = document.querySelectorAll<HTMLIFrameElement>('.theme-preview iframe')[1]
    const script = inner?.contentDocument?.createElement('script')
    if (!script) throw new Error('The frame has no document.')
    script.src = '/code.js'
    inner?.contentDocument?.head.append(script)
  })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.waitForTimeout(300)
  expect(requested).not.toContain('/code.js')
})

test('previews work with the site’s content security policy', async ({page, watch}) => {
  const served = await serveWithPolicy(process.env.READER_STATES_BUILD ?? '')
  await openPage(page, served.origin + PATH)
  await expect.poll(() => colorOf(page)).toMatch(/^rgb\((?:0, 90, 40|160, 230, 190)\)$/)
  await expect(frame(page, 0).getByText('own')).toBeVisible()
  await served.close()
  expect(watch.problems).toEqual([])
})

test('pages with isolated previews are accessible', async ({page}) => {
  await openPage(page, PATH)
  await expect(leaf(page)).toBeVisible()
  expect(await findInBothModes(page)).toEqual([])
})

test('pages without isolated previews don’t load their code', async ({page}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await openPage(page, '/docs/birds/jay')
  await page.getByRole('link', {name: 'Tools'}).first().click()
  await expect(page.locator('h1')).toHaveText('Tools')
  expect(scripts.filter((script) => script.includes('preview-frames'))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('result and source are visible', async ({page}) => {
    await page.goto(PATH)
    await expect(result(page, 1).getByText('A leaf with its own style')).toBeVisible()
    await expect(page.locator('.theme-preview .theme-code-block').nth(1)).toContainText(
      'class="leaf"'
    )
  })
})
