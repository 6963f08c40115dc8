import {writeFileSync} from 'node:fs'
import path from 'node:path'
import {chromium, type Page} from 'playwright'
import {browserLaunchOptions, findBrowser} from '../../scripts/ensure-browser.mjs'
import {untilHydrated} from '../e2e/hydrated.js'

/** A small window, so that text in the screenshot is readable. */
const WINDOW = {width: 1200, height: 620}
const SCREENSHOT = {...WINDOW, x: 0, y: 0, scale: 0.75}

/** Actions before a screenshot, by screenshot name. */
const ACTIONS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  check: async (page) => {
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog', {name: 'Search'})
    await dialog.getByRole('searchbox').fill('batery')
    await dialog.locator('.DocSearch-Hit').first().waitFor()
  }
}

/** Takes a screenshot of a page in each color mode: `<name>-light.webp` and `<name>-dark.webp`. */
export async function takeScreenshot(url: string, name: string, folder: string): Promise<void> {
  const browser = await chromium.launch(browserLaunchOptions(await findBrowser()))
  try {
    for (const mode of ['light', 'dark'] as const) {
      const context = await browser.newContext({viewport: WINDOW, colorScheme: mode})
      const page = await context.newPage()
      await page.goto(url)
      await untilHydrated(page)
      await page.evaluate(() => document.fonts.ready)
      await ACTIONS[name]?.(page)
      const client = await context.newCDPSession(page)
      const {data} = await client.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 80,
        clip: SCREENSHOT
      })
      writeFileSync(path.join(folder, `${name}-${mode}.webp`), Buffer.from(data, 'base64'))
      await context.close()
    }
  } finally {
    await browser.close()
  }
}
