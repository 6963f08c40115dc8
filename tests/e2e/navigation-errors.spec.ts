import type {Page} from 'playwright/test'
import {addLink, crashIn, follow, isSameDocument, openPage} from './open-page.js'
import {expect, readingTest as test} from './site-test.js'

const tryAgain = (page: Page) => page.getByRole('button', {name: 'Try again'})

async function expectCrash(page: Page, message: string): Promise<void> {
  const alert = page.getByRole('alert').first()
  await expect(alert).toContainText('This page crashed.')
  await expect(alert).toContainText(message)
  await expect(tryAgain(page)).toBeVisible()
}

/** Stop throwing. */
async function restore(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.crash = undefined
  })
  await tryAgain(page).click()
}

test.describe('§4 Error boundary:', () => {
  test('a page that throws during hydration shows the error inside the layout', async ({page}) => {
    await crashIn(page, 'page')
    await openPage(page, '/fragile')
    await expectCrash(page, 'No luck in page')
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.')
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible()
    await restore(page)
    await expect(page.getByRole('button', {name: 'Break page'})).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a page that throws later is rendered again', async ({page}) => {
    await openPage(page, '/fragile')
    await page.getByRole('button', {name: 'Break page'}).click()
    await expectCrash(page, 'page is broken')
    await tryAgain(page).click()
    await expect(page.getByRole('button', {name: 'Break page'})).toBeVisible()
  })

  test("live content that throws keeps the sidebar, and other pages don't show the error", async ({
    page
  }) => {
    await crashIn(page, 'content')
    await openPage(page, '/docs/fragile')
    await expectCrash(page, 'No luck in content')
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'})
    await sidebar.getByRole('link', {name: 'Long'}).click()
    await expect(page.locator('h1')).toHaveText('Long')
    await expect(page.locator('#the-middle')).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('a custom boundary shows its fallback and keeps the rest of the page', async ({page}) => {
    await openPage(page, '/fragile')
    await page.getByRole('button', {name: 'Break part'}).click()
    const fallback = page.getByRole('button', {name: 'Mend it: part is broken'})
    await expect(fallback).toBeVisible()
    await expect(page.getByRole('button', {name: 'Break page'})).toBeVisible()
    await fallback.click()
    await expect(page.getByRole('button', {name: 'Break part'})).toBeVisible()
  })

  test('a layout part that throws shows the error screen, and returns with the content', async ({
    page
  }) => {
    await crashIn(page, 'Footer')
    await openPage(page, '/docs/long')
    await expectCrash(page, 'No luck in Footer')
    await restore(page)
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible()
    await expect(page.locator('#the-middle')).toBeVisible()
  })

  test('a Root that throws shows the error screen instead of a blank page', async ({page}) => {
    await crashIn(page, 'Root')
    await openPage(page, '/docs/start')
    await expectCrash(page, 'No luck in Root')
    await restore(page)
    await expect(page.locator('#last-words')).toHaveCount(1)
  })

  test('an error page that throws is replaced by plain text', async ({page}) => {
    await crashIn(page, 'Root', 'Error')
    await openPage(page, '/docs/start')
    await expectCrash(page, 'No luck in Error')
  })

  test('a page stays readable if a client module throws', async ({page}) => {
    await crashIn(page, 'module')
    const thrown = page.waitForEvent('pageerror')
    await page.goto('/docs/start')
    expect((await thrown).message).toBe('No luck in module')
    await expect(page.locator('h1')).toHaveText('Start')
    await page.locator('main article').getByRole('link', {name: 'long page'}).click()
    await expect(page.locator('h1')).toHaveText('Long')
  })
})

test.describe('§4 Route change:', () => {
  test("a page that can't be loaded is loaded in full once, with a warning", async ({page}) => {
    await openPage(page, '/about')
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
    let failed = 0
    await page.route('**/docs/start', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue()
      failed += 1
      return route.abort()
    })
    await follow(page, '/docs/start')
    expect((await warned).text()).toContain('Falling back to a full page load.')
    await expect(page.locator('h1')).toHaveText('Start')
    await expect(page).toHaveURL(/\/docs\/start$/)
    expect(await isSameDocument(page)).toBe(false)
    expect(failed).toBe(1)
  })

  test("a page whose module can't be loaded is loaded in full and stays as served", async ({
    page
  }) => {
    await openPage(page, '/about')
    let documents = 0
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1
    })
    await page.route(/pages-fragile-.*\.js$/, (route) => route.abort())
    await addLink(page, '/fragile')
    await follow(page, '/fragile')
    await expect(page.locator('h1')).toHaveText('Fragile')
    const warning = page.waitForEvent('console', (message) =>
      message.text().includes('The server-rendered page is kept.')
    )
    await page.reload()
    await warning
    await expect(page.locator('h1')).toHaveText('Fragile')
    expect(documents).toBe(2)
  })
})
