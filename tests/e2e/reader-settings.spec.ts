import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import type {Page} from 'playwright/test'
import {findCutTexts} from './find-cut-texts.js'
import {findOverlaps} from './find-overlaps.js'
import {findUnmirrored} from './find-unmirrored.js'
import {findViolations} from './find-violations.js'
import {PAGE_KINDS} from './page-kinds.js'
import {expect, openPage, test} from './site-test.js'

/** For each setting, the pages with the components that depend on it. */
const KINDS = {
  text: [
    'home',
    'doc with content blocks',
    'archive',
    'versions',
    'showcase',
    'styling with color generator',
    'operation of an API',
    'page for debugging'
  ],
  direction: [
    'home',
    'doc with content blocks',
    'archive',
    'feature requests',
    'operation of an API'
  ],
  colors: ['home', 'doc with content blocks', 'doc with every kind of code block'],
  print: [
    'doc with content blocks',
    'doc with every kind of code block',
    'doc with wide tables',
    'category',
    'operation of an API'
  ]
} as const
const DESIGNS = ['folio', 'manual', 'studio'] as const
const WIDTHS = [320, 390, 768, 1440, 1100] as const

test.describe.configure({mode: 'parallel'})
test.use({contextOptions: {reducedMotion: 'reduce'}})

/** Applies a design like the showcase does. */
async function applyDesign(page: Page, design: (typeof DESIGNS)[number]): Promise<void> {
  const file = fileURLToPath(import.meta.resolve(`@lectern/theme/designs/${design}.css`))
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`${css} * { transition: none !important }`)
      document.adoptedStyleSheets = [sheet]
    },
    readFileSync(file, 'utf8')
  )
}

/** Doubles the browser's font size. */
async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}})
}

/** Finds cut-off and overlapping text at every width, and columns behind the navbar in a scrolled page. */
async function findLayoutProblems(page: Page): Promise<Record<string, readonly string[]>> {
  const problems: Record<string, readonly string[]> = {}
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 800})
    const found = [...(await findCutTexts(page)), ...(await findOverlaps(page))]
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width)
      found.push('the page is wider than the window')
    if (found.length > 0) problems[width] = found
  }
  await page.evaluate(() => scrollTo(0, 700))
  const covered = await findCoveredMenus(page)
  return covered.length > 0 ? {...problems, covered} : problems
}

/** Finds sticky columns whose start is behind the navbar. */
async function findCoveredMenus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0
    return ['.theme-doc-sidebar-container > .menu', '.table-of-contents', '.blog-sidebar'].filter(
      (selector) => {
        const menu = document.querySelector(selector)
        return menu?.checkVisibility() && menu.getBoundingClientRect().top < edge - 1
      }
    )
  })
}

for (const kind of KINDS.text)
  test(`Text of 200%: ${kind} has no cut-off or overlapping text at any width`, async ({page}) => {
    await enlargeText(page)
    await openPage(page, PAGE_KINDS[kind] ?? kind)
    expect(await findLayoutProblems(page)).toEqual({})
  })

for (const kind of KINDS.direction)
  test(`Right to left: ${kind} is mirrored`, async ({page}) => {
    await openPage(page, PAGE_KINDS[kind] ?? kind)
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900})
      expect(await findUnmirrored(page)).toEqual([])
    }
  })

for (const kind of KINDS.colors)
  test(`Forced colors: ${kind} shows all icons`, async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'})
    await openPage(page, PAGE_KINDS[kind] ?? kind)
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900})
      expect(await findHiddenIcons(page)).toEqual([])
    }
  })

test('Forced colors: the focus is visible in code editors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'})
  await openPage(page, PAGE_KINDS['doc with every kind of code block'] ?? '')
  const editor = page.locator('.live-code__text > pre').first()
  await editor.scrollIntoViewIfNeeded()
  await editor.focus()
  await expect(editor).toHaveCSS('outline-style', 'solid')
})

for (const kind of KINDS.print)
  test(`Print: ${kind} has no cut-off content or light text`, async ({page}) => {
    await openPage(page, PAGE_KINDS[kind] ?? kind)
    await page.emulateMedia({media: 'print'})
    await page.setViewportSize({width: 643, height: 900})
    expect(await findLostInPrint(page)).toEqual([])
  })

test('Print: in dark mode, pages show the images of light mode', async ({page}) => {
  await openPage(page, '/docs/tutorial/create?docusaurus-theme=dark')
  await page.emulateMedia({media: 'print'})
  const images = page.locator('.markdown')
  await expect(images.locator('.only-light').first()).toBeVisible()
  await expect(images.locator('.only-dark').first()).toBeHidden()
})

/** Finds icons that are shapes of a background, which forced colors would hide, and SVG images with their own color. */
function findHiddenIcons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidden = new Set<string>()
    const canvas = getComputedStyle(document.documentElement).backgroundColor
    for (const element of document.body.querySelectorAll('*'))
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        const isShape = /^(?:polygon|path)/.test(style.clipPath) && style.content !== 'none'
        if (isShape && style.backgroundColor === canvas)
          hidden.add(`${element.localName}.${element.className}${pseudo ?? ''}`)
      }
    for (const image of document.querySelectorAll('svg')) {
      const around = image.parentElement && getComputedStyle(image.parentElement).color
      if (getComputedStyle(image).color !== around) hidden.add(image.outerHTML.slice(0, 80))
    }
    return [...hidden]
  })
}

/** Finds boxes with hidden content, and light text whose background isn't printed. */
function findLostInPrint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})
    const isLight = (color: string) => {
      if (!canvas) return false
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      return Math.min(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)) > 150
    }
    const lost = new Set<string>()
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const {overflow, clipPath, display} = getComputedStyle(element)
      if (!element.checkVisibility() || element.closest('.katex, svg')) continue
      const name = [element.localName, ...element.classList].join('.')
      const isClipped = overflow !== 'visible' && clipPath === 'none' && display !== 'inline'
      const {clientWidth, clientHeight, scrollWidth, scrollHeight} = element
      if (isClipped && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2))
        lost.add(name)
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        const hasText = pseudo ? /\w/.test(style.content) && style.content !== 'none' : hasOwnText()
        if (hasText && isLight(style.color) && style.printColorAdjust !== 'exact')
          lost.add(`${name}${pseudo ?? ''} is light`)
      }

      function hasOwnText(): boolean {
        return [...element.childNodes].some(
          (node) => node.nodeType === 3 && node.textContent?.trim()
        )
      }
    }
    return [...lost]
  })
}

for (const design of DESIGNS)
  test(`The design ${design} has enough contrast in both modes, and room for text of 200%`, async ({
    page
  }) => {
    test.setTimeout(120_000)
    for (const kind of ['home', 'operation of an API'] as const) {
      await page.setViewportSize({width: 1440, height: 900})
      await openPage(page, PAGE_KINDS[kind] ?? kind)
      await applyDesign(page, design)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme})
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        expect(await findViolations(page, ['color-contrast'])).toEqual([])
      }
    }
    await enlargeText(page)
    await openPage(page, PAGE_KINDS['doc with content blocks'] ?? '')
    await applyDesign(page, design)
    expect(await findLayoutProblems(page)).toEqual({})
  })

test('Right to left: code, formulas, keys and version numbers keep their order', async ({page}) => {
  await openPage(page, PAGE_KINDS['doc with content blocks'] ?? '')
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  const parts = ['pre', 'kbd', '.code-block-title', '.theme-file-tree', '.theme-keys']
  for (const part of [...parts, '.theme-api-field-type'])
    await expect(page.locator(`main ${part}`).first()).toHaveCSS('direction', 'ltr')
  const label = page.locator('.dropdown__link', {hasText: '2.0.0-rc.1'})
  await label.locator('xpath=ancestor::*[contains(@class, "dropdown ")]').hover()
  const [start = 0, end = 0] = await label.evaluate((link) => {
    const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()
    return [0, 6].map((index) => {
      const range = document.createRange()
      if (text) range.setStart(text, index)
      if (text) range.setEnd(text, index + 1)
      return range.getBoundingClientRect().left
    })
  })
  expect(start).toBeLessThan(end)
  await openPage(page, PAGE_KINDS['doc with formulas'] ?? '')
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await expect(page.locator('.katex').first()).toHaveCSS('direction', 'ltr')
})
