import {execFileSync} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import type {OtherBrowsers} from '../../scripts/ensure-other-browsers.mjs'
import {CLI} from '../build-site.js'
import {PAGE_KINDS} from '../e2e/page-kinds.js'
import type {ServedFolder} from '../e2e/serve-folder.js'
import {type BrowserSession, mark, openPage, waitFor} from './browser-session.js'
import {openFirefox} from './open-firefox.js'
import {openWebKit} from './open-webkit.js'
import {serveWebsite} from './serve-website.js'

const WEBSITE = fileURLToPath(new URL('../../website', import.meta.url))

const {folder, firefox, webkit} = readBrowsers()
let website: ServedFolder

beforeAll(async () => {
  execFileSync(process.execPath, [CLI, 'build', WEBSITE], {stdio: 'ignore'})
  website = await serveWebsite()
})
afterAll(() => website.close())

function readBrowsers(): OtherBrowsers {
  const {SITE_TEST_BROWSERS} = process.env
  if (SITE_TEST_BROWSERS === undefined)
    throw new Error('Run `npm test -- --only other-browsers`, which finds the browsers.')
  return JSON.parse(SITE_TEST_BROWSERS) as OtherBrowsers
}

describe('Firefox', () => testBrowser(() => openFirefox(requireFound('Firefox', firefox), folder)))
describe('WebKit', () => testBrowser(() => openWebKit(requireFound('WebKit', webkit), folder)))

/** Fails the tests of a browser that isn't installed. */
function requireFound<Found>(name: string, found: Found | undefined): Found {
  if (found === undefined) throw new Error(`${name} is missing. See the messages before the tests.`)
  return found
}

function testBrowser(open: () => Promise<BrowserSession>): void {
  let session: BrowserSession
  const visit = (path: string) => openPage(session, website.origin + path)
  const evaluate = (expression: string) => session.evaluate(expression)
  const until = (expression: string) => waitFor(session, expression)

  beforeAll(async () => {
    session = await open()
    await session.resize(1440, 900)
  })
  // It's missing if it couldn't be opened.
  afterAll(() => session?.close())

  test.each([1440, 390])('pages of every kind have no errors and fit %i px', async (width) => {
    await session.resize(width, 900)
    const found: unknown[] = []
    for (const path of Object.values(PAGE_KINDS)) {
      await visit(path)
      const [problems, overflow] = (await evaluate(
        '[window.pageProblems, document.documentElement.scrollWidth - document.documentElement.clientWidth]'
      )) as [string[], number]
      if (problems.length > 0 || overflow > 0) found.push({path, problems, overflow})
    }
    await session.resize(1440, 900)
    expect(found).toEqual([])
  })

  test('links navigate without loading the page, and Back restores the scroll position', async () => {
    await visit('/docs/installation')
    // The scroll event, in which the position is stored, comes with the next frame.
    await evaluate(`new Promise((resolve) => {
      scrollTo({top: 1000, behavior: 'instant'})
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY)))
    })`)
    await evaluate('document.documentElement.dataset.isSame = "true"')
    // Browsers skip history entries of links that weren't clicked by the user.
    await mark(session, '.theme-doc-sidebar-menu .menu__link', 'Configuration')
    await session.click('[data-marked]')
    await until('document.querySelector("h1")?.textContent === "Configuration"')
    await until('document.activeElement === document.querySelector("h1")')
    expect(await evaluate('scrollY')).toBe(0)
    await session.back()
    await until('document.querySelector("h1")?.textContent === "Installation" && scrollY === 1000')
    expect(await evaluate('document.documentElement.dataset.isSame')).toBe('true')
  })

  test('the color mode is kept', async () => {
    await visit('/docs/installation')
    const theme = 'document.documentElement.dataset.theme'
    const before = await evaluate(theme)
    await session.click('.color-mode-toggle')
    await until(`${theme} !== '${before}'`)
    const after = await evaluate(theme)
    await visit('/docs/configuration')
    expect(await evaluate(theme)).toBe(after)
    await evaluate('localStorage.clear()')
  })

  test('search shows hits, opens one at the passage, and returns the focus', async () => {
    await visit('/docs/installation')
    await session.press('/')
    await until('document.activeElement?.matches(".DocSearch-Input")')
    await session.press('Escape')
    await until('document.activeElement?.matches(".search-button")')
    await session.click('.search-button')
    await until('document.activeElement?.matches(".DocSearch-Input")')
    await session.type('admonition')
    // Hits of the first letters come earlier.
    const target = '"/docs/markdown-features/admonitions"'
    await until(`document.querySelector(".DocSearch-Hit a")?.pathname === ${target}`)
    await session.press('Enter')
    await until(`location.pathname === ${target}`)
    await until('CSS.highlights.has("search-passage")')
    expect(await evaluate('document.querySelector("dialog[open]")')).toBeNull()
  })

  test('tabs work with the pointer and the keyboard', async () => {
    await visit('/docs/markdown-features/tabs')
    const tabs = 'document.querySelectorAll("[role=tab]")'
    await mark(session, '[role=tab]', String(await evaluate(`${tabs}[1].textContent`)))
    await session.click('[data-marked]')
    await until(`${tabs}[1].getAttribute('aria-selected') === 'true'`)
    await session.press('ArrowRight')
    await until('!document.activeElement.matches("[data-marked]")')
    expect(await evaluate('document.activeElement.getAttribute("aria-selected")')).toBe('true')
  })

  test('code can be copied', async () => {
    await visit('/docs/installation')
    await session.click('[data-copy-code]')
    await until('document.querySelector("[data-copy-code]").dataset.copied')
  })

  test('footnotes and links have previews', async () => {
    await visit('/docs/markdown-features')
    await mark(session, 'a[data-footnote-ref]', '')
    await session.hover('[data-marked]')
    await until('document.querySelector(".link-card:popover-open")')
    await visit('/docs/cli')
    await mark(session, 'article a', 'create-site')
    await session.hover('[data-marked]')
    const card = await until('document.querySelector(".link-card:popover-open")?.textContent')
    expect(card).toContain('Installation')
  })

  test('the mobile menu navigates and closes', async () => {
    await session.resize(390, 844)
    await visit('/docs/installation')
    await session.click('.navbar__toggle')
    await until('document.querySelector("dialog.navbar-sidebar[open]")')
    await mark(session, '.navbar-sidebar a', 'Configuration')
    await session.click('[data-marked]')
    await until('document.querySelector("h1")?.textContent === "Configuration"')
    await until('!document.querySelector("dialog[open]")')
    await session.resize(1440, 900)
  })
}
