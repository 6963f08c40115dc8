import type {Page} from 'playwright/test'
import {findInBothModes} from './find-violations.js'
import {serveWithPolicy} from './serve-with-policy.js'
import {expect, openPage, statesTest as test} from './site-test.js'

const QUESTION = 'Was this page helpful?'
const question = (page: Page) => page.getByRole('group', {name: QUESTION})
const THANKS = 'Thank you for your feedback.'

/** Records the events that a page sends. */
function recordEvents(page: Page): unknown[] {
  const events: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/events') events.push(request.postDataJSON())
  })
  return events
}

/** Records the scripts that a page loads. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

test('readers can vote and add a comment with the keyboard', async ({page}) => {
  const events = recordEvents(page)
  await openPage(page, '/docs/birds/jay')
  await expect(question(page)).toBeVisible()
  expect(await findInBothModes(page)).toEqual([])
  const stored = await listStored(page)
  await question(page).getByRole('button', {name: 'No'}).focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', {name: 'What could be better? (optional)'})
  await expect(field).toBeFocused()
  await expect(question(page)).toHaveCount(0)
  expect(await findInBothModes(page)).toEqual([])
  await page.keyboard.type('An example is missing.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({hasText: THANKS})).toBeFocused()
  expect(await findInBothModes(page)).toEqual([])
  const path = '/docs/birds/jay'
  await expect
    .poll(() => events)
    .toEqual([
      {type: 'vote', vote: 'down', path},
      {type: 'comment', vote: 'down', text: 'An example is missing.', path}
    ])
  expect(await listStored(page)).toEqual(stored)
})

/** Lists the keys in the page's storage. */
function listStored(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys({...localStorage, ...sessionStorage}))
}

test('the question works with the site’s content security policy', async ({page, watch}) => {
  const events = recordEvents(page)
  const served = await serveWithPolicy(process.env.READER_STATES_BUILD ?? '')
  await openPage(page, `${served.origin}/docs/birds/jay`)
  await question(page).getByRole('button', {name: 'Yes'}).click()
  await page.getByRole('button', {name: 'Skip'}).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  await expect.poll(() => events).toHaveLength(1)
  await served.close()
  expect(watch.problems.filter((problem) => !problem.includes('404'))).toEqual([])
})

test('readers can skip the comment, and the next page asks again', async ({page}) => {
  const events = recordEvents(page)
  await openPage(page, '/docs/birds/jay')
  await question(page).getByRole('button', {name: 'Yes'}).click()
  const field = page.getByRole('textbox', {name: 'What helped you? (optional)'})
  await field.fill('Unsent')
  await page.getByRole('button', {name: 'Skip'}).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  await page.locator('.pagination-nav__link--next').click()
  // The heading gets the focus when the page has scrolled to its top.
  await expect(page.getByRole('heading', {level: 1, name: 'Owl'})).toBeFocused()
  await page.keyboard.press('End')
  await expect(question(page)).toBeVisible()
  expect(events).toEqual([{type: 'vote', vote: 'up', path: '/docs/birds/jay'}])
})

test('the code of the question is loaded when it’s almost visible, without moving the page', async ({
  page
}) => {
  const scripts = recordScripts(page)
  await openPage(page, '/docs/start')
  const slot = page.locator('.page-feedback')
  // Found and measured at once: the space is a new element after its code is loaded.
  const heightOf = () =>
    page.evaluate(() => document.querySelector('.page-feedback')?.getBoundingClientRect().height)
  const before = await heightOf()
  expect(before).toBeGreaterThan(0)
  await page.waitForTimeout(300)
  expect(scripts.filter((script) => script.includes('/Form-'))).toEqual([])
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await slot.scrollIntoViewIfNeeded()
  await expect(question(page)).toBeVisible()
  expect(scripts.filter((script) => script.includes('/Form-'))).toHaveLength(1)
  expect(await heightOf()).toBe(before)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
})

for (const signal of ['doNotTrack', 'globalPrivacyControl'] as const)
  test(`readers with ${signal} aren't asked`, async ({page}) => {
    const scripts = recordScripts(page)
    await page.addInitScript((name) => {
      const value = name === 'doNotTrack' ? '1' : true
      Object.defineProperty(navigator, name, {value})
    }, signal)
    await openPage(page, '/docs/birds/jay')
    await expect(page.locator('.page-feedback')).toBeVisible()
    await page.waitForTimeout(300)
    await expect(page.locator('.page-feedback')).toBeEmpty()
    expect(scripts.filter((script) => script.includes('/Form-'))).toEqual([])
  })

test('the question isn’t printed', async ({page}) => {
  await openPage(page, '/docs/birds/jay')
  await expect(question(page)).toBeVisible()
  await page.emulateMedia({media: 'print'})
  await expect(question(page)).toBeHidden()
})

test('at 320 pixels, question and text fit', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640})
  await openPage(page, '/docs/birds/jay')
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(320)
  await question(page).getByRole('button', {name: 'No'}).click()
  await expect(page.getByRole('textbox')).toBeVisible()
  expect(await width()).toBe(320)
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('there is no question and no empty space', async ({page}) => {
    await page.goto('/docs/birds/jay')
    await expect(page.locator('.page-feedback')).toBeHidden()
  })
})
