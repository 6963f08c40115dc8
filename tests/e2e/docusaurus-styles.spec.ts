import {readFileSync} from 'node:fs'
import type {Page} from 'playwright/test'
import {expect, infimaTest as test, openPage, swizzledTest} from './site-test.js'

type Expected = Record<'light' | 'dark', Record<string, Record<string, string>>>

/** Computed styles of the fixture `docusaurus-infima` in a build by Docusaurus 3.10: page, selector, styles. */
const EXPECTED = JSON.parse(
  readFileSync(new URL('./docusaurus-styles.json', import.meta.url), 'utf8')
) as Expected

for (const mode of ['light', 'dark'] as const) {
  for (const [path, elements] of Object.entries(EXPECTED[mode])) {
    test(`${path} of a Docusaurus project looks the same as in Docusaurus, in ${mode} mode`, async ({
      page
    }) => {
      await page.setViewportSize({width: 1400, height: 900})
      await page.goto(`${path}?docusaurus-theme=${mode}`)
      const found = await page.evaluate((elements) => {
        const describe = ([selector, expected]: [string, string]) => {
          const element = document.querySelector(selector)
          if (!element) return [selector, 'no element']
          const style = getComputedStyle(element)
          const names = expected.split('; ').map((one) => one.slice(0, one.indexOf(':')))
          const values = names.map((name) => {
            const value = style.getPropertyValue(name)
            return name === 'font-family' ? value.split(',')[0]?.replaceAll('"', '') : value
          })
          return [selector, names.map((name, index) => `${name}: ${values[index]}`).join('; ')]
        }
        return Object.fromEntries(Object.entries(elements).map(describe)) as Record<string, string>
      }, elements)
      expect(found).toEqual(elements)
    })
  }
}

/** Positions in a build by Docusaurus 3.10: width of the window, then left edge and width of each column. */
const COLUMNS = [
  {window: 1100, sidebar: [0, 300], article: [316, 568], contents: [916, 168]},
  {window: 1400, sidebar: [0, 300], article: [316, 793], contents: [1141, 243]}
]

for (const [path, first, second] of [
  ['/docs/intro', 'aside', 'main'],
  ['/blog', 'aside', 'main']
] as const) {
  test(`the columns of ${path} stay next to each other with the styles of a copied layout`, async ({
    page
  }) => {
    await page.setViewportSize({width: 1400, height: 900})
    await page.goto(path)
    await page.locator('.main-wrapper').evaluate((wrapper) => wrapper.classList.add('copied'))
    await page.addStyleTag({content: '.copied {display: flex; flex-direction: column}'})
    const left = await page.locator(first).first().boundingBox()
    const right = await page.locator(second).first().boundingBox()
    expect(right?.y).toBe(left?.y)
    expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0))
  })
}

for (const {window, ...columns} of COLUMNS) {
  test(`a doc has Docusaurus's columns, ${window} pixels wide`, async ({page}) => {
    await page.setViewportSize({width: window, height: 900})
    await openPage(page, '/docs/intro')
    const measure = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox()
      return [Math.round(box?.x ?? -1), Math.round(box?.width ?? -1)]
    }
    expect({
      sidebar: await measure('.theme-doc-sidebar-container'),
      article: await measure('article'),
      contents: await measure('.theme-doc-toc-desktop')
    }).toEqual(columns)
    expect(await measure('main p')).toEqual(columns.article)
  })
}

test('a Markdown page has Docusaurus’s columns', async ({page}) => {
  await page.setViewportSize({width: 1400, height: 900})
  await openPage(page, '/prices')
  const boxes = await Promise.all(
    ['main p', '.table-of-contents'].map((selector) => page.locator(selector).first().boundingBox())
  )
  const columns = boxes.map((box) => [Math.round(box?.x ?? -1), Math.round(box?.width ?? -1)])
  expect(columns).toEqual([
    [133, 901],
    [1066, 201]
  ])
  await expect(page.locator('.table-of-contents')).toHaveCSS('border-left-width', '1px')
})

test('a Markdown page without a table of contents has the full width', async ({page}) => {
  await page.setViewportSize({width: 1400, height: 900})
  await openPage(page, '/tickets')
  const box = await page.locator('main p').first().boundingBox()
  expect([box?.x, box?.width]).toEqual([16, 1368])
})

test('line numbers have a column before the code', async ({page}) => {
  await page.goto('/tickets')
  const left = await page.locator('.code-block--numbered').evaluate((block) => {
    const range = document.createRange()
    range.selectNodeContents(block.querySelector('.token-line') ?? block)
    return range.getBoundingClientRect().left - block.getBoundingClientRect().left
  })
  // Two paddings of 16 pixels, and a digit in a monospaced font.
  expect(Math.round(left)).toBe(41)
})

test('the heading of footnotes is visible', async ({page}) => {
  await page.goto('/tickets')
  const box = await page.locator('.footnotes > h2').boundingBox()
  expect(box?.height).toBeGreaterThan(20)
})

test('a last update without an edit link is at the right', async ({page}) => {
  await page.setViewportSize({width: 1400, height: 900})
  await openPage(page, '/prices')
  const paragraph = await page.locator('main p').first().boundingBox()
  const update = await page.locator('.theme-last-updated').boundingBox()
  const [end, last] = [paragraph, update].map((box) => (box?.x ?? 0) + (box?.width ?? 0))
  expect(last).toBe(end)
})

test('a sidebar with a long word keeps its width', async ({page}) => {
  await openPage(page, '/docs/intro')
  const label = page.locator('.theme-doc-sidebar-container .menu__link').first()
  await label.evaluate((link) => {
    link.textContent = 'Timetable'.repeat(12)
  })
  const sidebar = await page.locator('.theme-doc-sidebar-container').boundingBox()
  expect([sidebar?.x, sidebar?.width]).toEqual([0, 300])
})

/** Boxes in a build by Docusaurus 3.10, in a window of 1400 × 900 pixels: selector, left edge, width and height. */
const BOXES = [
  ['.theme-doc-sidebar-container .menu__link', 8, 282, 32],
  ['.doc-sidebar__collapse', 0, 300, 40],
  ['.color-mode-toggle', undefined, 32, 32],
  ['.color-mode-toggle svg:visible', undefined, 24, 24]
] as const

for (const [selector, left, ...size] of BOXES) {
  test(`${selector} has the size that it has in Docusaurus`, async ({page}) => {
    await page.setViewportSize({width: 1400, height: 900})
    await openPage(page, '/docs/intro')
    const box = await page.locator(selector).first().boundingBox()
    expect([box?.width, box?.height]).toEqual(size)
    if (left !== undefined) expect(box?.x).toBe(left)
  })
}

test('the title of an admonition starts where it does in Docusaurus', async ({page}) => {
  await openPage(page, '/docs/intro')
  const heading = await page.locator('.admonition-heading').first().boundingBox()
  const title = await page.locator('.admonition-heading b').first().boundingBox()
  expect((title?.x ?? 0) - (heading?.x ?? 0)).toBeCloseTo(28, 1)
  expect(heading?.height).toBeCloseTo(26.9, 1)
})

test('tabs at the end of an admonition have no space below them', async ({page}) => {
  await openPage(page, '/docs/guide/tickets')
  const admonition = await page.locator('.theme-admonition').boundingBox()
  const code = await page.locator('.theme-admonition .theme-code-block').boundingBox()
  const [end, last] = [admonition, code].map((box) => (box?.y ?? 0) + (box?.height ?? 0))
  expect((end ?? 0) - (last ?? 0)).toBe(16)
})

test('the icon of the home page has its size in Docusaurus', async ({page}) => {
  await openPage(page, '/docs/guide/a')
  await expect(page.locator('.breadcrumbs__link .icon').first()).toHaveCSS('width', /^17\.[56]/)
})

test('authors have the sizes that they have in Docusaurus', async ({page}) => {
  const measure = async (path: string) => {
    await openPage(page, path)
    const photo = await page.locator('main .avatar__photo').first().boundingBox()
    const name = page.locator('main .avatar__name').first().locator('h1, h2')
    return [
      Math.round(photo?.width ?? 0),
      await name.evaluate((heading) => getComputedStyle(heading).fontSize)
    ]
  }
  expect(await measure('/blog/authors')).toEqual([86, '22.4px'])
  expect(await measure('/blog/authors/crew')).toEqual([112, '38.4px'])
})

test('the wrapper of blog pages has the full width, so that its background does', async ({
  page
}) => {
  for (const [width, left] of [
    [1400, 431],
    [1500, 436]
  ] as const) {
    await page.setViewportSize({width, height: 900})
    await openPage(page, '/blog')
    const wrapper = await page.locator('.main-wrapper').boundingBox()
    expect([wrapper?.x, wrapper?.width]).toEqual([0, width])
    const main = await page.locator('.blog-main article').first().boundingBox()
    expect(Math.round(main?.x ?? 0)).toBe(left)
  }
})

test('contents in the text have the space above them that lists have', async ({page}) => {
  await openPage(page, '/contents')
  const text = await page.getByText('Text before the contents.').boundingBox()
  const list = await page.locator('.toc-inline').boundingBox()
  expect((list?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0)).toBe(20)
})

test('a heading after the title has no space above it, as in Docusaurus', async ({page}) => {
  await openPage(page, '/docs/guide/b')
  await expect(page.locator('#one')).toHaveCSS('margin-top', '0px')
  await expect(page.locator('#two')).toHaveCSS('margin-top', '40px')
})

test('the link of a heading has its weight and the space of Docusaurus', async ({page}) => {
  await openPage(page, '/docs/guide/b')
  const link = page.locator('#two .hash-link')
  await expect(link).toHaveCSS('font-weight', '700')
  await expect(link).toHaveCSS('margin-left', '0px')
  await expect(link).toHaveCSS('padding-left', '8px')
})

test('tables, loose lists and code have the space of Docusaurus', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800})
  await openPage(page, '/docs/guide/b')
  await expect(page.locator('.markdown li').first()).toHaveCSS('margin-top', '0px')
  await expect(page.locator('.markdown li').last()).toHaveCSS('margin-bottom', '0px')
  const paragraph = page.locator('.markdown li > p:last-child').first()
  await expect(paragraph).toHaveCSS('margin-bottom', '20px')
  const tables = page.locator('.markdown table')
  await expect(tables.first().locator('tbody')).toHaveCSS('display', 'table-row-group')
  await expect(tables.last()).toHaveCSS('margin-bottom', '0px')
  const table = await tables.first().boundingBox()
  const heading = await page.locator('#three').boundingBox()
  expect((heading?.y ?? 0) - (table?.y ?? 0) - (table?.height ?? 0)).toBe(40)
  const lines = page.locator('.markdown .token-line')
  const heights = await lines.evaluateAll((all) => all.map((line) => line.clientHeight))
  expect(heights).toHaveLength(2)
  expect(heights[1]).toBe(heights[0])
})

test('margins of the content make it narrower', async ({page}) => {
  await page.setViewportSize({width: 1400, height: 900})
  await openPage(page, '/docs/intro')
  const article = page.locator('.doc-article')
  const width = async () => (await article.boundingBox())?.width ?? 0
  const full = await width()
  await page.addStyleTag({content: '.doc-article { margin: 0 10px; }'})
  expect(await width()).toBe(full - 20)
})

test('a logo without a size has the proportions of its image', async ({page}) => {
  await openPage(page, '/docs/intro')
  const logo = await page.locator('.navbar__logo').first().boundingBox()
  expect([logo?.width, logo?.height]).toEqual([64, 32])
})

test("the navbar's menu and dialog open with Infima's rules", async ({page, watch}) => {
  await openPage(page, '/docs/intro')
  await page.locator('.navbar .dropdown > .navbar__link').click()
  await expect(page.locator('.dropdown__menu')).toBeVisible()
  await page.setViewportSize({width: 500, height: 800})
  await page.locator('.navbar__toggle').click()
  await expect(page.locator('dialog.navbar-sidebar .menu__link--active')).toBeVisible()
  expect(watch.problems).toEqual([])
})

test('the docs sidebar is hidden with the styles of a copied layout', async ({page}) => {
  await page.setViewportSize({width: 1400, height: 900})
  await openPage(page, '/docs/intro')
  const sidebar = page.locator('.theme-doc-sidebar-container')
  await sidebar.evaluate(({classList}) =>
    classList.add('docSidebarContainer_a', 'docSidebarContainerHidden_a')
  )
  await page.addStyleTag({content: '.docSidebarContainerHidden_a {width: 30px}'})
  expect((await sidebar.boundingBox())?.width).toBe(30)
  await expect(sidebar.locator('.menu')).toBeHidden()
})

test('the parts of a copied menu are next to each other, without padding', async ({page}) => {
  await page.setViewportSize({width: 500, height: 800})
  await openPage(page, '/docs/guide/a')
  await page.locator('.navbar__toggle').click()
  await expect(page.locator('.navbar-sidebar__back > .icon')).toBeHidden()
  await page.locator('dialog.navbar-sidebar').evaluate((dialog) => {
    const part = '<div class="navbar-sidebar__item menu">Part</div>'
    dialog.innerHTML = `<div class="navbar-sidebar--show"><div class="navbar-sidebar">
      <div class="navbar-sidebar__items">${part}${part}</div></div></div>`
  })
  const boxes = await page.locator('.navbar-sidebar__item').evaluateAll((parts) =>
    parts.map((part) => {
      const {x, y} = part.getBoundingClientRect()
      return [Math.round(x), Math.round(y)]
    })
  )
  expect(boxes).toEqual([
    [0, 0],
    [415, 0]
  ])
})

/** Lists the shown buttons that have the browser's own border. */
function listPlainButtons(page: Page): Promise<string[]> {
  return page
    .locator('button:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => getComputedStyle(button).borderTopStyle === 'outset')
        .map((button) => button.className)
    )
}

test("no button of the theme has the browser's default style", async ({page}) => {
  await openPage(page, '/docs/guide/a')
  await expect(page.locator('.menu__caret')).toBeVisible()
  await expect(page.getByRole('button', {name: 'Piers'})).toBeVisible()
  expect(await listPlainButtons(page)).toEqual([])
  await page.setViewportSize({width: 500, height: 800})
  await page.locator('.navbar__toggle').click()
  await expect(page.locator('dialog.navbar-sidebar .menu__caret')).toBeVisible()
  expect(await listPlainButtons(page)).toEqual([])
  await page.locator('.navbar-sidebar__back').click()
  await expect(page.locator('dialog.navbar-sidebar').getByText('More')).toBeVisible()
  expect(await listPlainButtons(page)).toEqual([])
})

test('code has no shadow in the color of another background', async ({page}) => {
  await openPage(page, '/docs/intro')
  await expect(page.locator('.prism-code').first()).toHaveCSS('background-image', 'none')
})

test('the copy button of a code block has its size and icon', async ({page}) => {
  await openPage(page, '/docs/intro')
  await page.locator('.theme-code-block').first().hover()
  expect(await listPlainButtons(page)).toEqual([])
  const button = page.locator('.code-block-buttons button:visible').last()
  expect(await button.boundingBox()).toMatchObject({width: 30, height: 30})
})

test("components that Docusaurus doesn't have look as in Lectern", async ({page}) => {
  await openPage(page, '/docs/guide/parts')
  const cards = page.locator('.theme-cards > ul')
  await expect(cards).toHaveCSS('padding-left', '0px')
  const [first, second] = await cards
    .locator('> li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  expect(second).toBe(first)
  await expect(page.locator('.theme-accordion')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.locator('.badge')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('.badge')).toHaveCSS('background-color', 'rgb(235, 237, 240)')
})

for (const width of [1280, 390]) {
  swizzledTest(
    `an ejected layout has Docusaurus's spacing, ${width} pixels wide`,
    async ({page}) => {
      await page.setViewportSize({width, height: 800})
      await openPage(page, '/manual/2.0/lamp')
      const row = page.locator('[data-own-layout]')
      const main = await page.locator('main').boundingBox()
      const article = await row.locator('article').boundingBox()
      expect((article?.x ?? 0) - (main?.x ?? 0)).toBe(16)
      expect((article?.y ?? 0) - (main?.y ?? 0)).toBeGreaterThanOrEqual(16)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      )
      expect(overflow).toBe(0)
    }
  )
}

test('the button that hides a sidebar fills its last line, as in Docusaurus', async ({page}) => {
  await page.setViewportSize({width: 1400, height: 900})
  await openPage(page, '/docs/guide/a')
  const button = page.locator('.doc-sidebar__collapse')
  const sidebar = await page.locator('.theme-doc-sidebar-container').boundingBox()
  expect(await button.boundingBox()).toEqual({
    ...{x: 0, y: 860, height: 40},
    width: sidebar?.width
  })
  await expect(button).toHaveCSS('border', '1px solid rgb(218, 221, 225)')
})

test("a site's icon in the search doesn't cover anything else", async ({page}) => {
  await openPage(page, '/docs/guide/a')
  await page.addStyleTag({
    content: '.navbar__search::before {content: "+"; position: absolute; inset: 0; z-index: 1}'
  })
  const covered = await page.evaluate(() => document.elementFromPoint(2, 2)?.className)
  expect(covered).not.toContain('navbar__search')
})

test('a copy of the docs sidebar has the padding of its own CSS module', async ({page}) => {
  await page.setViewportSize({width: 1400, height: 900})
  await page.goto('/docs/intro')
  const menu = page.locator('aside nav.menu')
  await expect(menu).toHaveCSS('padding-left', '8px')
  await page.addStyleTag({content: '.menu_a1b2c3 {padding: 0 16px}'})
  await menu.evaluate((nav) => nav.classList.add('menu_a1b2c3'))
  await expect(menu).toHaveCSS('padding-left', '16px')
})

test("the site's own badges and leads have only the styles of the site", async ({page}) => {
  await page.goto('/docs/intro')
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'beforeend',
      '<p class="lead own"><span class="badge own">New</span></p>'
    )
  })
  await expect(page.locator('.badge.own')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.locator('.badge.own')).toHaveCSS('border-top-width', '0px')
  const color = await page.locator('main').evaluate((main) => getComputedStyle(main).color)
  await expect(page.locator('.lead.own')).toHaveCSS('color', color)
})
