import {type ChildProcess, spawn} from 'node:child_process'
import {createRequire} from 'node:module'
import path from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {findPort} from '../find-port.js'
import type {BrowserSession} from './browser-session.js'

/** The parts of Selenium that tests use. It's only installed for them. */
interface Selenium {
  Builder: new () => SeleniumBuilder
  Capabilities: new (values: object) => object
  By: {css(selector: string): object}
  Key: Readonly<Record<string, string>>
}

interface SeleniumBuilder {
  usingServer(url: string): SeleniumBuilder
  withCapabilities(capabilities: object): SeleniumBuilder
  build(): Promise<SeleniumDriver>
}

interface SeleniumElement {
  click(): Promise<void>
}

interface SeleniumDriver {
  manage(): {window(): {setRect(size: {width: number; height: number}): Promise<unknown>}}
  get(url: string): Promise<void>
  executeScript(code: string): Promise<unknown>
  findElement(locator: object): Promise<SeleniumElement>
  actions(): SeleniumActions
  navigate(): {back(): Promise<void>}
  quit(): Promise<void>
}

interface SeleniumActions {
  move(target: {origin: SeleniumElement}): SeleniumActions
  sendKeys(keys: string): SeleniumActions
  perform(): Promise<void>
}

/** Selenium's names of keys. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['Enter', 'ENTER'],
  ['Escape', 'ESCAPE'],
  ['ArrowDown', 'ARROW_DOWN'],
  ['ArrowRight', 'ARROW_RIGHT']
])

/** Programs of WebKitGTK. */
export interface WebKitPrograms {
  driver: string
  browser: string
}

/**
 * Opens the browser of WebKitGTK, the engine of Safari, on a virtual screen.
 *
 * @param folder - Absolute path of a folder with `node_modules`.
 */
export async function openWebKit(
  {driver, browser}: WebKitPrograms,
  folder: string
): Promise<BrowserSession> {
  const load = createRequire(path.join(folder, 'package.json'))
  const {Builder, By, Capabilities, Key} = load('selenium-webdriver') as Selenium
  const port = await findPort()
  const server = spawn('xvfb-run', ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // The screen leaves its files behind.
    env: {...process.env, TMPDIR: folder}
  })
  const window = await connect(
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {binary: browser, args: ['--automation']}
      })
    ),
    server
  )
  const evaluate = (expression: string) => window.executeScript(`return (${expression})`)
  const find = (selector: string) => window.findElement(By.css(selector))
  const setSize = (width: number, height: number) =>
    window.manage().window().setRect({width, height})
  return {
    async resize(width, height) {
      // The size of a window includes its borders.
      await setSize(width, height)
      const inner = (await evaluate('[innerWidth, innerHeight]')) as [number, number]
      await setSize(2 * width - inner[0], 2 * height - inner[1])
    },
    open: (url) => window.get(url),
    evaluate,
    click: async (selector) => (await find(selector)).click(),
    hover: async (selector) =>
      window
        .actions()
        .move({origin: await find(selector)})
        .perform(),
    press: (key) =>
      window
        .actions()
        .sendKeys(Key[KEYS.get(key) ?? ''] ?? key)
        .perform(),
    type: (text) => window.actions().sendKeys(text).perform(),
    back: () => window.navigate().back(),
    async close() {
      await window.quit()
      stop(server)
    }
  }
}

/** Connects to the driver as soon as it has started. */
async function connect(builder: SeleniumBuilder, server: ChildProcess): Promise<SeleniumDriver> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await builder.build()
    } catch (error) {
      if (attempt === 20) {
        stop(server)
        throw error
      }
      await sleep(500)
    }
  }
}

/** Ends the driver, its browser and its screen, which are one process group. */
function stop({pid}: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid)
}
