import type {Page} from 'playwright/test'
import {findCutTexts} from './find-cut-texts.js'
import {findViolations} from './find-violations.js'
import {walkFocus} from './focus-walk.js'
import {PAGE_KINDS} from './page-kinds.js'
import {expect, openPage, test} from './site-test.js'

const PHONE = {width: 390, height: 844}
const SIDEWAYS = {width: 844, height: 390}
/** Pages with most of the theme's parts. */
const KINDS = [
  'home',
  'doc with code and tabs',
  'doc with wide tables',
  'category',
  'list of posts',
  'list of releases',
  'all results of a search'
] as const

/** The spacing that readers can set (WCAG 1.4.12). */
const SPACING = `* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
p {margin-block-end: 2em !important}`

test.describe.configure({mode: 'parallel'})

for (const kind of KINDS) {
  const path = PAGE_KINDS[kind] ?? kind
  test(`WCAG 1.4.12: ${kind} has no cut-off text with custom text spacing`, async ({page}) => {
    await openPage(page, path)
    await page.addStyleTag({content: SPACING})
    for (const size of [PHONE, {width: 1280, height: 900}]) {
      await page.setViewportSize(size)
      expect(await findCutTexts(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    }
  })

  test(`WCAG 2.2.2: nothing on ${kind} moves, plays or scrolls automatically`, async ({page}) => {
    await openPage(page, path)
    const moving = await page.evaluate(() => {
      const endless = document
        .getAnimations()
        .filter(({effect, timeline}) => {
          const isByTime = timeline instanceof DocumentTimeline
          return isByTime && effect?.getComputedTiming().endTime === Infinity
        })
        .map(({effect}) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120))
      const media = document.querySelectorAll('audio, video[autoplay], marquee, blink')
      return [...endless, ...[...media].map((element) => element.outerHTML.slice(0, 120))]
    })
    expect(moving).toEqual([])
  })

  test(`WCAG 2.5.3: visible labels on ${kind} are part of the accessible names`, async ({page}) => {
    await openPage(page, path)
    expect(await findViolations(page, ['label-content-name-mismatch'])).toEqual([])
  })

  test(`WCAG 3.2.1: focus doesn't change anything on ${kind}`, async ({page}) => {
    test.setTimeout(180_000)
    await openPage(page, path)
    const before = page.url()
    const {stops} = await walkFocus(page)
    expect(stops).toBeGreaterThan(5)
    expect(page.url()).toBe(before)
    await expect(page.locator('dialog[open], [role=dialog]')).toHaveCount(0)
    expect(page.context().pages()).toHaveLength(1)
  })
}

test('WCAG 1.3.4: pages are readable in portrait and landscape', async ({page}) => {
  for (const size of [PHONE, SIDEWAYS]) {
    await page.setViewportSize(size)
    await openPage(page, '/docs/installation')
    const heading = page.getByRole('heading', {level: 1})
    await expect(heading).toBeVisible()
    const box = await heading.boundingBox()
    expect(box?.width).toBeGreaterThan(box?.height ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
  }
})

test('WCAG 2.5.2: releasing the pointer elsewhere cancels a press', async ({page}) => {
  await openPage(page, '/docs/installation')
  const sidebar = page.locator('.theme-doc-sidebar-container')
  const category = sidebar.getByRole('button', {name: /category 'Guides'/})
  const controls = [
    category,
    sidebar.getByRole('link', {name: 'Configuration', exact: true}),
    page.getByRole('button', {name: /dark|light|color mode/i}).first(),
    page.getByRole('button', {name: /search/i}).first(),
    page.getByRole('link', {name: 'Blog', exact: true}).first()
  ]
  const read = () => [
    page.url(),
    page.locator('html').getAttribute('data-theme'),
    category.getAttribute('aria-expanded'),
    page.getByRole('dialog').count()
  ]
  const before = await Promise.all(read())
  for (const control of controls) {
    await control.hover()
    await page.mouse.down()
    await page.mouse.move(700, 500)
    await page.mouse.up()
    expect(await Promise.all(read())).toEqual(before)
  }
})

test('WCAG 3.2.2: entering a query keeps the focus and the page', async ({page}) => {
  await openPage(page, '/search')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('theme')
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible()
  await expect(field).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/search')
})

test('WCAG 3.2.3, 3.2.4 and 3.2.6: navbar and footer have the same items in the same order', async ({
  page
}) => {
  test.setTimeout(180_000)
  const first = await readNavigation(page, '/')
  expect(first.length).toBeGreaterThan(10)
  for (const path of Object.values(PAGE_KINDS)) {
    // Pages of the tests have an additional item.
    const items = (await readNavigation(page, path)).filter((name) => first.includes(name))
    expect({path, items}).toEqual({path, items: first})
  }
})

test('WCAG 4.1.3: copying code is announced without visible text', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/docs/installation')
  const status = page.getByRole('status').filter({hasText: 'Copied'})
  await expect(status).toHaveCount(0)
  await page.locator('[data-copy-code]').first().click()
  await expect(status).toHaveCount(1)
  expect((await status.boundingBox())?.width).toBeLessThanOrEqual(1)
  await expect(status).toHaveCount(0)
})

test('WCAG 4.1.3: the number of search results is announced', async ({page}) => {
  await openPage(page, '/search?q=theme')
  await expect(page.getByRole('main').getByRole('status')).toContainText(/\d/)
})

/** Names of the links and buttons of navbar and footer; versions by their kind, since they change by page. */
async function readNavigation(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  return page.evaluate(() =>
    [...document.querySelectorAll('.navbar a, .navbar button, footer a')]
      .filter((element) => !element.closest('ul ul, .dropdown__menu'))
      .map((element) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
        const label = /^(?:Canary|\d+\.\d+\.\d+)$/.test(name) ? 'version' : name
        return `${element.closest('footer') ? 'footer' : 'navbar'}: ${label}`
      })
  )
}

for (const mode of ['light', 'dark'] as const)
  test(`WCAG 1.4.11: focus indicators have a contrast of 3:1 in ${mode} mode`, async ({page}) => {
    test.setTimeout(180_000)
    await page.emulateMedia({colorScheme: mode})
    await openPage(page, '/docs/markdown-features/tabs')
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
    const weak: string[] = []
    let stops = 0
    for (; stops < 80; stops += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(measureOutline)
      if (!stop) break
      if (stop.contrast < 3) weak.push(`${stop.contrast.toFixed(2)} ${stop.name}`)
    }
    expect(stops).toBeGreaterThan(20)
    expect(weak).toEqual([])
  })

/** Runs in the page: the contrast of the focus outline to the color behind the element. */
function measureOutline(): {name: string; contrast: number} | undefined {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})
  const paint = (colors: readonly string[]) => {
    for (const color of colors) {
      if (!canvas) break
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
    }
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
  }
  const luminance = (rgb: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
      const part = value / 255
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const layers: string[] = []
  for (let box = element.parentElement; box; box = box.parentElement)
    layers.unshift(getComputedStyle(box).backgroundColor)
  const [light = 0, dark = 0] = [
    luminance(paint(['white', ...layers])),
    luminance(paint(['white', ...layers, getComputedStyle(element).outlineColor]))
  ].sort((left, right) => right - left)
  return {name: element.outerHTML.slice(0, 100), contrast: (light + 0.05) / (dark + 0.05)}
}
