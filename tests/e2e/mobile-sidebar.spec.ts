import type {Page} from 'playwright/test'
import {expect, openPage, statesTest as test} from './site-test.js'

const PHONE = {width: 390, height: 844}

test.use({viewport: PHONE})

const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'})
const toggle = (page: Page) => page.locator('.navbar__toggle')

async function openMenu(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
}

test('§4 Mobile sidebar: is a modal dialog that traps the focus and restores it', async ({
  page,
  watch
}) => {
  await openMenu(page, '/about')
  await expect(menu(page).locator('.navbar-sidebar__panel')).toBeFocused()
  // A modal dialog makes everything behind it inert.
  const isBehindInert = () =>
    page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('main a')
      link?.focus()
      return document.activeElement !== link
    })
  expect(await isBehindInert()).toBe(true)
  for (let presses = 0; presses < 20; presses++) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => {
      const {activeElement, body} = document
      return activeElement === body || activeElement?.closest('dialog') !== null
    })
  ).toBe(true)
  await menu(page).getByRole('button', {name: 'Close navigation bar'}).click()
  await expect(menu(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
  expect(watch.problems).toEqual([])
})

test('§4 Mobile sidebar: closes with Escape or a click outside', async ({page}) => {
  await openMenu(page, '/about')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
  await page.mouse.click(350, 400)
  await expect(menu(page)).toBeHidden()
  await toggle(page).click()
  // The empty part of the panel belongs to it.
  await page.mouse.click(150, 800)
  await expect(menu(page)).toBeVisible()
})

test('§4 Mobile sidebar: going back closes it instead of leaving the page', async ({page}) => {
  await openPage(page, '/')
  await page.locator('main').getByRole('link', {name: 'the guide'}).click()
  await expect(page.locator('h1')).toHaveText('Start')
  await toggle(page).click()
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL(/\/docs\/start$/)
  await expect(page.locator('h1')).toHaveText('Start')
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Welcome')
})

test("§4 Mobile sidebar: leaves no history entry, however it's closed", async ({page}) => {
  await openPage(page, '/')
  await page.locator('main').getByRole('link', {name: 'the guide'}).click()
  await expect(page.locator('h1')).toHaveText('Start')
  await toggle(page).click()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state.closesOverlay)).toBeUndefined()
  await toggle(page).click()
  await menu(page).getByRole('link', {name: 'Tools'}).click()
  await expect(page.locator('h1')).toHaveText('Tools')
  await expect(menu(page)).toBeHidden()
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Start')
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Welcome')
  await page.goForward()
  await expect(page.locator('h1')).toHaveText('Start')
})

test("§4 Mobile sidebar: the page behind it doesn't scroll", async ({page}) => {
  await openPage(page, '/docs/start')
  // Scroll up again, so that the navbar is visible.
  await page.evaluate(() => scrollTo(0, 400))
  await expect(toggle(page)).not.toBeInViewport()
  await page.evaluate(() => scrollTo(0, 300))
  await expect(toggle(page)).toBeInViewport()
  // Playwright would scroll to the element's position without `sticky`.
  await toggle(page).evaluate((button: HTMLElement) => button.click())
  await expect(menu(page)).toBeVisible()
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  expect(await overflow()).toBe('hidden')
  expect(await page.evaluate(() => scrollY)).toBe(300)
  await page.keyboard.press('Escape')
  await expect.poll(overflow).toBe('scroll')
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

test('§4 Mobile sidebar: a doc opens its own menu, with a link to the main one', async ({page}) => {
  await openMenu(page, '/docs/start')
  const docs = menu(page).getByRole('navigation', {name: 'Docs sidebar'})
  await expect(docs.getByRole('link', {name: 'Tools'})).toBeVisible()
  // Expanding a category doesn't close the menu.
  await docs.getByText('birds', {exact: true}).click()
  await expect(docs.getByRole('link', {name: 'Wren'})).toBeVisible()
  await menu(page).getByRole('button', {name: 'Back to main menu'}).click()
  await expect(docs).toHaveCount(0)
  await expect(menu(page).getByRole('link', {name: 'Guide'})).toBeVisible()
  await page.keyboard.press('Escape')
  await toggle(page).click()
  await expect(docs).toBeVisible()
})

test('§4 Mobile sidebar: a page without its own menu opens the main one', async ({page}) => {
  await openMenu(page, '/about')
  await expect(menu(page).getByRole('link', {name: 'Guide'})).toBeVisible()
  await expect(menu(page).getByRole('button', {name: 'Back to main menu'})).toHaveCount(0)
})

test('§4 Viewport: the desktop layout starts at 997 px, also while the page is open', async ({
  page
}) => {
  await openMenu(page, '/docs/start')
  const sidebar = page.getByRole('complementary', {name: 'Docs'})
  await page.setViewportSize({width: 996, height: 844})
  await expect(menu(page)).toBeVisible()
  await expect(sidebar).toBeHidden()
  await page.setViewportSize({width: 997, height: 844})
  await expect(menu(page)).toBeHidden()
  await expect(sidebar).toBeVisible()
  await expect(toggle(page)).toBeHidden()
  await page.setViewportSize({width: 996, height: 844})
  await expect(toggle(page)).toBeVisible()
  await expect(sidebar).toBeHidden()
  await expect(menu(page)).toBeHidden()
})

test.describe('§4 Dropdowns: on mobile', () => {
  const part = (page: Page) => menu(page).getByRole('button', {name: 'Look up'})

  test('collapse and expand', async ({page}) => {
    await openMenu(page, '/about')
    const owls = menu(page).getByRole('link', {name: 'Owls'})
    await expect(part(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(owls).toHaveCount(0)
    await part(page).click()
    await expect(owls).toBeVisible()
    await part(page).click()
    await expect(owls).toHaveCount(0)
  })

  test('start expanded when an item is active', async ({page}) => {
    await openMenu(page, '/docs/trees/oak')
    await menu(page).getByRole('button', {name: 'Back to main menu'}).click()
    await expect(part(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(menu(page).getByRole('link', {name: 'Oaks'})).toHaveAttribute(
      'aria-current',
      'page'
    )
  })

  test('link to their own page', async ({page}) => {
    await openMenu(page, '/docs/start')
    await menu(page).getByRole('button', {name: 'Back to main menu'}).click()
    await menu(page).getByRole('button', {name: 'About menu'}).click()
    await expect(menu(page).getByRole('link', {name: 'Mode'})).toBeVisible()
    await menu(page).getByRole('link', {name: 'About', exact: true}).click()
    await expect(page.locator('h1')).toHaveText('About')
  })
})

test('opens at the entry of the current page', async ({page}) => {
  await page.setViewportSize({width: PHONE.width, height: 300})
  await openMenu(page, '/docs/trees/oak')
  await expect(menu(page).locator('[aria-current="page"]').last()).toBeInViewport()
  await menu(page).getByRole('button', {name: 'Close navigation bar'}).click()
  await openPage(page, '/docs/start')
  await toggle(page).click()
  await expect(menu(page).getByRole('button', {name: 'Back to main menu'})).toBeInViewport()
})
