// Takes the showcase screenshots: pages of the built website with custom stylesheets.
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:http'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {chromium} from 'playwright'
import sirv from 'sirv'
import {browserLaunchOptions, findBrowser} from './ensure-browser.mjs'

/** @typedef {import('../website/src/showcase/entries.js').ShowcaseEntry} ShowcaseEntry */

const WEBSITE = fileURLToPath(new URL('../website', import.meta.url))
const SCREENSHOTS = path.join(WEBSITE, 'static/showcase')
/** Size of a laptop window. Screenshots are half this size. */
const WINDOW = {width: 1280, height: 800}
const SCREENSHOT = {...WINDOW, x: 0, y: 0, scale: 0.5}

/**
 * @param {import('playwright').Browser} browser
 * @param {ShowcaseEntry} entry
 * @param {string} origin
 */
async function takeScreenshot(browser, {id, page: routePath, tags, direction}, origin) {
  const mode = tags.includes('dark') ? 'dark' : 'light'
  const context = await browser.newContext({viewport: WINDOW, colorScheme: mode})
  const page = await context.newPage()
  await page.goto(origin + routePath, {waitUntil: 'networkidle'})
  const sheet = path.join(SCREENSHOTS, 'looks', `${id}.css`)
  const look = existsSync(sheet) ? readFileSync(sheet, 'utf8') : ''
  await page.addStyleTag({content: `${look}\n::-webkit-scrollbar { display: none }`})
  await page.evaluate(
    (dir) => document.documentElement.setAttribute('dir', dir),
    direction ?? 'ltr'
  )
  const session = await context.newCDPSession(page)
  const {data} = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    clip: SCREENSHOT
  })
  writeFileSync(path.join(SCREENSHOTS, `${id}.webp`), Buffer.from(data, 'base64'))
  await context.close()
}

/** @type {readonly ShowcaseEntry[]} */
const entries = JSON.parse(readFileSync(path.join(WEBSITE, 'src/showcase/entries.json'), 'utf8'))
const server = createServer(sirv(path.join(WEBSITE, 'build')))
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('The server has no port.')
const browser = await chromium.launch(browserLaunchOptions(await findBrowser()))
for (const entry of entries)
  await takeScreenshot(browser, entry, `http://127.0.0.1:${address.port}`)
await browser.close()
server.close()
