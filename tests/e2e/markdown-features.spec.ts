import type {Page} from 'playwright/test'
import {untilHydrated} from './hydrated.js'
import {expect, markdownTest as test} from './site-test.js'

function tab(page: Page, name: string) {
  return page.getByRole('tab', {name, exact: true})
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'networkidle'})
  await untilHydrated(page)
}

test.describe('tabs', () => {
  test('switch together with their group', async ({page, watch}) => {
    await open(page, '/docs/tabs')
    await tab(page, 'Penguin').click()
    await expect(page.getByText('First for Linux.')).toBeVisible()
    await expect(page.getByText('Second for Linux.')).toBeVisible()
    await tab(page, 'Mac').click()
    await expect(page.getByText('First for macOS.')).toBeVisible()
    await expect(page.getByText('Second for Linux.')).toBeHidden()
    await expect(page.getByText('Closed A.')).toBeHidden()
    expect(watch.problems).toEqual([])
  })

  test("don't move when tabs above them change their height", async ({page}) => {
    await page.setViewportSize({width: 900, height: 300})
    await open(page, '/docs/tabs?system=mac')
    await tab(page, 'Penguin').scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 60))
    const place = (await tab(page, 'Penguin').boundingBox())?.y ?? 0
    await tab(page, 'Penguin').click()
    await expect(page.getByText('First for Linux.')).toHaveCount(1)
    expect((await tab(page, 'Penguin').boundingBox())?.y).toBeCloseTo(place, 0)
  })

  test('restore the stored choice before the first paint, also on other pages', async ({page}) => {
    await open(page, '/docs/live-tabs')
    await tab(page, 'Windows').click()
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/docs/tabs')
    await expect(tab(page, 'Windows')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('First for Windows.')).toBeVisible()
    await expect(tab(page, 'Mac')).toHaveAttribute('aria-selected', 'true')
  })

  test('follow a selection in another browser tab', async ({page, context}) => {
    await open(page, '/docs/tabs')
    const other = await context.newPage()
    await open(other, '/docs/tabs')
    await tab(other, 'macOS').click()
    await expect(page.getByText('First for macOS.')).toBeVisible()
  })

  test('keep the selection in the URL, which overrides the stored one', async ({page}) => {
    await open(page, '/docs/tabs')
    await tab(page, 'Windows').click()
    await expect(page).toHaveURL(/\?system=windows$/)
    await open(page, '/docs/tabs?system=mac')
    await expect(page.getByText('First for macOS.')).toBeVisible()
  })

  test('follow a link that only changes the query, and back', async ({page}) => {
    await open(page, '/docs/tabs?system=mac')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {href: '?system=windows'})
      document.querySelector('article')?.append(link)
      link.click()
    })
    await expect(page).toHaveURL(/\?system=windows$/)
    await expect(page.getByText('First for Windows.')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\?system=mac$/)
    await expect(page.getByText('First for macOS.')).toBeVisible()
  })

  test('are operated by keys', async ({page}) => {
    await open(page, '/docs/tabs')
    await tab(page, 'Linux').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'macOS')).toBeFocused()
    await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await expect(tab(page, 'Windows')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Linux')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, 'Windows')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(tab(page, 'Linux')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(tab(page, 'macOS')).not.toBeFocused()
  })

  test('open if the URL points to a heading inside', async ({page}) => {
    await open(page, '/docs/tabs#on-windows-only')
    await expect(page.locator('#on-windows-only')).toBeInViewport()
  })

  test('with code make lazy content when it is first shown, and keep its state', async ({
    page,
    watch
  }) => {
    await open(page, '/docs/live-tabs')
    await expect(page.getByText('Windows 0')).toHaveCount(0)
    await tab(page, 'Windows').click()
    await page.getByRole('button', {name: 'Windows 0'}).click()
    await tab(page, 'Linux').click()
    await tab(page, 'Windows').click()
    await expect(page.getByRole('button', {name: 'Windows 1'})).toBeVisible()
    await page.locator('main article').getByRole('link', {name: 'Static tabs'}).click()
    await expect(page.getByText('First for Windows.')).toBeVisible()
    expect(watch.problems).toEqual([])
  })

  test('show everything where there are no scripts', async ({browser, origin}) => {
    const context = await browser.newContext({javaScriptEnabled: false})
    const page = await context.newPage()
    await page.goto(`${origin}/docs/tabs`)
    await expect(page.getByText('First for Linux.')).toBeVisible()
    await expect(page.getByText('First for macOS.')).toBeVisible()
    await context.close()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.beforeEach(async ({page}) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorScheme)
    })

    test('a diagram is drawn, and again when the colors change', async ({page}) => {
      await open(page, '/docs/diagram')
      const drawing = page.locator('.theme-mermaid-drawing svg')
      await expect(drawing).toHaveCount(1)
      await expect(drawing).toContainText('Lake')
      await expect(page.getByText('Nest --> Lake')).toBeHidden()
      const first = await drawing.getAttribute('id')
      await page.getByRole('button', {name: /mode/i}).first().click()
      await expect.poll(() => drawing.getAttribute('id')).not.toBe(first)
    })

    test('a diagram that can’t be drawn shows its source and the reason', async ({page}) => {
      await open(page, '/docs/diagram')
      await expect(page.getByRole('alert')).toContainText('This diagram cannot be drawn: ')
      await expect(page.locator('.theme-mermaid-source').last()).toBeVisible()
    })

    test('a formula has the color of the text and its own font', async ({page}) => {
      await open(page, '/docs/math')
      const formula = page.locator('.katex-display .katex-html').first()
      await expect(formula).toBeVisible()
      const [own, text] = await page.evaluate(() =>
        ['.katex-display', 'main article p'].map((selector) => {
          const element = document.querySelector(selector)
          return element ? getComputedStyle(element).color : ''
        })
      )
      expect(own).toBe(text)
      const fonts = await page.evaluate(() => [...document.fonts].map(({family}) => family).join())
      expect(fonts).toContain('KaTeX_Main')
    })
  })
}

test('a diagram in a page with code is drawn, and the code works', async ({page, watch}) => {
  await open(page, '/docs/live-diagram')
  await expect(page.locator('.theme-mermaid-drawing svg')).toContainText('Bank')
  await page.getByRole('button', {name: 'Reed 0'}).click()
  await expect(page.getByRole('button', {name: 'Reed 1'})).toBeVisible()
  await expect(page.locator('.theme-mermaid-drawing svg')).toHaveCount(1)
  expect(watch.problems).toEqual([])
})

test("a page without diagrams doesn't load the diagram library", async ({page}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await open(page, '/docs/math')
  const count = loaded.length
  await open(page, '/docs/diagram')
  expect(loaded.length - count).toBeGreaterThan(count)
})
