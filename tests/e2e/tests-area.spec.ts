import type {Page} from 'playwright/test'
import {untilHydrated} from './hydrated.js'
import {expect, test} from './site-test.js'

/** Opens a page of the tests area and waits until it's hydrated. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(`/tests/pages/${name}`, {waitUntil: 'networkidle'})
  await untilHydrated(page)
}

test('§8 Page throws: shows the message, and trying again restores the page', async ({page}) => {
  await open(page, 'error-boundary-tests')
  const crash = page.getByRole('button', {name: 'Crash this page'})
  await crash.click()
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible()
  await expect(page.getByText('The button was pressed')).toBeVisible()
  await expect(crash).toHaveCount(0)
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible()
  await page.getByRole('button', {name: 'Try again'}).click()
  await expect(crash).toBeVisible()
})

test('§8 Page throws: going back leaves the page', async ({page}) => {
  await page.goto('/tests/pages', {waitUntil: 'networkidle'})
  await page.locator('main').getByRole('link', {name: 'Error boundary'}).click()
  await page.getByRole('button', {name: 'Crash this page'}).click()
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', {name: 'Tests of pages'})).toBeVisible()
})

test('a layout without children has a navbar and a footer', async ({page, watch}) => {
  await open(page, 'layout-no-children')
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(watch.problems).toEqual([])
})

test('§5 Head tags: the last of several definitions wins, and no tag is duplicated', async ({
  page,
  watch
}) => {
  await open(page, 'head-metadata')
  const answers = page.locator('tbody tr td:last-child')
  await expect(answers).toHaveText(['yes', 'yes', 'yes', 'yes', 'yes'])
  await expect(page.locator('html')).toHaveAttribute('data-head-metadata', 'html')
  await expect(page.locator('html')).toHaveClass(/\bhead-metadata-html\b/)
  await expect(page.locator('body')).toHaveClass(/\bhead-metadata-body\b/)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text))).toContainEqual({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: '</script>'
  })
  expect(watch.problems).toEqual([])
})

test('hydration matches the prerendered HTML, and the page is interactive', async ({
  page,
  watch
}) => {
  const response = await page.request.get('/tests/pages/hydration-tests')
  expect(await response.text()).toContain('not in the browser yet')
  await open(page, 'hydration-tests')
  await expect(page.getByTestId('renderer')).toHaveText(/by the browser\.$/)
  await expect(page.getByText('rendered in the browser', {exact: true})).toBeVisible()
  await expect(page.locator('time')).toHaveText('August 1, 2022')
  await page.getByRole('button', {name: 'Pressed 0 times'}).click()
  await expect(page.getByRole('button', {name: 'Pressed 1 time'})).toBeVisible()
  expect(watch.problems).toEqual([])
})

test('§4 Tab choices: a group shares one stored choice', async ({page, watch}) => {
  await open(page, 'tabs-tests')
  await page.getByRole('tab', {name: 'Winter'}).first().click()
  await expect(page.getByText('Waxwings in the second group.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.tests-season'))).toBe(
    'winter'
  )
  await page.reload()
  await expect(page.getByText('Waxwings in the first group.')).toBeVisible()
  await expect(page.getByText('Swifts in the first group.')).toBeHidden()
  expect(watch.problems).toEqual([])
})

test('§9 TOC levels: a page lists the levels from its front matter, including markup', async ({
  page
}) => {
  await open(page, 'page-toc-tests')
  const entry = (name: string) =>
    page.locator('.table-of-contents').getByRole('link', {name, exact: true})
  await expect(entry('A heading of level 5').first()).toBeVisible()
  await expect(entry('A heading of level 6, which is not listed')).toHaveCount(0)
  await expect(entry('日本語の見出し').first()).toBeVisible()
  await entry('The end').last().click()
  await expect(page).toHaveURL(/#the-end$/)
  await expect(page.locator('#the-end')).toBeInViewport()
})

test('§4 TOC highlighting: a heading in a closed tab is never highlighted', async ({page}) => {
  await open(page, 'tabs-tests')
  const active = page.locator('.table-of-contents [aria-current=location]')
  await page.locator('#in-a-group').evaluate((heading) => heading.scrollIntoView())
  await expect(active).toHaveText('In a group')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(active).toHaveText('Without a group')
})

test('content with a z-index stays below the navbar', async ({page}) => {
  await open(page, 'z-index-tests')
  const card = page.getByTestId('high')
  const scrollTo = (distance: number) =>
    card.evaluate(
      (element, top) => scrollBy(0, element.getBoundingClientRect().top - top),
      distance
    )
  // The navbar hides while the reader scrolls down, and comes back on the way up.
  await scrollTo(-40)
  await expect(page.locator('.navbar')).not.toBeInViewport()
  await scrollTo(20)
  const isNavbarInFront = () =>
    card.evaluate((element) => {
      const {left, top, width} = element.getBoundingClientRect()
      const inFront = document.elementFromPoint(left + width / 2, top + 10)
      return Boolean(inFront?.closest('.navbar'))
    })
  await expect.poll(isNavbarInFront).toBe(true)
})
