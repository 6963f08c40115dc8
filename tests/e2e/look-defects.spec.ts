import {expect, openPage, test} from './site-test.js'

test.describe('on a tablet', () => {
  test.use({viewport: {width: 768, height: 900}})

  test('the version is in the line of the breadcrumbs, and the title follows', async ({page}) => {
    await openPage(page, '/docs/installation')
    const box = (selector: string) => page.locator(selector).first().boundingBox()
    const badge = await box('.theme-doc-version-badge')
    const trail = await box('.theme-doc-breadcrumbs')
    const title = await box('h1')
    expect(Math.abs((badge?.y ?? 0) - (trail?.y ?? 0))).toBeLessThan(12)
    expect((title?.y ?? 0) - (badge?.y ?? 0)).toBeLessThan(60)
  })

  test('the table of contents stays below the navbar, and closes after a jump', async ({page}) => {
    await openPage(page, '/docs/installation')
    const bar = page.locator('.theme-doc-toc-mobile')
    await page.evaluate(() => scrollTo(0, 1200))
    await expect(bar).toBeInViewport()
    // The `click` of a locator would scroll to where the pinned bar is in the page.
    const place = await bar.locator('summary').boundingBox()
    await page.mouse.click((place?.x ?? 0) + 40, (place?.y ?? 0) + 20)
    await bar.getByRole('link', {name: 'Next steps'}).click()
    await expect(bar).not.toHaveAttribute('open')
    await expect(page.getByRole('heading', {name: 'Next steps'})).toBeInViewport()
  })

  test('an open table of contents is closed on the next page', async ({page}) => {
    await openPage(page, '/docs/installation')
    const bar = page.locator('.theme-doc-toc-mobile')
    await bar.locator('summary').click()
    await expect(bar).toHaveAttribute('open')
    await page.keyboard.press(']')
    await expect(page).not.toHaveURL(/installation/)
    await expect(bar).not.toHaveAttribute('open')
  })

  test('the home page shows two figures next to each other below their chart', async ({page}) => {
    await openPage(page, '/')
    const boxes = await page
      .locator('main dl > div')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(boxes).toHaveLength(2)
    expect(boxes[0]).toBe(boxes[1])
  })
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}})

  test('a table of options shows each option as a block, without scrolling aside', async ({
    page
  }) => {
    await openPage(page, '/docs/api/docusaurus-config')
    const row = page.locator('.markdown tbody tr', {hasText: 'trailingSlash'}).first()
    expect(await row.evaluate((one) => getComputedStyle(one).display)).toBe('block')
    const wrapper = page.locator('.table-wrapper').first()
    expect(await wrapper.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  })

  test('the copy buttons are in the bar with the table of contents, and the title follows soon', async ({
    page
  }) => {
    await openPage(page, '/docs/markdown-features/tabs')
    const box = (selector: string) => page.locator(selector).first().boundingBox()
    const bar = await box('.theme-doc-toc-mobile')
    const buttons = await box('.copy-page')
    const title = await box('h1')
    expect(buttons?.y).toBeGreaterThanOrEqual(bar?.y ?? Infinity)
    expect((buttons?.y ?? 0) + (buttons?.height ?? 0)).toBeLessThanOrEqual(
      (bar?.y ?? 0) + (bar?.height ?? 0)
    )
    expect((title?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeLessThan(70)
    const trail = page.getByRole('navigation', {name: 'Breadcrumbs'})
    await expect(trail.getByText('Markdown Features')).toBeVisible()
    await expect(trail.locator('[aria-current]')).toBeHidden()
  })

  test('the home page isn’t wider than the screen, and output on the third tab folds', async ({
    page
  }) => {
    await openPage(page, '/')
    await page.getByRole('tab', {name: 'Error'}).click()
    const output = page.locator('pre', {hasText: 'broken-markdown-link'}).last()
    expect(await output.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    const root = page.locator('html')
    expect(await root.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  })
})

test.describe('on a very narrow screen', () => {
  test.use({viewport: {width: 320, height: 640}})

  test('long words wrap instead of widening the page', async ({page}) => {
    await openPage(page, '/docs/installation')
    const places = [
      ...['.announcement-bar__content', '.navbar__title', '.breadcrumbs__item:nth-child(2)'],
      ...['.footer__title', '.footer__link-item', '.footer__copyright']
    ]
    for (const place of places) {
      await page
        .locator(place)
        .first()
        .evaluate((one) => {
          one.textContent = 'site.config'.repeat(9)
        })
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('the close button of the menu keeps its size beside a long site title', async ({page}) => {
    await openPage(page, '/docs/installation')
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
    const menu = page.getByRole('dialog', {name: 'Menu'})
    await menu.locator('.navbar__brand').evaluate((one) => {
      one.textContent = 'Field notes of the ornithological society'
    })
    const close = menu.getByRole('button', {name: 'Close navigation bar'})
    expect((await close.boundingBox())?.width).toBe(40)
  })
})

test.describe('on a touch screen', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true})

  test('code fades out before the buttons, and its last characters scroll out from under them', async ({
    page
  }) => {
    await openPage(page, '/docs/markdown-features/code-blocks')
    const blocks = await page.evaluate(() =>
      [...document.querySelectorAll('.theme-code-block:has(.code-block-buttons)')].flatMap(
        (block) => {
          const pre = block.querySelector('pre')
          const buttons = block.querySelector('.code-block-buttons')?.getBoundingClientRect()
          const line = block.querySelector('.token-line')?.getBoundingClientRect()
          if (!pre || !buttons || !line || buttons.width === 0) return []
          if (buttons.bottom <= line.top) return []
          pre.scrollLeft = pre.scrollWidth
          const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT)
          const text = document.createRange()
          const ends: number[] = []
          while (walker.nextNode()) {
            text.selectNodeContents(walker.currentNode)
            ends.push(...[...text.getClientRects()].map(({right}) => right))
          }
          const [, hidden = '0'] =
            /(?:rgba\(0, 0, 0, 0\)|transparent) (\d+)px/.exec(getComputedStyle(pre).maskImage) ?? []
          return [
            {
              code: block.textContent,
              hiddenBefore: buttons.left - (pre.getBoundingClientRect().right - Number(hidden)),
              isCovered: Math.max(...ends) > buttons.left && pre.scrollWidth > pre.clientWidth
            }
          ]
        }
      )
    )
    expect(blocks.length).toBeGreaterThan(3)
    expect(blocks.filter(({isCovered, hiddenBefore}) => isCovered || hiddenBefore < 0)).toEqual([])
  })

  test('the buttons of a code block take no space above several lines, and cover no text', async ({
    page
  }) => {
    await openPage(page, '/docs/markdown-features/code-blocks')
    const block = page
      .locator('p + .theme-code-block:has(.token-line + .token-line)')
      .filter({hasNot: page.locator('.code-block-title, .code-block-fold')})
      .first()
    const {gap, above} = await block.evaluate((one) => {
      const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
      const line = boxOf(one.querySelector('.token-line'))
      const buttons = boxOf(one.querySelector('.code-block-buttons'))
      return {
        gap: line.top - boxOf(one).top,
        above: buttons.top - boxOf(one.previousElementSibling).bottom
      }
    })
    expect(gap).toBeLessThan(24)
    expect(above).toBeGreaterThanOrEqual(0)
  })
})

test('inline code has no border, and highlighted lines have a tint', async ({page}) => {
  await openPage(page, '/docs/markdown-features/code-blocks')
  const code = page.locator('.markdown p code').first()
  expect(await code.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('0px')
  const line = page.locator('.theme-code-block-highlighted-line').first()
  const color = await line.evaluate((one) => getComputedStyle(one).backgroundColor)
  const channels = (color.match(/[\d.]+/g) ?? []).map(Number)
  expect(new Set(channels.slice(0, 3)).size).toBeGreaterThan(1)
})

test('navbar, content and footer of the home page have the same edges', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await openPage(page, '/')
  const edges = await page.evaluate(() =>
    ['.navbar__brand', '.home-demo', '.footer__inner'].map((selector) =>
      Math.round(document.querySelector(selector)?.getBoundingClientRect().left ?? -1)
    )
  )
  expect(new Set(edges).size).toBe(1)
})

test('the text of the home page is centered above its book, on a tint that fills wide windows', async ({
  page
}) => {
  await page.setViewportSize({width: 1920, height: 900})
  await openPage(page, '/')
  const centers = await page.evaluate(() =>
    ['.home-hero h1', '.home-hero__tagline', '.home-demo'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return box ? Math.round(box.left + box.width / 2) : -1
    })
  )
  expect(new Set(centers)).toEqual(new Set([960]))
  const edge = {x: 0, y: 500, width: 2, height: 2}
  const color = (box: typeof edge) => page.screenshot({clip: box})
  expect(await color(edge)).not.toEqual(await color({...edge, y: 150}))
})

test('code in headings and tables has no background', async ({page}) => {
  await openPage(page, '/docs/markdown-features/content-blocks')
  for (const selector of ['.markdown h3 code', '.markdown td code']) {
    const code = page.locator(selector).first()
    const color = await code.evaluate((one) => getComputedStyle(one).backgroundColor)
    expect(color).toBe('rgba(0, 0, 0, 0)')
  }
})

test('the typed line of the home page stands still if readers prefer reduced motion', async ({
  page
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await openPage(page, '/')
  const names = await page
    .locator('.home-demo__source .token-line:last-child')
    .evaluate((one) => getComputedStyle(one).animationName)
  expect(names).toBe('none')
})

test('readers change the design and the accent of a page in the showcase', async ({page}) => {
  await openPage(page, '/showcase')
  const frame = page.frameLocator('main iframe')
  const navbar = frame.locator('.navbar')
  const height = (await navbar.boundingBox())?.height ?? 0
  await page.getByRole('button', {name: 'Manual', exact: true}).click()
  await expect.poll(async () => (await navbar.boundingBox())?.height).toBeLessThan(height)
  const link = frame.locator('.markdown p a, .markdown li a').first()
  const before = await link.evaluate((one) => getComputedStyle(one).color)
  await page.getByLabel('Accent').selectOption({label: 'Pink'})
  await expect.poll(() => link.evaluate((one) => getComputedStyle(one).color)).not.toBe(before)
})

test('text, code and tables of a page have the same width', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await openPage(page, '/docs/api/docusaurus-config')
  const edges = await page.evaluate(() => {
    const full = [...document.querySelectorAll('.markdown > [data-static-content] > *')]
    const find = (selector: string) =>
      [document.querySelector('.markdown p'), ...full].find((one) => one?.matches(selector))
    return ['p', '.theme-code-block', '.table-wrapper'].map((selector) => {
      const {left, right} = find(selector)?.getBoundingClientRect() ?? new DOMRect()
      return [Math.round(left), Math.round(right)]
    })
  })
  expect(edges[0]?.[1]).toBeGreaterThan(0)
  expect(edges[1]).toEqual(edges[0])
  expect(edges[2]).toEqual(edges[0])
})

test('a line of text has at most 85 characters', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await openPage(page, '/docs/search')
  const characters = await page
    .locator('.markdown p')
    .first()
    .evaluate((one) => {
      const range = document.createRange()
      const text = one.firstChild
      if (!text?.textContent) return 0
      const top = (index: number) => {
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        return range.getBoundingClientRect().top
      }
      return [...text.textContent].findIndex((_, index) => top(index) > top(0) + 10)
    })
  expect(characters).toBeGreaterThan(60)
  expect(characters).toBeLessThanOrEqual(85)
})

test('the outline marks the first section before readers scroll', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await openPage(page, '/docs/installation')
  const first = page.locator('.table-of-contents .table-of-contents__link').first()
  await expect(first).toHaveAttribute('aria-current', 'location')
  const colors = await first.evaluate((one) => {
    const style = getComputedStyle(one)
    return [style.borderInlineStartColor, style.color]
  })
  expect(colors[0]).toBe(colors[1])
})

test('tags start where the title of their page starts', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await openPage(page, '/blog/tags')
  const edges = await page.evaluate(() =>
    ['h1', '.tags__list'].map(
      (selector) => document.querySelector(`main ${selector}`)?.getBoundingClientRect().left
    )
  )
  expect(edges[0]).toBeGreaterThan(0)
  expect(edges[1]).toBe(edges[0])
})

test('the date of a post in a list is beside its title, and the article of a post is where docs have theirs', async ({
  page
}) => {
  await page.setViewportSize({width: 1440, height: 900})
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => Math.round(one.getBoundingClientRect().left))
  await openPage(page, '/blog')
  expect(await left('.blog-post-item time')).toBe(await left('main h1'))
  expect(await left('.blog-post-item h2')).toBeGreaterThan((await left('main h1')) + 100)
  await openPage(page, '/docs/installation')
  const doc = await left('h1')
  await openPage(page, '/blog/2022/08/01/announcing-docusaurus-2.0')
  expect(await left('h1')).toBe(doc)
})

test('lines on the search page are readable, and the arrow of a select has room', async ({
  page
}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await openPage(page, '/search?q=sidebar')
  const width = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width)
  expect(width).toBeLessThanOrEqual(860)
  const select = page.getByRole('main').getByRole('combobox', {name: 'Version'}).first()
  await expect(select).toHaveCSS('appearance', 'none')
  expect(
    await select.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingRight))
  ).toBeGreaterThan(30)
})
