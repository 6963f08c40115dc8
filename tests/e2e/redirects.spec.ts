import {expect, versionsTest as test} from './site-test.js'

test('an old URL redirects to its page and keeps query and hash', async ({page, watch}) => {
  await page.goto('/begin?a=1#b')
  await expect(page).toHaveURL(/\/docs\/guide\/feeders\/?\?a=1#b$/)
  await expect(page.locator('main')).toContainText('Feeders')
  expect(watch.problems).toEqual([])
})

test('a URL with an old extension redirects to its page without a loop', async ({page}) => {
  await page.goto('/docs/guide/feeders.html')
  await expect(page).toHaveURL(/\/docs\/guide\/feeders\/?$/)
  await expect(page.locator('main')).toContainText('Feeders')
})

test('a link can use an old URL, and going back takes one step', async ({page}) => {
  await page.goto('/', {waitUntil: 'networkidle'})
  await page.getByRole('link', {name: 'Begin'}).click()
  await expect(page).toHaveURL(/\/docs\/guide\/feeders\/?\?from=home#last$/)
  await expect(page.locator('main')).toContainText('Feeders')
  await page.goBack()
  await expect(page.locator('main')).toContainText('latest: 2.0')
})

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false})

  test('an old URL redirects to its page', async ({page}) => {
    await page.goto('/begin')
    await expect(page).toHaveURL(/\/docs\/guide\/feeders\/?$/)
  })
})
