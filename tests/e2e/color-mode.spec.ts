import type {Page} from 'playwright/test'
import {expect, openPage, readingTest, statesTest as test, versionsTest} from './site-test.js'

const TOGGLE = {name: 'Switch between dark and light mode'}

const html = (page: Page) => page.locator('html')

function storedMode(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'))
}

test.describe('§4 Color mode: the system preference', () => {
  test('determines the mode of a first visit if the site respects it', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'})
    await openPage(page, '/about')
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    expect(await storedMode(page)).toBeNull()
  })

  test('is followed while the page is open, until the reader selects a mode', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'})
    await openPage(page, '/mode')
    await page.emulateMedia({colorScheme: 'dark'})
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByTestId('mode')).toHaveText('dark, chosen: null')
    await page.getByRole('button', TOGGLE).click()
    await expect(page.getByTestId('mode')).toHaveText('light, chosen: light')
    await page.emulateMedia({colorScheme: 'light'})
    await page.emulateMedia({colorScheme: 'dark'})
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
  })

  readingTest("is ignored if the site doesn't respect it", async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'})
    await openPage(page, '/about')
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
  })
})

test('§4 Color mode: the toggle switches it and stores it under the key `theme`', async ({
  page
}) => {
  await openPage(page, '/about')
  await page.getByRole('button', TOGGLE).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  expect(await storedMode(page)).toBe('dark')
  await page.getByRole('button', TOGGLE).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  expect(await storedMode(page)).toBe('light')
})

test('§4 Color mode: is set before the first paint and kept during navigation', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const seen: (string | undefined)[] = []
    Object.assign(window, {seen})
    new MutationObserver(() => {
      if (document.body as HTMLElement | null) seen.push(document.documentElement.dataset.theme)
    }).observe(document, {attributes: true, childList: true, subtree: true})
  })
  await openPage(page, '/about')
  await page.locator('main').getByRole('link', {name: 'Start'}).click()
  await expect(page.locator('h1')).toHaveText('Start')
  const seen = await page.evaluate(() => (window as unknown as {seen: string[]}).seen)
  expect([...new Set(seen)]).toEqual(['dark'])
})

test('§4 Color mode: a selection in one tab updates other tabs, and so does clearing it', async ({
  context,
  page
}) => {
  await page.emulateMedia({colorScheme: 'dark'})
  await openPage(page, '/mode')
  const other = await context.newPage()
  await openPage(other, '/about')
  await other.getByRole('button', TOGGLE).click()
  await expect(html(other)).toHaveAttribute('data-theme', /dark|light/)
  const chosen = await storedMode(other)
  await expect(page.getByTestId('mode')).toHaveText(`${chosen}, chosen: ${chosen}`)
  await other.evaluate(() => localStorage.setItem('theme', 'light'))
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  await other.evaluate(() => localStorage.removeItem('theme'))
  // Restore the system preference, which is dark.
  await expect(page.getByTestId('mode')).toHaveText('dark, chosen: null')
  await other.evaluate(() => localStorage.setItem('theme', 'light'))
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  await other.evaluate(() => localStorage.clear())
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
})

readingTest(
  '§4 Color mode: clearing it restores the default if the system preference is ignored',
  async ({context, page}) => {
    await page.emulateMedia({colorScheme: 'dark'})
    await openPage(page, '/about')
    await page.getByRole('button', TOGGLE).click()
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    const other = await context.newPage()
    await openPage(other, '/')
    await other.evaluate(() => localStorage.removeItem('theme'))
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
  }
)

versionsTest.describe('§4 Color mode: disableSwitch', () => {
  versionsTest('hides the button and ignores the stored mode', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    await openPage(page, '/community/rules')
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', TOGGLE)).toHaveCount(0)
  })
})

test.describe('§4 Color mode: the URL', () => {
  test('can set it without storing it', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'})
    await openPage(page, '/mode?docusaurus-theme=dark')
    await expect(page.getByTestId('mode')).toHaveText('dark, chosen: dark')
    expect(await storedMode(page)).toBeNull()
  })

  test('with an unknown mode changes nothing', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await openPage(page, '/mode?docusaurus-theme=blue')
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  })
})

test('§4 Color mode: a component can read, set and clear it', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'})
  await openPage(page, '/mode')
  const mode = page.getByTestId('mode')
  await expect(mode).toHaveText('light, chosen: null')
  await page.getByRole('button', {name: 'Dark for now'}).click()
  await expect(mode).toHaveText('dark, chosen: dark')
  expect(await storedMode(page)).toBeNull()
  await page.getByRole('button', {name: 'Dark', exact: true}).click()
  expect(await storedMode(page)).toBe('dark')
  await page.getByRole('button', {name: 'Forget'}).click()
  await expect(mode).toHaveText('light, chosen: null')
  expect(await storedMode(page)).toBeNull()
})

test("§4 Color mode: applies to the browser's own controls", async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'})
  await openPage(page, '/about')
  const browserParts = () =>
    page.evaluate(() => {
      const contentOf = (name: string) =>
        document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content
      const {colorScheme, backgroundColor} = getComputedStyle(document.documentElement)
      return {
        meta: contentOf('color-scheme'),
        scheme: colorScheme,
        isTinted: contentOf('theme-color') === backgroundColor
      }
    })
  await expect.poll(browserParts).toEqual({meta: 'light', scheme: 'light', isTinted: true})
  await page.getByRole('button', TOGGLE).click()
  await expect.poll(browserParts).toEqual({meta: 'dark', scheme: 'dark', isTinted: true})
  await page.locator('main').getByRole('link', {name: 'Start'}).click()
  await expect(page.locator('h1')).toHaveText('Start')
  await expect.poll(browserParts).toEqual({meta: 'dark', scheme: 'dark', isTinted: true})
})

test.describe('§4 Color mode: without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('is the default', async ({page}) => {
    await page.goto('/about')
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
    await expect(page.getByRole('button', TOGGLE)).toBeHidden()
  })
})
