import type {Page} from 'playwright/test'
import {afterScroll} from './after-scroll.js'
import {holdRequests} from './hold-requests.js'
import {untilHydrated} from './hydrated.js'
import {expect, readingTest as test} from './site-test.js'

/** Marks the document to detect later whether it was reloaded. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'same'
  })
}

async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.mark === 'same')
}

/** Opens a page and waits until it's interactive. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'networkidle'})
  await untilHydrated(page)
  await markDocument(page)
}

function content(page: Page) {
  return page.locator('main article')
}

async function headOf(page: Page) {
  return page.evaluate(() => {
    const values = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute))
    return {
      titles: [...document.head.querySelectorAll('title')].map((title) => title.textContent),
      descriptions: values('meta[name=description]', 'content'),
      ogTitles: values('meta[property="og:title"]', 'content'),
      canonicals: values('link[rel=canonical]', 'href')
    }
  })
}

test.describe('following a link', () => {
  test('shows the page without loading the document', async ({page, watch}) => {
    await open(page, '/docs/start')
    await content(page).getByRole('link', {name: 'long page'}).click()
    await expect(page).toHaveURL(/\/docs\/long$/)
    await expect(page.locator('h1')).toHaveText('Long')
    await expect(page.locator('#the-middle')).toBeVisible()
    await expect(page.locator('#last-words')).toHaveCount(0)
    expect(await isSameDocument(page)).toBe(true)
    await content(page).getByRole('link', {name: 'start', exact: true}).click()
    await expect(page.locator('#last-words')).toHaveCount(1)
    expect(await isSameDocument(page)).toBe(true)
    expect(watch.problems).toEqual([])
  })

  test('updates the head, with each tag once', async ({page}) => {
    await open(page, '/docs/start')
    const start = await headOf(page)
    expect(start).toEqual({
      titles: ['Start | Reading'],
      descriptions: ['Where to start.'],
      ogTitles: ['Start | Reading'],
      canonicals: ['https://docs.example.com/docs/start']
    })
    await content(page).getByRole('link', {name: 'long page'}).click()
    await expect(page).toHaveTitle('Long | Reading')
    expect(await headOf(page)).toEqual({
      titles: ['Long | Reading'],
      descriptions: ['A long page.'],
      ogTitles: ['Long | Reading'],
      canonicals: ['https://docs.example.com/docs/long']
    })
    await page.goBack()
    await expect(page).toHaveTitle('Start | Reading')
    expect(await headOf(page)).toEqual(start)
  })

  test('applies head tags of a component last', async ({page}) => {
    await open(page, '/docs/live')
    await expect(page).toHaveTitle('Alive')
    expect((await headOf(page)).descriptions).toEqual(['From the head.'])
    await content(page).getByRole('link', {name: 'start'}).click()
    await expect(page).toHaveTitle('Start | Reading')
    expect((await headOf(page)).descriptions).toEqual(['Where to start.'])
    await content(page).getByRole('link', {name: 'live page'}).click()
    await expect(page).toHaveTitle('Alive')
    expect((await headOf(page)).titles).toEqual(['Alive'])
  })

  test('moves the focus to the heading and announces the title', async ({page}) => {
    await open(page, '/docs/start')
    await content(page).getByRole('link', {name: 'long page'}).click()
    await expect(page.locator('h1')).toBeFocused()
    await expect(page.locator('[aria-live=polite]')).toHaveText('Long | Reading')
  })

  test('shows the progress of a slow navigation after 200 ms', async ({page}) => {
    await page.clock.install()
    await open(page, '/about')
    const answer = await holdRequests(page, '**/docs/start')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.evaluate(() => document.querySelector<HTMLElement>('main a')?.click())
    const html = page.locator('html')
    await page.clock.runFor(199)
    expect(await html.getAttribute('data-navigating')).toBeNull()
    await page.clock.runFor(1)
    await expect(html).toHaveAttribute('data-navigating', '')
    await page.clock.resume()
    answer()
    await expect(page.locator('h1')).toHaveText('Start')
    await expect(html).not.toHaveAttribute('data-navigating', '')
  })

  test('to a page of another build loads it in full, once', async ({page}) => {
    await open(page, '/docs/start')
    let requests = 0
    await page.route('**/docs/guide/two', async (route) => {
      requests += 1
      const response = await route.fetch()
      const body = (await response.text()).replace(/"client":"[^"]+"/, '"client":"ANOTHER1"')
      await route.fulfill({response, body})
    })
    await addLink(page, '/docs/guide/two')
    await page.getByTestId('added').click()
    await expect(page.locator('h1')).toHaveText('Guide two')
    await page.waitForLoadState('networkidle')
    expect(await isSameDocument(page)).toBe(false)
    // Prefetched by hovering, or loaded by the click as a document.
    expect(requests).toBeLessThanOrEqual(3)
  })
})

async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((url) => {
    const anchor = Object.assign(document.createElement('a'), {href: url, textContent: 'Added'})
    anchor.dataset.testid = 'added'
    document.querySelector('main article')?.prepend(anchor)
  }, href)
}

test.describe('scrolling', () => {
  test('back and forward restore the scroll position', async ({page}) => {
    await open(page, '/docs/long')
    await page.evaluate(() => scrollTo(0, 600))
    await afterScroll(page)
    // Playwright would scroll to the link before the click.
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('[data-static-content] a')?.click()
    )
    await expect(page.locator('h1')).toHaveText('Start')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    // A reader's input: before the first frame of a page, a scripted scroll would be undone.
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    await afterScroll(page)
    await page.goBack()
    await expect(page.locator('h1')).toHaveText('Long')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
    await page.goForward()
    await expect(page.locator('h1')).toHaveText('Start')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  })

  test('a link with a hash scrolls to its heading, on another page and on the same page', async ({
    page
  }) => {
    await open(page, '/docs/start')
    await content(page).getByRole('link', {name: 'its end'}).click()
    await expect(page).toHaveURL(/\/docs\/long#the-end$/)
    await expect(page.locator('#the-end')).toBeInViewport()
    await open(page, '/docs/start')
    await page.evaluate(() => scrollTo(0, 40))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(40)
    await content(page).getByRole('link', {name: 'the code', exact: true}).click()
    await expect(page).toHaveURL(/#code$/)
    await expect(page.locator('#code')).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  })

  test('a URL with a hash opens at its heading', async ({page}) => {
    await open(page, '/docs/long#the-end')
    await expect(page.locator('#the-end')).toBeInViewport()
  })

  test("a page that's loaded in full starts at the top", async ({page}) => {
    await open(page, '/docs/long')
    await page.evaluate(() => scrollTo(0, 600))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
    await open(page, '/docs/start')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('the color mode is stored and applied before the first paint', async ({page}) => {
  await open(page, '/docs/start')
  await page.getByRole('button', {name: 'Switch between dark and light mode'}).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const body = document.body as HTMLElement | null
      const seen = window as {firstTheme?: string}
      if (body) seen.firstTheme ??= document.documentElement.dataset.theme
    }).observe(document, {childList: true, subtree: true})
  })
  await page.reload({waitUntil: 'networkidle'})
  expect(await page.evaluate(() => (window as {firstTheme?: string}).firstTheme)).toBe('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the copy button copies the code and confirms it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/docs/start')
  const block = page.locator('.theme-code-block')
  await block.hover()
  await block.locator('[data-copy-code]').click()
  await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'const answer = 42\nconsole.log(answer)'
  )
})

test('a component of a page handles clicks', async ({page, watch}) => {
  await open(page, '/docs/live')
  await page.getByTestId('counter').click()
  await expect(page.getByTestId('counter')).toHaveText('Counted 1')
  expect(watch.problems).toEqual([])
})

test.describe('the sidebar', () => {
  test("loads the items of a closed category when it's opened", async ({page}) => {
    await open(page, '/docs/start')
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'})
    await expect(sidebar.getByText('Guide two')).toHaveCount(0)
    const loaded = page.waitForResponse(/\/assets\/data\/sidebar-.*\.json$/)
    await sidebar.getByText('guide', {exact: true}).click()
    await loaded
    await expect(sidebar.getByRole('link', {name: 'Guide two'})).toBeVisible()
    await sidebar.getByRole('link', {name: 'Guide two'}).click()
    await expect(page.locator('h1')).toHaveText('Guide two')
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('a page is readable, and a closed category is a link', async ({page}) => {
    await page.goto('/docs/start')
    await expect(page.locator('#last-words')).toBeVisible()
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'guide', exact: true})
      .click()
    await expect(page.locator('h1')).toHaveText('Guide one')
  })
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}})

  test('the menu opens, navigates to a page and closes', async ({page, watch}) => {
    await open(page, '/docs/start')
    const menu = page.locator('#navbar-sidebar')
    await expect(menu).toBeHidden()
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
    await expect(menu).toBeVisible()
    await page.getByRole('button', {name: 'Close navigation bar'}).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
    await menu.getByRole('link', {name: 'Long'}).click()
    await expect(page.locator('h1')).toHaveText('Long')
    await expect(menu).toBeHidden()
    expect(watch.problems).toEqual([])
  })

  test('no page is wider than the screen', async ({page}) => {
    for (const path of ['/docs/start', '/docs/live', '/about', '/']) {
      await open(page, path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }
  })
})
