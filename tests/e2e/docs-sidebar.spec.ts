import type {Page} from 'playwright/test'
import {expect, openPage, statesTest as test} from './site-test.js'
import {watchShifts} from './watch-shifts.js'

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'})
const category = (page: Page, name: string) => sidebar(page).getByText(name, {exact: true})
const item = (page: Page, name: string) => sidebar(page).getByRole('link', {name, exact: true})
const hide = (page: Page) => page.getByRole('button', {name: 'Collapse sidebar'})
const show = (page: Page) => page.getByRole('button', {name: 'Expand sidebar'})

test.describe('§3 docs.sidebar.hideable', () => {
  test('one button hides the sidebar and another shows it', async ({page, watch}) => {
    await openPage(page, '/docs/start')
    await expect(show(page)).toBeHidden()
    await hide(page).click()
    await expect(sidebar(page)).toBeHidden()
    await expect(show(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sidebar(page)).toBeVisible()
    await expect(hide(page)).toBeFocused()
    expect(watch.problems).toEqual([])
  })

  test('stays hidden on other pages and after a reload, without a layout shift', async ({page}) => {
    const shifts = await watchShifts(page)
    await openPage(page, '/docs/start')
    await hide(page).click()
    await expect(sidebar(page)).toBeHidden()
    await page.goto('/docs/birds/owl')
    await expect(page.locator('h1')).toHaveText('Owl')
    await expect(sidebar(page)).toBeHidden()
    await openPage(page, '/docs/start')
    await expect(sidebar(page)).toBeHidden()
    expect(await shifts()).toBe(0)
    await show(page).click()
    await page.reload()
    await expect(sidebar(page)).toBeVisible()
  })

  test('changes nothing on narrow screens', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('docs-sidebar-hidden', 'true'))
    await page.setViewportSize({width: 390, height: 844})
    await openPage(page, '/docs/start')
    await expect(hide(page)).toBeHidden()
    await expect(show(page)).toBeHidden()
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
    await expect(item(page, 'Tools')).toBeVisible()
  })
})

test.describe('§3 docs.sidebar.autoCollapseCategories', () => {
  test('opening a category closes the others', async ({page}) => {
    await openPage(page, '/docs/start')
    await category(page, 'birds').click()
    await expect(item(page, 'Wren')).toBeVisible()
    await category(page, 'trees').click()
    await expect(item(page, 'Ash')).toBeVisible()
    await expect(item(page, 'Wren')).toHaveCount(0)
  })

  test('opening a page in a different category closes the other categories', async ({page}) => {
    await openPage(page, '/docs/birds/owl')
    await expect(item(page, 'Wren')).toBeVisible()
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('button', {name: 'Look up'})
      .click()
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Oaks'}).click()
    await expect(page.locator('h1')).toHaveText('Oak')
    await expect(item(page, 'Ash')).toBeVisible()
    await expect(item(page, 'Wren')).toHaveCount(0)
  })
})

/**
 * Reads the duration and frames of the expanding category `birds` while the animation is paused.
 */
async function readAnimation(page: Page) {
  return page.evaluate(() => {
    const lists = [...document.querySelectorAll('.theme-doc-sidebar-menu .menu__list')]
    const animation = lists.flatMap((list) => list.getAnimations())[0]
    if (!(animation?.effect instanceof KeyframeEffect)) return undefined
    const [from, to] = animation.effect.getKeyframes()
    return {
      duration: Number(animation.effect.getTiming().duration),
      from: Number.parseFloat(String(from?.height)),
      to: Number.parseFloat(String(to?.height))
    }
  })
}

test.describe('§9 Collapse animation', () => {
  test('depends on the height of the content', async ({page}) => {
    // A paused animation can be inspected without a race.
    await page.addInitScript(() => {
      const animate = Element.prototype.animate
      Element.prototype.animate = function (...options) {
        const animation = animate.apply(this, options)
        animation.pause()
        return animation
      }
    })
    await openPage(page, '/docs/start')
    await category(page, 'birds').click()
    await expect.poll(() => readAnimation(page)).toBeDefined()
    const opening = await readAnimation(page)
    expect(opening?.from).toBe(0)
    expect(opening?.to).toBeGreaterThan(60)
    expect(opening?.duration).toBe(Math.round(80 + 8 * Math.sqrt(opening?.to ?? 0)))
  })

  test('is disabled if readers prefer reduced motion', async ({page}) => {
    await page.addInitScript(() => {
      const calls = {count: 0}
      Object.assign(window, {calls})
      Element.prototype.animate = () => {
        calls.count += 1
        throw new Error('Nothing moves.')
      }
    })
    await page.emulateMedia({reducedMotion: 'reduce'})
    await openPage(page, '/docs/start')
    await category(page, 'birds').click()
    await expect(item(page, 'Wren')).toBeVisible()
    await category(page, 'birds').click()
    await expect(item(page, 'Wren')).toHaveCount(0)
    expect(
      await page.evaluate(() => (window as unknown as {calls: {count: number}}).calls)
    ).toEqual({count: 0})
  })
})
