import type {Page} from 'playwright/test'
import {untilHydrated} from './hydrated.js'
import {expect, readingTest as test} from './site-test.js'

async function open(page: Page, path = '/docs/aids'): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

const card = (page: Page) => page.locator('.link-card')
const fold = (page: Page) => page.locator('.code-block-fold > summary')

test('a link to a page or a section has a preview, which closes with the pointer and with Escape', async ({
  page,
  watch
}) => {
  await open(page)
  await page.getByRole('link', {name: 'long page'}).hover()
  await expect(card(page)).toHaveText('LongA long page.')
  await page.mouse.move(0, 0)
  await expect(card(page)).toHaveCount(0)
  await page.getByRole('link', {name: 'its middle'}).hover()
  await expect(card(page)).toContainText('The middle')
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  expect(watch.problems).toEqual([])
})

test('a footnote opens beside its number, with a pointer and with the keyboard', async ({page}) => {
  await open(page)
  const note = page.locator('[data-footnote-ref]')
  await note.hover()
  await expect(card(page)).toHaveText('Swifts sleep while flying.')
  await page.mouse.move(0, 0)
  await expect(card(page)).toHaveCount(0)
  await page.getByRole('link', {name: 'its middle'}).focus()
  await page.keyboard.press('Tab')
  await expect(note).toBeFocused()
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(card(page)).toHaveCount(0)
})

test('previews and shortcuts load their code on demand', async ({page}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await open(page)
  const before = scripts.length
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(scripts.length).toBeGreaterThan(before)
})

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}})

  test('a tap shows a footnote, and links have no previews', async ({page}) => {
    await open(page)
    await page.locator('[data-footnote-ref]').tap()
    await expect(card(page)).toHaveText('Swifts sleep while flying.')
    await expect(page).toHaveURL(/\/docs\/aids$/)
    await page.getByRole('link', {name: 'long page'}).tap()
    await expect(page).toHaveURL(/\/docs\/long$/)
    await expect(card(page)).toHaveCount(0)
  })

  test('the bar with the table of contents names the current section', async ({page}) => {
    await open(page, '/docs/long')
    const contents = page.locator('.theme-doc-toc-mobile')
    const summary = contents.locator('summary')
    await expect(summary).toHaveText('On this page')
    await summary.tap()
    await contents.getByRole('link', {name: 'The middle'}).tap()
    const current = contents.locator('.theme-doc-toc-mobile__current')
    await expect(current).toHaveText('The middle')
    // The `tap` of a locator would scroll to where the pinned bar is in the page.
    const bar = await summary.boundingBox()
    await page.touchscreen.tap((bar?.x ?? 0) + 40, (bar?.y ?? 0) + 20)
    await expect(current).toBeHidden()
    const link = contents.getByRole('link', {name: 'The middle'})
    await expect(link).toHaveAttribute('aria-current', 'location')
  })
})

test('keys lead to the next and previous page, and to the parts of the site', async ({page}) => {
  await open(page, '/docs/start')
  await page.keyboard.press(']')
  await expect(page.locator('h1')).toHaveText('Long')
  await page.keyboard.press('[')
  await expect(page.locator('h1')).toHaveText('Start')
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page).toHaveURL(/\/about$/)
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/\/docs\/start$/)
})

test('keys lead to the next and previous page on keyboards with brackets on AltGr or Option', async ({
  page
}) => {
  const press = (
    key: string,
    modifiers: Pick<KeyboardEventInit, 'altKey' | 'ctrlKey' | 'metaKey'>
  ) =>
    page.evaluate((event) => document.body.dispatchEvent(new KeyboardEvent('keydown', event)), {
      key,
      bubbles: true,
      ...modifiers
    })
  await open(page, '/docs/start')
  await press(']', {ctrlKey: true, altKey: true})
  await expect(page.locator('h1')).toHaveText('Long')
  await press('[', {ctrlKey: true})
  await press('[', {metaKey: true})
  await press('g', {altKey: true})
  await press('a', {})
  await press('[', {altKey: true})
  await expect(page.locator('h1')).toHaveText('Start')
})

test('readers can list and turn off the shortcuts', async ({page}) => {
  await open(page, '/docs/start')
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', {name: 'Keyboard shortcuts'})
  await expect(list).toContainText('Next]')
  await list.getByRole('checkbox').uncheck()
  await list.getByRole('button', {name: 'Close'}).click()
  await expect(list).toHaveCount(0)
  await page.keyboard.press(']')
  await page.keyboard.press('?')
  await expect(list.getByRole('checkbox')).not.toBeChecked()
  await expect(page).toHaveURL(/\/docs\/start$/)
})

test('the list of shortcuts starts at its top, also in a small window', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256})
  await open(page, '/docs/start')
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', {name: 'Keyboard shortcuts'})
  await expect(list.getByRole('heading')).toBeInViewport()
  await expect(list.getByRole('heading')).toBeFocused()
  const groups = await list
    .locator('dl > div')
    .evaluateAll((all) => all.map((one) => [...one.children].map((child) => child.localName)))
  expect(groups.length).toBeGreaterThan(1)
  expect(new Set(groups.map(String))).toEqual(new Set(['dt,dd']))
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('a folded code block opens and closes with the keyboard', async ({page}) => {
    await page.goto('/docs/aids')
    const rest = page.locator('.code-fold')
    const isShown = () => rest.evaluate((element) => element.getBoundingClientRect().height > 0)
    expect(await isShown()).toBe(false)
    await fold(page).focus()
    await page.keyboard.press('Enter')
    expect(await isShown()).toBe(true)
    await expect(fold(page).getByText('Show less')).toBeVisible()
    await expect(fold(page).getByText('Show all 3 lines')).toBeHidden()
    await page.keyboard.press('Enter')
    expect(await isShown()).toBe(false)
  })
})

test('a folded code block is printed completely', async ({page}) => {
  await open(page)
  await page.emulateMedia({media: 'print'})
  const height = await page.locator('.code-fold').evaluate((rest) => rest.clientHeight)
  expect(height).toBeGreaterThan(0)
  await expect(fold(page)).toBeHidden()
})
