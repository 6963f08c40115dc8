import type {Page} from 'playwright/test'
import {browserLaunchOptions, findBrowser} from '../../scripts/ensure-browser.mjs'
import {expect, openPage, test} from './site-test.js'

const {args, ...launchOptions} = browserLaunchOptions(await findBrowser({isForTests: true}))
// Headless browsers round the width of each character, as some Linux desktops do.
const isHinted = (arg: string) => arg.startsWith('--font-render-hinting')
test.use({launchOptions: {...launchOptions, args: args.filter((arg) => !isHinted(arg))}})

const PATHS = [
  '/docs/configuration',
  '/docs/cli',
  '/docs/api/docusaurus-config',
  '/docs/markdown-features/tabs'
]

/** Counts the inline code of a page, and lists code whose width changes when the font arrives. */
function compareCode(page: Page): Promise<{count: number; changed: string[]}> {
  return page.evaluate(() => {
    const codes = [...document.querySelectorAll<HTMLElement>('main :not(pre) > code')]
    const measure = (font: string) => {
      document.documentElement.style.setProperty('--font-code', font)
      return codes.map((code) => code.getBoundingClientRect().width)
    }
    const own = measure("'Geist Mono'")
    const fallback = measure("'Geist Mono Fallback'")
    const changed = codes.filter(
      (_, index) => Math.abs((own[index] ?? 0) - (fallback[index] ?? 0)) > 1
    )
    return {count: codes.length, changed: changed.map(({outerHTML}) => outerHTML)}
  })
}

for (const width of [412, 1440]) {
  test(`code keeps its width when the font arrives, ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 850})
    for (const path of PATHS) {
      await openPage(page, path)
      await page.evaluate(() => document.fonts.load('16px "Geist Mono"'))
      const {count, changed} = await compareCode(page)
      expect(count, path).toBeGreaterThan(5)
      expect(changed, path).toEqual([])
    }
  })
}
