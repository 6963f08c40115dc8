import type {Page} from 'playwright/test'
import {untilHydrated} from './hydrated.js'
import {expect, openPage, livePartsTest as test} from './site-test.js'

const CONTENT = '[data-live-content="0"]'

/** Returns the shown content, without the attribute of a heading that has the focus. */
async function readShown(page: Page): Promise<string> {
  const html = await page.locator(CONTENT).innerHTML()
  return html.replace(/(<h1 [^>]*) tabindex="-1"/, '$1')
}

/** Returns the content in the document that the host sends for the shown page. */
function readSent(page: Page): Promise<string | undefined> {
  return page.evaluate(async (selector) => {
    const response = await fetch(location.href)
    const document = new DOMParser().parseFromString(await response.text(), 'text/html')
    return document.querySelector(selector)?.innerHTML
  }, CONTENT)
}

/** Marks the document, so that a reload is noticed. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, {isMarked: true}))
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in globalThis)
}

test('hydration keeps the static parts, and the components between them work', async ({
  page,
  watch
}) => {
  await openPage(page, '/docs/blocks')
  expect(await readShown(page)).toBe(await readSent(page))
  await page.getByTestId('counter').first().click()
  await expect(page.getByTestId('counter').first()).toHaveText('1')
  await page.getByRole('tab', {name: 'B'}).click()
  await expect(page.getByRole('tabpanel')).toHaveText('B')
  expect(watch.problems).toEqual([])
})

test('a page reached by a link has the static parts of its document', async ({page, watch}) => {
  await openPage(page, '/docs/late')
  await markDocument(page)
  await page.locator('nav').getByRole('link', {name: 'Blocks', exact: true}).first().click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blocks')
  expect(await isMarked(page)).toBe(true)
  expect(await readShown(page)).toBe(await readSent(page))
  await page.getByTestId('counter').last().click()
  await expect(page.getByTestId('counter').last()).toHaveText('1')
  await page.locator('article').getByRole('link', {name: 'link', exact: true}).click()
  await expect(page.getByTestId('later')).toHaveText('Words in a layout.')
  expect(await isMarked(page)).toBe(true)
  expect(watch.problems).toEqual([])
})

test('content that only the browser shows is complete', async ({page, watch}) => {
  await openPage(page, '/docs/late')
  await expect(page.locator(`${CONTENT} > *`)).toHaveText([
    'Late',
    'Words that come late.',
    '0',
    'Words at the end.'
  ])
  await expect(page.locator(`${CONTENT} em`)).toHaveText('late')
  await expect(page.locator('h2')).toHaveAttribute('id', 'late')
  expect(watch.problems).toEqual([])
})

test('a page whose comments a host has removed is complete', async ({page, watch}) => {
  await openPage(page, '/docs/blocks')
  const text = await page.locator(CONTENT).innerText()
  await page.route('**/docs/blocks', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/<!--.*?-->/g, '')
    await route.fulfill({
      response,
      body: body.replace('id="__site"', 'id="__site" data-comments=""')
    })
  })
  await page.reload()
  await untilHydrated(page)
  expect(await page.locator(CONTENT).innerText()).toBe(text)
  expect(watch.problems).toEqual([])
})
