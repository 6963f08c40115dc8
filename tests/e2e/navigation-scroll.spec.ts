import type {Page} from 'playwright/test'
import {afterScroll} from './after-scroll.js'
import {addLink, follow, openPage} from './open-page.js'
import {expect, readingTest as test} from './site-test.js'

/** Height of the navbar, and the space between it and a heading. */
const HEADING_TOP = 84

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The position of a hash target, allowing for fractions of a pixel. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const distance = () =>
    page.evaluate(
      ([name, top]) => {
        const element = document.getElementById(name)
        return element ? Math.abs(element.getBoundingClientRect().top - top) : Infinity
      },
      [id, HEADING_TOP] as const
    )
  await expect.poll(distance).toBeLessThan(2)
}

/**
 * Scrolls as a reader does. Scrolling by a script is undone while the page restores its position.
 */
async function scrollBy(page: Page, pixels: number): Promise<void> {
  const before = await scrollTop(page)
  await page.mouse.move(600, 300)
  await page.mouse.wheel(0, pixels)
  await expect.poll(() => scrollTop(page)).toBe(before + pixels)
  await afterScroll(page)
}

/** Clicks a link that isn't in the page's source. */
async function followNew(page: Page, href: string): Promise<void> {
  await addLink(page, href)
  await follow(page, href)
}

/** Images without a height, in a browser without scroll anchoring. */
async function hideImages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = 'html { overflow-anchor: none } img { height: 0 !important }'
      style.id = 'late'
      document.head.append(style)
    })
  })
}

async function showImages(page: Page): Promise<void> {
  await page.evaluate(() => {
    const style = document.querySelector('#late')
    if (style) style.textContent = 'html { overflow-anchor: none }'
  })
}

test.use({viewport: {width: 1280, height: 600}})

test.describe('§2 Hash:', () => {
  for (const [name, href, id] of [
    ['in the letters of the id', '#café', 'café'],
    ['encoded', '#caf%C3%A9', 'café'],
    ['with a stray percent sign', '#50%', '50%']
  ] as const) {
    test(`a hash ${name} scrolls to its element, on the same page and from another`, async ({
      page
    }) => {
      await openPage(page, '/docs/anchors')
      await page.evaluate((hash) => {
        location.hash = hash
      }, href)
      await expectAtTop(page, id)
      await openPage(page, '/docs/start')
      await followNew(page, `/docs/anchors${href}`)
      await expect(page.locator('h1')).toHaveText('Anchors')
      await expectAtTop(page, id)
    })
  }

  test('an empty hash scrolls to the top', async ({page}) => {
    await openPage(page, '/docs/anchors')
    await scrollBy(page, 400)
    await follow(page, '#')
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  for (const way of ['in full', 'from another page'] as const) {
    test(`the position stays in view when an image above it loads late ${way}`, async ({page}) => {
      await hideImages(page)
      if (way === 'in full') {
        await page.goto('/docs/anchors#part', {waitUntil: 'commit'})
        await page.waitForFunction(() =>
          globalThis.routeNotes?.some(([name]) => name === 'did update')
        )
      } else {
        await openPage(page, '/docs/start')
        await followNew(page, '/docs/anchors#part')
      }
      await expectAtTop(page, 'part')
      const before = await scrollTop(page)
      await showImages(page)
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 300)
      await expectAtTop(page, 'part')
    })
  }

  test('a reader who has scrolled stays in place', async ({page}) => {
    await hideImages(page)
    await openPage(page, '/docs/start')
    await followNew(page, '/docs/anchors#part')
    await expectAtTop(page, 'part')
    const scrolled = await scrollTop(page)
    await page.mouse.move(600, 300)
    await page.mouse.wheel(0, 120)
    await expect.poll(() => scrollTop(page)).toBe(scrolled + 120)
    await showImages(page)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(await scrollTop(page)).toBe(scrolled + 120)
  })

  test('going back returns to the scroll position, not to the hash', async ({page}) => {
    await openPage(page, '/docs/long#the-middle')
    await scrollBy(page, 200)
    const scrolled = await scrollTop(page)
    await follow(page, '/docs/start')
    await expect(page.locator('h1')).toHaveText('Start')
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.goBack()
    await expect(page.locator('h1')).toHaveText('Long')
    await expect.poll(() => scrollTop(page)).toBe(scrolled)
  })

  test('going back between hashes of a page restores the scroll position', async ({page}) => {
    await openPage(page, '/docs/long#the-middle')
    await scrollBy(page, 200)
    const first = await scrollTop(page)
    await followNew(page, '#the-end')
    await expectAtTop(page, 'the-end')
    await scrollBy(page, -150)
    const second = await scrollTop(page)
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(first)
    await page.goForward()
    await expect.poll(() => scrollTop(page)).toBe(second)
    // Following a link doesn't restore a position.
    await followNew(page, '#the-middle')
    await expectAtTop(page, 'the-middle')
  })

  test('reloading a page restores the scroll position', async ({page}) => {
    await openPage(page, '/docs/long')
    await scrollBy(page, 350)
    await page.reload()
    await expect.poll(() => scrollTop(page)).toBe(350)
  })

  test("changing only the query doesn't scroll", async ({page}) => {
    await openPage(page, '/docs/long')
    await scrollBy(page, 350)
    await followNew(page, '?view=1')
    await expect(page).toHaveURL(/\?view=1$/)
    await expect
      .poll(() => page.evaluate(() => globalThis.routeNotes?.filter(([name]) => name === 'update')))
      .toHaveLength(2)
    expect(await scrollTop(page)).toBe(350)
  })

  test('the target of a hash receives focus after navigation', async ({page}) => {
    await openPage(page, '/docs/start')
    await follow(page, '/docs/long#the-end')
    await expect(page.locator('#the-end')).toBeFocused()
  })
})

test.describe('§4 Back to top:', () => {
  const button = (page: Page) => page.getByRole('button', {name: 'Scroll back to top'})

  test('the button shows when readers scroll up far from the top', async ({page}) => {
    await openPage(page, '/docs/long')
    await scrollBy(page, 900)
    await expect(button(page)).toBeHidden()
    await scrollBy(page, -50)
    await expect(button(page)).toBeVisible()
    await scrollBy(page, 20)
    await expect(button(page)).toBeHidden()
    await scrollBy(page, -300)
    await expect(button(page)).toBeVisible()
    await scrollBy(page, -300)
    await expect(button(page)).toBeHidden()
  })

  test('it scrolls up in steps of the factor 0.85 and moves the focus', async ({page}) => {
    await openPage(page, '/docs/long')
    await scrollBy(page, 900)
    await scrollBy(page, -100)
    await page.evaluate(() => {
      const tops: number[] = []
      Object.assign(globalThis, {tops})
      addEventListener('scroll', () => tops.push(scrollY))
    })
    await button(page).click()
    await expect.poll(() => scrollTop(page)).toBe(0)
    const tops = await page.evaluate(() => (globalThis as unknown as {tops: number[]}).tops)
    expect(tops.length).toBeGreaterThan(3)
    expect(tops).toEqual(tops.toSorted((left, right) => right - left))
    expect(tops[0]).toBeLessThanOrEqual(680)
    await expect(page.locator('#__main')).toBeFocused()
    await expect(button(page)).toBeHidden()
  })

  test('it jumps if readers prefer reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    await openPage(page, '/docs/long')
    await scrollBy(page, 900)
    await scrollBy(page, -100)
    const tops = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.theme-back-to-top-button')?.click()
      return scrollY
    })
    expect(tops).toBe(0)
  })

  test("a jump to an anchor doesn't show the button", async ({page}) => {
    await openPage(page, '/docs/anchors#last')
    await page.evaluate(() => {
      location.hash = '#café'
    })
    await expectAtTop(page, 'café')
    await expect(button(page)).toBeHidden()
  })
})

test.describe('§4 Table of contents:', () => {
  const active = (page: Page) =>
    page.locator('.table-of-contents [aria-current=location]').allTextContents()

  const readTo = async (page: Page, id: string) =>
    page.evaluate(
      (name) => document.getElementById(name)?.scrollIntoView({behavior: 'instant'}),
      id
    )

  test('the section in view is highlighted, at every level and at the end of the page', async ({
    page
  }) => {
    await openPage(page, '/docs/anchors')
    await expect.poll(() => active(page)).toEqual([])
    await readTo(page, 'first')
    await expect.poll(() => active(page)).toEqual(['First'])
    await readTo(page, 'part')
    await expect.poll(() => active(page)).toEqual(['A part of the first'])
    await readTo(page, 'café')
    await expect.poll(() => active(page)).toEqual(['The café'])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => active(page)).toEqual(['Last'])
  })

  test("a section that can't scroll to the top is highlighted when its link is clicked", async ({
    page
  }) => {
    await openPage(page, '/docs/anchors')
    await page.locator('.table-of-contents').getByRole('link', {name: 'Short'}).click()
    await expect.poll(() => active(page)).toEqual(['Short'])
    await scrollBy(page, -60)
    await expect.poll(() => active(page)).not.toEqual(['Short'])
  })

  test('the highlight is correct after the page has become longer', async ({page}) => {
    await openPage(page, '/docs/anchors')
    await page.evaluate(() => {
      const box = document.createElement('div')
      box.style.height = '900px'
      document.querySelector('#first')?.before(box)
    })
    await readTo(page, 'café')
    await expect.poll(() => active(page)).toEqual(['The café'])
  })

  test("scrolling doesn't trigger layout", async ({page}) => {
    await openPage(page, '/docs/anchors')
    await readTo(page, 'first')
    await expect.poll(() => active(page)).toEqual(['First'])
    await page.evaluate(() => {
      const measure = HTMLHeadingElement.prototype.getBoundingClientRect
      Object.assign(globalThis, {measured: 0})
      HTMLHeadingElement.prototype.getBoundingClientRect = function count(
        this: HTMLHeadingElement
      ) {
        ;(globalThis as unknown as {measured: number}).measured++
        return measure.call(this)
      }
    })
    for (const _ of [1, 2, 3]) await scrollBy(page, 40)
    await expect.poll(() => active(page)).toEqual(['First'])
    expect(await page.evaluate(() => (globalThis as unknown as {measured: number}).measured)).toBe(
      0
    )
  })

  test('a long list scrolls to the section in view', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 240})
    await openPage(page, '/docs/anchors')
    await readTo(page, 'last')
    const last = page.locator('.table-of-contents').getByRole('link', {name: 'Last'})
    await expect(last).toHaveAttribute('aria-current', 'location')
    await expect(last).toBeInViewport()
    const scrolled = await scrollTop(page)
    await readTo(page, 'first')
    await expect(
      page.locator('.table-of-contents').getByRole('link', {name: 'First', exact: true})
    ).toBeInViewport()
    expect(await scrollTop(page)).toBeLessThan(scrolled)
  })
})
