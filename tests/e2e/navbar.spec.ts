import type {Page} from 'playwright/test'
import {afterScroll} from './after-scroll.js'
import {expect, openPage, statesTest as test} from './site-test.js'

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main', exact: true})
const button = (page: Page) => navbar(page).getByRole('button', {name: 'Look up'})
const entry = (page: Page, name: string) => navbar(page).getByRole('link', {name})

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await afterScroll(page)
}

test.describe('§4 Navbar: hideOnScroll', () => {
  test('hides on scroll down and shows on scroll up', async ({page}) => {
    await openPage(page, '/docs/start')
    await scrollTo(page, 600)
    await expect(navbar(page)).not.toBeInViewport()
    await scrollTo(page, 500)
    await expect(navbar(page)).toBeInViewport()
    await scrollTo(page, 700)
    await expect(navbar(page)).not.toBeInViewport()
  })

  test('makes room for the sidebar and the table of contents', async ({page}) => {
    await openPage(page, '/docs/start')
    const topOf = (selector: string) => async () =>
      Math.round((await page.locator(selector).boundingBox())?.y ?? Number.NaN)
    const sidebar = topOf('.theme-doc-sidebar-container .menu')
    const contents = topOf('.table-of-contents')
    await scrollTo(page, 600)
    await expect.poll(sidebar).toBe(0)
    await expect.poll(contents).toBe(36)
    await scrollTo(page, 500)
    await expect.poll(sidebar).toBe(60)
    await expect.poll(contents).toBe(96)
  })

  test('stays visible while scrolling less than its own height', async ({page}) => {
    await openPage(page, '/docs/start')
    await scrollTo(page, 59)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(59)
    await expect(navbar(page)).not.toHaveClass(/navbar--hidden/)
    await scrollTo(page, 60)
    await expect(navbar(page)).toHaveClass(/navbar--hidden/)
    await scrollTo(page, 61)
    await scrollTo(page, 59)
    await expect(navbar(page)).not.toHaveClass(/navbar--hidden/)
  })

  test('hides when the URL changes to an existing anchor above or below', async ({page}) => {
    await openPage(page, '/docs/start')
    await page.locator('main').getByRole('link', {name: 'the far end'}).click()
    await expect(page).toHaveURL(/#far-end$/)
    await expect(navbar(page)).not.toBeInViewport()
    await page.locator('main').getByRole('link', {name: 'what is near'}).click()
    await expect(page).toHaveURL(/#near$/)
    await expect(page.locator('#near')).toBeInViewport()
    await expect(navbar(page)).not.toBeInViewport()
  })

  test('hides when a link opens an anchor further up on another page', async ({page}) => {
    await openPage(page, '/docs/start')
    await scrollTo(page, 1e6)
    // Scrolling up a little shows the navbar.
    await scrollTo(page, 1000)
    await expect(navbar(page)).toBeInViewport()
    await page
      .getByRole('link', {name: 'the nests of owls'})
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.locator('h1')).toHaveText('Owl')
    await expect(page.locator('#nests')).toBeInViewport()
    await expect(navbar(page)).not.toBeInViewport()
  })

  test('is visible after a page load with any hash', async ({page}) => {
    await openPage(page, '/docs/start#far-end')
    await expect(page.locator('#far-end')).toBeInViewport()
    await expect(navbar(page)).toBeInViewport()
  })

  test("is visible on another page, and if the anchor doesn't exist", async ({page}) => {
    await openPage(page, '/docs/start')
    await scrollTo(page, 600)
    await expect(navbar(page)).not.toBeInViewport()
    await page.evaluate(() => {
      location.hash = 'nowhere'
    })
    await expect(navbar(page)).toBeInViewport()
    await scrollTo(page, 700)
    await expect(navbar(page)).not.toBeInViewport()
    await page
      .getByRole('link', {name: 'Tools'})
      .first()
      .evaluate((link) => (link as HTMLElement).click())
    await expect(page.locator('h1')).toHaveText('Tools')
    await expect(navbar(page)).toBeInViewport()
  })

  test('shows when it receives focus', async ({page}) => {
    await openPage(page, '/docs/start')
    await scrollTo(page, 600)
    await expect(navbar(page)).not.toBeInViewport()
    await entry(page, 'Guide').focus()
    await expect(navbar(page)).toBeInViewport()
  })

  test("doesn't slide if readers prefer reduced motion", async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    await openPage(page, '/docs/start')
    const duration = await navbar(page).evaluate((bar) => getComputedStyle(bar).transitionDuration)
    expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.001)
  })
})

test.describe('§4 Dropdowns', () => {
  test('open on hover and close when the pointer leaves', async ({page}) => {
    await openPage(page, '/about')
    await expect(entry(page, 'Owls')).toBeHidden()
    await button(page).hover()
    await expect(entry(page, 'Owls')).toBeVisible()
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
    // The pointer can cross the gap between button and menu without closing it.
    await entry(page, 'Oaks').hover()
    await expect(entry(page, 'Oaks')).toBeVisible()
    await page.locator('h1').hover()
    await expect(entry(page, 'Owls')).toBeHidden()
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('a click on a hovered one keeps it open, and another click closes it', async ({page}) => {
    await openPage(page, '/about')
    await button(page).click()
    await page.locator('h1').hover()
    await expect(entry(page, 'Owls')).toBeVisible()
    await button(page).click()
    await expect(entry(page, 'Owls')).toBeHidden()
  })

  for (const key of ['Enter', 'Space']) {
    test(`open on ${key} and close on the second press`, async ({page}) => {
      await openPage(page, '/about')
      await button(page).focus()
      await page.keyboard.press(key)
      await expect(entry(page, 'Owls')).toBeVisible()
      await page.keyboard.press(key)
      await expect(entry(page, 'Owls')).toBeHidden()
    })
  }

  test('open and move with arrow keys', async ({page}) => {
    await openPage(page, '/about')
    await button(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(entry(page, 'Owls')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(entry(page, 'Oaks')).toBeFocused()
    await page.keyboard.press('End')
    await expect(entry(page, 'Elsewhere')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(entry(page, 'Owls')).toBeFocused()
  })

  test('close on Escape and return the focus to the button', async ({page}) => {
    await openPage(page, '/about')
    await button(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(entry(page, 'Owls')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(entry(page, 'Owls')).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test("close on Escape even if they're only hovered", async ({page}) => {
    await openPage(page, '/about')
    await button(page).hover()
    await expect(entry(page, 'Owls')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(entry(page, 'Owls')).toBeHidden()
  })

  test('close when Tab moves past the last item', async ({page}) => {
    await openPage(page, '/about')
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(entry(page, 'Owls')).toBeVisible()
    for (const name of ['Owls', 'Oaks', 'Elsewhere']) {
      await page.keyboard.press('Tab')
      await expect(entry(page, name)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(entry(page, 'About')).toBeFocused()
    await expect(entry(page, 'Owls')).toBeHidden()
  })

  test('close on a click outside', async ({page}) => {
    await openPage(page, '/about')
    await button(page).click()
    await expect(entry(page, 'Owls')).toBeVisible()
    await page.locator('h1').click()
    await expect(entry(page, 'Owls')).toBeHidden()
  })

  test('close after a click on one of their links', async ({page}) => {
    await openPage(page, '/about')
    await button(page).click()
    await entry(page, 'Owls').click()
    await expect(page.locator('h1')).toHaveText('Owl')
    await expect(entry(page, 'Owls')).toBeHidden()
  })

  test('with their own page are a link with a button', async ({page}) => {
    await openPage(page, '/docs/start')
    const more = navbar(page).getByRole('button', {name: 'About menu'})
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(entry(page, 'Mode')).toBeVisible()
    await page.keyboard.press('Escape')
    await entry(page, 'About').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('h1')).toHaveText('About')
  })
})

test.describe('§4 Dropdowns: by touch', () => {
  test.use({hasTouch: true})

  test('open on a tap and close on a tap outside', async ({page}) => {
    await openPage(page, '/about')
    await button(page).tap()
    await expect(entry(page, 'Owls')).toBeVisible()
    await page.locator('h1').tap()
    await expect(entry(page, 'Owls')).toBeHidden()
  })
})

test.describe('§4 Dropdowns: without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('open on hover and on focus', async ({page}) => {
    await page.goto('/about')
    await button(page).hover()
    await expect(entry(page, 'Owls')).toBeVisible()
    await page.locator('h1').hover()
    await expect(entry(page, 'Owls')).toBeHidden()
    await button(page).focus()
    await expect(entry(page, 'Owls')).toBeVisible()
  })
})
