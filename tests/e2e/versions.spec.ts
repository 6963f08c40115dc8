import type {Page} from 'playwright/test'
import {untilHydrated} from './hydrated.js'
import {expect, versionsTest as test} from './site-test.js'

/** Opens a page and waits until it's interactive. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'networkidle'})
  await untilHydrated(page)
}

/** Selects a version in the navbar's dropdown. */
async function choose(page: Page, label: string): Promise<void> {
  const dropdown = page.locator('.navbar .dropdown')
  await dropdown.getByRole('button').hover()
  await dropdown.getByRole('link', {name: label, exact: true}).click()
}

const name = (page: Page) => page.locator('.navbar .dropdown > button')
const banner = (page: Page) => page.getByRole('complementary', {name: 'About this version'})

test('switching between versions keeps the page', async ({page, watch}) => {
  await open(page, '/docs/guide/nest-boxes')
  await expect(name(page)).toHaveText('2.0')
  await expect(banner(page)).toHaveCount(0)

  await choose(page, '1.0 (old)')
  await expect(page).toHaveURL(/\/docs\/first\/guide\/nest-boxes$/)
  await expect(page.locator('main')).toContainText('The hole of 1.0.')
  await expect(name(page)).toHaveText('1.0 (old)')
  await expect(banner(page)).toContainText('no longer actively maintained')

  await banner(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/docs\/guide\/nest-boxes$/)
  await expect(page.locator('main')).toContainText('The hole of 2.0.')

  await choose(page, 'Next')
  await expect(page).toHaveURL(/\/docs\/next\/guide\/boxes$/)
  await expect(banner(page)).toContainText('This is unreleased documentation')
  expect(watch.problems).toEqual([])
})

test("a page that a version lacks links to the version's first page", async ({page}) => {
  await open(page, '/docs/next/guide/ponds')
  await choose(page, '1.0 (old)')
  await expect(page).toHaveURL(/\/docs\/first$/)
})

test('the selected version is remembered outside the docs', async ({page, watch}) => {
  const guides = page.locator('.navbar').getByRole('link', {name: 'Guides', exact: true})
  await open(page, '/community/rules')
  await expect(guides).toHaveAttribute('href', '/docs')
  await choose(page, '1.0 (old)')
  await expect(page).toHaveURL(/\/docs\/first$/)

  await open(page, '/community/rules')
  await expect(name(page)).toHaveText('1.0 (old)')
  await expect(guides).toHaveAttribute('href', '/docs/first')
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    '1.0'
  )
  expect(watch.problems).toEqual([])
})

test('a remembered version that no longer exists is ignored', async ({page, watch}) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '0.1'))
  await open(page, '/community/rules')
  await expect(name(page)).toHaveText('2.0')
  expect(watch.problems).toEqual([])
})

test('the mobile menu lists the versions', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800})
  await open(page, '/docs/guide/feeders')
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
  await page.getByRole('button', {name: /Back to main menu/}).click()
  const menu = page.locator('.navbar-sidebar')
  await expect(menu.getByText('Versions')).toBeVisible()
  await menu.getByRole('link', {name: 'Next', exact: true}).last().click()
  await expect(page).toHaveURL(/\/docs\/next\/guide\/feeders$/)
})

test('a component can list every doc of a version', async ({page, watch}) => {
  await open(page, '/all')
  await expect(page.locator('main a')).toHaveCount(0)
  await page.getByRole('button', {name: 'Show all'}).click()
  await expect(page.locator('main a')).toHaveText(['Feeders', 'Nest boxes', 'Watch', 'Birds'])
  expect(watch.problems).toEqual([])
})
