import path from 'node:path'
import {fileURLToPath} from 'node:url'
import type {Page} from 'playwright/test'
import {untilHydrated} from './hydrated.js'
import {expect} from './site-test.js'

/** Widths of a large screen, of the widest narrow one, and of a phone. */
const WIDTHS = [1440, 996, 390] as const
export const MODES = ['light', 'dark'] as const

export type Mode = (typeof MODES)[number]

/**
 * Pictures have a quarter of the page's size, so that a pixel is the mean of sixteen: how a system
 * smooths letters matters little, where surfaces and lines of text are matters much.
 */
export const SMALL = {
  deviceScaleFactor: 0.25,
  viewport: {width: 1440, height: 900},
  bypassCSP: true
} as const

/** How much of a picture may differ, and how much a pixel may before it counts. */
export const TOLERANCE = {scale: 'device', maxDiffPixelRatio: 0.01, threshold: 0.1} as const

/** Systems have different fonts, and lines break elsewhere: pictures are taken with these of KaTeX. */
const FONTS = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('katex/package.json'))),
  'dist/fonts'
)
const FONT_CSS = `
  @font-face { font-family: Look; src: url('/look-fonts/KaTeX_SansSerif-Regular.woff2') }
  @font-face { font-family: Look; font-weight: 600 900; src: url('/look-fonts/KaTeX_SansSerif-Bold.woff2') }
  @font-face { font-family: Look Code; src: url('/look-fonts/KaTeX_Typewriter-Regular.woff2') }
  :root { --ifm-font-family-base: Look; --ifm-font-family-monospace: Look Code }
`

/** Open a page in a colour mode and with known fonts, and wait until React has taken it over. */
export async function openInMode(page: Page, address: string, mode: Mode): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), mode)
  // What is announced comes and goes.
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'announcementBar-2')
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  })
  await page.route('/look-fonts/*', (route) =>
    route.fulfill({path: path.join(FONTS, path.basename(route.request().url()))})
  )
  await page.goto(address)
  await untilHydrated(page)
  await page.addStyleTag({content: FONT_CSS})
  await page.evaluate(() => document.fonts.ready)
}

/** Compare a page with its pictures at every width. */
export async function expectLook(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: width === 390 ? 844 : 900})
    await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, TOLERANCE)
  }
}
