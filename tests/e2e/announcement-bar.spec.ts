import type {Page} from 'playwright/test'
import {expect, openPage, statesTest as test, versionsTest} from './site-test.js'
import {watchShifts} from './watch-shifts.js'

const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'})
const close = (page: Page) => page.getByRole('button', {name: 'Close', exact: true})

function stored(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    ['id', 'dismiss'].map((key) => localStorage.getItem(`docusaurus.announcement.${key}`))
  )
}

test('§4 Announcement bar: shows the configured text, colors and links', async ({page, watch}) => {
  await openPage(page, '/about')
  await expect(bar(page)).toContainText('The spring walk starts in May')
  const colors = await bar(page).evaluate((element) => {
    const {backgroundColor, color} = getComputedStyle(element)
    return {backgroundColor, color, style: element.getAttribute('style')}
  })
  expect(colors).toEqual({
    backgroundColor: 'rgb(32, 35, 42)',
    color: 'rgb(255, 240, 200)',
    style: null
  })
  await bar(page).getByRole('link', {name: 'owls first'}).click()
  await expect(page.locator('h1')).toHaveText('Owl')
  expect(watch.problems).toEqual([])
})

test('§4 Announcement bar: once dismissed it stays dismissed, on every page and after a reload', async ({
  page
}) => {
  await openPage(page, '/about')
  await expect.poll(() => stored(page)).toEqual(['spring-walk', 'false'])
  await close(page).click()
  await expect(bar(page)).toBeHidden()
  expect(await stored(page)).toEqual(['spring-walk', 'true'])
  await page.locator('main').getByRole('link', {name: 'Start'}).click()
  await expect(page.locator('h1')).toHaveText('Start')
  await expect(bar(page)).toBeHidden()
  await page.reload()
  await expect(bar(page)).toBeHidden()
})

test('§4 Announcement bar: closing it moves the focus to the next element', async ({page}) => {
  await openPage(page, '/about')
  await close(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', {name: 'Woods'})).toBeFocused()
})

test('§4 Announcement bar: comes back when its id changes', async ({page}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('prepared')) return
    sessionStorage.setItem('prepared', 'yes')
    localStorage.setItem('docusaurus.announcement.id', 'winter-walk')
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  })
  await openPage(page, '/about')
  await expect(bar(page)).toBeVisible()
  await expect.poll(() => stored(page)).toEqual(['spring-walk', 'false'])
  await page.reload()
  await expect(bar(page)).toBeVisible()
})

test('§4 Announcement bar: closing it in one tab closes it in the others', async ({
  context,
  page
}) => {
  await openPage(page, '/about')
  const other = await context.newPage()
  await openPage(other, '/')
  await close(other).click()
  await expect(bar(page)).toBeHidden()
})

versionsTest('§4 Announcement bar: can be closed only when isCloseable is set', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'census')
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  })
  await openPage(page, '/community/rules')
  await expect(bar(page)).toHaveText('The census of birds is open.')
  await expect(close(page)).toHaveCount(0)
})

test.describe('§4 Announcement bar: no layout shift while loading', () => {
  for (const dismissed of ['false', 'true']) {
    test(`${dismissed === 'true' ? 'after' : 'before'} it was dismissed`, async ({page}) => {
      const readShifts = await watchShifts(page)
      await page.addInitScript((answer) => {
        localStorage.setItem('docusaurus.announcement.id', 'spring-walk')
        localStorage.setItem('docusaurus.announcement.dismiss', answer)
      }, dismissed)
      await openPage(page, '/docs/start')
      await expect(bar(page)).toBeVisible({visible: dismissed === 'false'})
      expect(await readShifts()).toBe(0)
    })
  }
})

test('§4 Announcement bar: the sidebar below it ends at the bottom of the window', async ({
  page
}) => {
  await page.setViewportSize({width: 1200, height: 500})
  await openPage(page, '/docs/start')
  const bottom = () =>
    page
      .getByRole('button', {name: 'Collapse sidebar'})
      .evaluate((button) => Math.round(innerHeight - button.getBoundingClientRect().bottom))
  expect(await bottom()).toBe(8)
  await close(page).click()
  await expect.poll(bottom).toBe(8)
})

test.describe('§4 Announcement bar: without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('shows, without a close button', async ({page}) => {
    await page.goto('/about')
    await expect(bar(page)).toBeVisible()
    await expect(close(page)).toBeHidden()
  })
})
