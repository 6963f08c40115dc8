import path from 'node:path'
import {fileURLToPath} from 'node:url'
import type {Page} from 'playwright/test'
import {untilHydrated} from './hydrated.js'
import {expect} from './site-test.js'

/** Viewport widths: a large screen, the mobile breakpoint, a tablet, a phone, and the smallest phone. */
const WIDTHS = [1440, 996, 768, 390, 320] as const
export const MODES = ['light', 'dark'] as const

export type Mode = (typeof MODES)[number]

/**
 * Screenshots are scaled to a quarter of the page's size, so each pixel is the mean of sixteen. This reduces the
 * effect of font smoothing, while layout differences stay visible.
 */
export const SMALL = {
  deviceScaleFactor: 0.25,
  viewport: {width: 1440, height: 900},
  bypassCSP: true
} as const

/** Maximum ratio of different pixels, and the threshold for each pixel. */
export const TOLERANCE = {scale: 'device', maxDiffPixelRatio: 0.01, threshold: 0.1} as const

/** KaTeX's fonts are used in screenshots, because line breaks differ between system fonts. */
const FONTS = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('katex/package.json'))),
  'dist/fonts'
)
const DESIGNS = fileURLToPath(new URL('../../packages/theme/src/designs', import.meta.url))
const FONT_CSS = `
  @font-face { font-family: Look; src: url('/look-fonts/KaTeX_SansSerif-Regular.woff2') }
  @font-face { font-family: Look; font-weight: 600 900; src: url('/look-fonts/KaTeX_SansSerif-Bold.woff2') }
  @font-face { font-family: Look Code; src: url('/look-fonts/KaTeX_Typewriter-Regular.woff2') }
  :root { --ifm-font-family-base: Look; --ifm-font-family-monospace: Look Code }
`

/** Opens a page in a color mode with fixed fonts, and waits until it's hydrated. */
export async function openInMode(page: Page, address: string, mode: Mode): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), mode)
  // The announcement bar is temporary.
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

/** Applies a built-in design, as the site's configuration would. */
export async function applyDesign(page: Page, design: string): Promise<void> {
  await page.addStyleTag({path: path.join(DESIGNS, `${design}.css`)})
  await page.addStyleTag({content: FONT_CSS})
}

/** Compares a page with its screenshots at every width. */
export async function expectScreenshots(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: width < 600 ? 844 : 900})
    await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, TOLERANCE)
  }
}
