import {createRequire} from 'node:module'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import type {BrowserSession} from './browser-session.js'

/** The parts of Puppeteer that tests use. It's only installed for them. */
interface Puppeteer {
  launch(options: {browser: 'firefox'; executablePath: string}): Promise<PuppeteerBrowser>
}

interface PuppeteerBrowser {
  newPage(): Promise<PuppeteerPage>
  close(): Promise<void>
}

interface PuppeteerPage {
  keyboard: {press(key: string): Promise<void>; type(text: string): Promise<void>}
  setViewport(size: {width: number; height: number}): Promise<void>
  goto(url: string): Promise<unknown>
  evaluate(code: string): Promise<unknown>
  click(selector: string): Promise<void>
  hover(selector: string): Promise<void>
  goBack(): Promise<unknown>
}

/**
 * Opens Firefox, which Puppeteer controls with WebDriver BiDi.
 *
 * @param folder - Absolute path of a folder with `node_modules`.
 */
export async function openFirefox(executablePath: string, folder: string): Promise<BrowserSession> {
  const {resolve} = createRequire(path.join(folder, 'package.json'))
  const module = (await import(pathToFileURL(resolve('puppeteer-core')).href)) as {
    default: Puppeteer
  }
  const browser = await module.default.launch({browser: 'firefox', executablePath})
  const page = await browser.newPage()
  return {
    resize: (width, height) => page.setViewport({width, height}),
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    back: async () => void (await page.evaluate('history.back()')),
    close: () => browser.close()
  }
}
