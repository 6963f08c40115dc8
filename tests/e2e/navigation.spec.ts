import {holdRequests} from './hold-requests.js'
import {addLink, follow, isSameDocument, openPage} from './open-page.js'
import {expect, readingTest as test} from './site-test.js'

test.describe('§2 Not found:', () => {
  test("a path that doesn't exist shows the not-found page without a reload", async ({page}) => {
    await openPage(page, '/docs/start')
    await addLink(page, '/docs/nowhere')
    await follow(page, '/docs/nowhere')
    await expect(page.locator('h1')).toHaveText('Page Not Found')
    await expect(page).toHaveURL(/\/docs\/nowhere$/)
    await expect(page).toHaveTitle('Page Not Found | Reading')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('an unknown URL shows the URL and the next steps', async ({page}) => {
    await openPage(page, '/docs/no%20where')
    await expect(page.locator('main')).toContainText('/docs/no where')
    await page.locator('main').getByRole('link', {name: 'Home'}).click()
    await expect(page.locator('h1')).toHaveText('Home')
    await page.goBack()
    await expect(page.locator('main')).toContainText('/docs/no where')
    await page.locator('main').getByRole('link', {name: 'Start'}).click()
    await expect(page.locator('h1')).toHaveText('Start')
  })
})

test.describe('§2 Legacy paths:', () => {
  test('a URL ending in .html becomes the clean path', async ({page}) => {
    await openPage(page, '/docs/start.html?a=1#code')
    await expect(page).toHaveURL(/\/docs\/start\?a=1#code$/)
    await expect(page.locator('h1')).toHaveText('Start')
  })

  test('a URL ending in /index.html opens the clean path', async ({page}) => {
    await page.goto('/docs/start/index.html#code')
    await expect(page).toHaveURL(/\/docs\/start#code$/)
    await expect(page.locator('h1')).toHaveText('Start')
    await page.goto('/index.html')
    await expect(page).toHaveURL(/\d\/$/)
  })

  test('a URL without a page at its clean path is requested only once', async ({page}) => {
    await page.goto('/nowhere/index.html')
    await expect(page).toHaveURL(/\/nowhere$/)
    await expect(page.locator('h1')).toHaveText('Page Not Found')
  })

  test('a link ending in .html opens the clean path', async ({page}) => {
    await openPage(page, '/about')
    await addLink(page, '/docs/start.html#code')
    await follow(page, '/docs/start.html#code')
    await expect(page).toHaveURL(/\/docs\/start#code$/)
    await expect(page.locator('h1')).toHaveText('Start')
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('§4 Route change:', () => {
  test("client modules are notified of the URL first, and of the page once it's shown", async ({
    page
  }) => {
    await openPage(page, '/about')
    const answer = await holdRequests(page, '**/docs/start')
    await follow(page, '/docs/start')
    await expect(page).toHaveURL(/\/docs\/start$/)
    answer()
    await expect(page.locator('h1')).toHaveText('Start')
    await page.evaluate(() => {
      location.hash = '#code'
    })
    await expect
      .poll(() => page.evaluate(() => globalThis.routeNotes))
      .toEqual([
        ['update', null, '/about', 'About', 'About | Reading'],
        ['did update', null, '/about', 'About', 'About | Reading'],
        ['update', '/about', '/docs/start', 'About', 'About | Reading'],
        ['end of update'],
        ['did update', '/about', '/docs/start', 'Start', 'Start | Reading'],
        ['update', '/docs/start', '/docs/start#code', 'Start', 'Start | Reading'],
        ['end of update'],
        ['did update', '/docs/start', '/docs/start#code', 'Start', 'Start | Reading']
      ])
  })

  test("a client module that throws doesn't prevent navigation", async ({page}) => {
    await openPage(page, '/about')
    await page.evaluate(() => {
      globalThis.crash = ['listener']
    })
    const thrown = page.waitForEvent('pageerror')
    await follow(page, '/docs/start')
    expect((await thrown).message).toBe('No luck in listener')
    await expect(page.locator('h1')).toHaveText('Start')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('a link to the current page scrolls to the top without a history entry', async ({page}) => {
    await openPage(page, '/docs/long')
    await page.evaluate(() => scrollTo(0, 500))
    const before = await page.evaluate(() => history.length)
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'Long'})
      .click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => history.length)).toBe(before)
  })

  test('a slow navigation shows a thin bar in the primary color', async ({page}) => {
    await openPage(page, '/about')
    await page.evaluate(() => document.documentElement.toggleAttribute('data-navigating', true))
    const bar = await page.evaluate(() => {
      const {height, opacity, backgroundColor} = getComputedStyle(
        document.documentElement,
        '::before'
      )
      return {height, opacity, backgroundColor}
    })
    expect(bar).toEqual({height: '2px', opacity: '1', backgroundColor: 'rgb(46, 133, 85)'})
  })
})

test.describe('§7 Prefetch:', () => {
  test('prefetches a focused link', async ({page}) => {
    await openPage(page, '/about')
    const request = page.waitForRequest(/\/docs\/start$/)
    await page.locator('main').getByRole('link', {name: 'Start'}).focus()
    await request
  })

  test('prefetches links in view, but not others', async ({page}) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const seen = page.waitForRequest(/\/docs\/long$/)
    await openPage(page, '/docs/anchors')
    await seen
    expect(requested).not.toContain('/docs/guide/two')
  })

  test('prefetches the next page of a series even if its link is out of view', async ({page}) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await openPage(page, '/docs/long')
    const next = page.locator('.pagination-nav__link--next')
    await expect(next).not.toBeInViewport()
    const {pathname} = new URL((await next.getAttribute('href')) ?? '', page.url())
    await expect.poll(() => requested).toContain(pathname)
  })

  for (const connection of [{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}]) {
    test(`doesn't prefetch with ${JSON.stringify(connection)}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value})
      }, connection)
      await page.clock.install()
      await openPage(page, '/docs/anchors')
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await page.clock.runFor(5000)
      const link = page.locator('main article').getByRole('link', {name: 'the long page'})
      await link.hover()
      await link.focus()
      expect(requests).toEqual([])
      await link.click()
      await expect(page.locator('h1')).toHaveText('Long')
    })
  }

  test('shows a prefetched page without another request', async ({page}) => {
    await openPage(page, '/about')
    const link = page.locator('main').getByRole('link', {name: 'Start'})
    const fetched = page.waitForResponse(/\/docs\/start$/)
    await link.hover()
    await (await fetched).finished()
    await page.waitForLoadState('networkidle')
    await page.route('**/docs/start', (route) => route.abort())
    await link.click()
    await expect(page.locator('h1')).toHaveText('Start')
    expect(await isSameDocument(page)).toBe(true)
  })
})
