import type {Page} from 'playwright/test'
import {findInBothModes} from './find-violations.js'
import {walkFocus} from './focus-walk.js'
import {expect, openPage, test} from './site-test.js'

const PHONE = {width: 390, height: 844}

test.describe.configure({mode: 'parallel'})
test.use({contextOptions: {reducedMotion: 'reduce'}})

const focused = (page: Page) => page.locator(':focus')

test('Accessibility: the first Tab stop is the skip link', async ({page}) => {
  await openPage(page, '/docs/installation')
  const skip = page.getByRole('link', {name: 'Skip to main content'})
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  const box = await skip.boundingBox()
  expect(box?.width).toBeGreaterThan(100)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(
    await focused(page).evaluate(
      (element) => element.closest('#__main, main, article, .menu') !== null
    )
  ).toBe(true)
})

for (const [kind, path] of [
  ['a page of the docs', '/docs/markdown-features/tabs'],
  ['the home page', '/'],
  ['a list of posts', '/blog']
] as const) {
  test(`Accessibility: every Tab stop on ${kind} is visible, in view and in order`, async ({
    page
  }) => {
    test.setTimeout(180_000)
    await openPage(page, path)
    const wide = await walkFocus(page)
    expect(wide.problems).toEqual([])
    expect(wide.stops).toBeGreaterThan(15)
    await page.setViewportSize(PHONE)
    await openPage(page, path)
    expect((await walkFocus(page)).problems).toEqual([])
  })
}

test('Accessibility: a sidebar category is a link, with a separate button to expand it', async ({
  page
}) => {
  await openPage(page, '/docs/installation')
  const sidebar = page.locator('.theme-doc-sidebar-container')
  const button = sidebar.getByRole('button', {name: /category 'Guides'/})
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(sidebar.getByRole('link', {name: 'Creating Pages'})).toBeVisible()
  await page.keyboard.press('Space')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(sidebar.getByRole('link', {name: 'Creating Pages'})).toBeHidden()
  await expect(page).toHaveURL(/\/docs\/installation\/?$/)
  await sidebar.getByRole('link', {name: 'Guides', exact: true}).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/category\/guides\/?$/)
})

test('Accessibility: collapsible parts open and close with the keyboard', async ({page}) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/docs/installation')
  const contents = page.locator('.theme-doc-toc-mobile')
  await contents.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(contents.getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Space')
  await expect(contents.getByRole('link').first()).toBeHidden()
})

test('Accessibility: long code and wide tables scroll with the keyboard', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640})
  await openPage(page, '/docs/styling-layout')
  for (const selector of ['.table-wrapper', '.theme-code-block pre']) {
    const boxes = page.locator(`main ${selector}`)
    const index = await boxes.evaluateAll((all) =>
      all.findIndex(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 40)
    )
    expect(index).toBeGreaterThanOrEqual(0)
    const box = boxes.nth(index)
    await box.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => box.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0)
  }
})

test('Accessibility: the open mobile menu, in both modes', async ({page}) => {
  test.setTimeout(180_000)
  await page.setViewportSize(PHONE)
  for (const path of ['/docs/installation', '/blog', '/']) {
    await openPage(page, path)
    await page.locator('.navbar__toggle').click()
    await expect(page.locator('.navbar-sidebar a').first()).toBeVisible()
    expect(await findInBothModes(page), path).toEqual([])
  }
})

test('Accessibility: at 400% nothing covers the text', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256})
  await openPage(page, '/docs/markdown-features/tabs')
  await page.evaluate(() => scrollTo(0, 900))
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) =>
        element.checkVisibility({opacityProperty: true, visibilityProperty: true})
      )
      .map((element) => element.getBoundingClientRect())
      .filter(({top, bottom, width}) => width > 160 && bottom > 0 && top < innerHeight)
      .reduce((sum, {top, bottom}) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0)
  )
  expect(covered).toBe(0)
})

test('Accessibility: nothing moves if readers prefer reduced motion', async ({page}) => {
  await openPage(page, '/docs/category/guides')
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const {transitionDuration, animationDuration, animationTimeline} = getComputedStyle(element)
        const isDriven = animationTimeline !== 'auto'
        const seconds = (value: string) => Math.max(...value.split(',').map(Number.parseFloat))
        return seconds(transitionDuration) > 0 || (!isDriven && seconds(animationDuration) > 0.01)
      }).length
  )
  expect(moving).toBe(0)
})

test('Accessibility: forced colors keep selection and focus visible', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'})
  await openPage(page, '/docs/markdown-features/tabs')
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const {borderBlockEndColor, borderInlineStartColor, color, outlineStyle} =
          getComputedStyle(element)
        return [borderBlockEndColor, borderInlineStartColor, color, outlineStyle].join()
      })
  expect(await look('[role=tab][aria-selected=true]')).not.toBe(
    await look('[role=tab][aria-selected=false]')
  )
  expect(await look('.menu__link[aria-current=page]')).not.toBe(
    await look('a.menu__link:not(.menu__link--active)')
  )
})
