import {readFileSync} from 'node:fs'
import path from 'node:path'
import type {Page} from 'playwright/test'
import {test as base, expect} from 'playwright/test'
import {untilHydrated} from './hydrated.js'
import {serveFolder} from './serve-folder.js'
import {usePage} from './use-page.js'
import {WEBSITE_BUILD} from './website-folder.js'
import {listFiles} from '../list-files.js'

/** The site's policy without the exceptions for live code and diagrams. */
function readStrictPolicy(folder = WEBSITE_BUILD): string {
  const headers = readFileSync(path.join(folder, '_headers'), 'utf8')
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? ''
  return policy.replace(/ 'unsafe-(?:inline|eval)'/g, '')
}

const test = base.extend<object, {origin: string}>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const headers = {'content-security-policy': readStrictPolicy()}
      const served = await serveFolder(WEBSITE_BUILD, headers)
      await use(served.origin)
      await served.close()
    },
    {scope: 'worker'}
  ],
  baseURL: async ({origin}, use) => use(origin)
})

/** A blocked request: the directive and the URL. */
interface PolicyWatch {
  violations: string[]
  /** URLs on other hosts. */
  foreign: string[]
}

async function watchPolicy(page: Page, origin: string): Promise<PolicyWatch> {
  const watch: PolicyWatch = {violations: [], foreign: []}
  await page.exposeFunction('reportViolation', (text: string) => {
    watch.violations.push(text)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const {reportViolation} = globalThis as unknown as {reportViolation(text: string): void}
      reportViolation(
        `${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`
      )
    })
  })
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) watch.violations.push(message.text())
  })
  page.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(origin)) watch.foreign.push(url)
  })
  return watch
}

interface WrittenPage {
  routePath: string
  html: string
}

/**
 * One page of each kind. Together, they cover each component, static and live content, stylesheets
 * and scripts.
 */
function choosePages(folder = WEBSITE_BUILD): WrittenPage[] {
  const byKind = new Map<string, WrittenPage>()
  for (const file of listFiles(folder, /\.html$/)) {
    const html = readFileSync(path.join(folder, file), 'utf8')
    const kind = describeKind(html)
    const routePath = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
    if (!byKind.has(kind)) byKind.set(kind, {routePath, html})
  }
  return [...byKind.values()]
}

function describeKind(html: string): string {
  const json = /<script type="application\/json" id="__page">(.*?)<\/script>/.exec(html)?.[1]
  // Redirect pages don't run the site's code.
  if (json === undefined) return 'redirect'
  const {component, contents, styles} = JSON.parse(json) as {
    component: string
    contents: {module?: string}[]
    styles: string[]
  }
  const scripts = [...html.matchAll(/<script>/g)].length
  return JSON.stringify([
    component,
    contents.some(({module}) => module !== undefined),
    styles.length > 0,
    Math.min(scripts, 2),
    needsMore({html})
  ])
}

/** Live code and diagrams: their docs list the exceptions that they need. */
function needsMore({html}: Pick<WrittenPage, 'html'>): boolean {
  return html.includes('data-needs-policy')
}

async function usePages(page: Page, pages: readonly WrittenPage[], origin = ''): Promise<void> {
  for (const {routePath, html} of pages) {
    await page.goto(origin + routePath)
    if (!html.includes('id="__page"')) continue
    await untilHydrated(page)
    await usePage(page)
  }
}

test("§9 Strict CSP: the build's policy allows only inline scripts with known hashes", () => {
  const policy = readStrictPolicy()
  expect(policy).toMatch(/^default-src 'self'; script-src 'self'( 'sha256-[\w+/]+=')+; /)
  expect(policy).not.toContain('unsafe')
})

test('§9 Strict CSP: no page kind violates it or requests other hosts', async ({page, origin}) => {
  test.setTimeout(300_000)
  const watch = await watchPolicy(page, origin)
  const pages = choosePages().filter((written) => !needsMore(written))
  expect(pages.length).toBeGreaterThan(12)
  await usePages(page, pages)
  expect(watch).toEqual({violations: [], foreign: []})
})

test("§9 Strict CSP: a site with colored bars, a hideable sidebar and custom components doesn't violate it", async ({
  page
}) => {
  const folder = process.env.READER_STATES_BUILD ?? ''
  const headers = {'content-security-policy': readStrictPolicy(folder)}
  const served = await serveFolder(folder, headers)
  const watch = await watchPolicy(page, served.origin)
  await usePages(page, choosePages(folder), served.origin)
  await served.close()
  expect(watch).toEqual({violations: [], foreign: []})
})

test("§9 Strict CSP: the mobile menu and navigation to a page with formulas don't violate it", async ({
  page,
  origin
}) => {
  const watch = await watchPolicy(page, origin)
  await page.setViewportSize({width: 390, height: 800})
  await page.goto('/docs/markdown-features')
  await untilHydrated(page)
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/docs/markdown-features/math-equations'
    document.querySelector('main')?.append(link)
    link.click()
  })
  const formula = page.locator('.katex .vlist > span').first()
  await expect(formula).toHaveCSS('top', /^-\d/)
  expect(watch).toEqual({violations: [], foreign: []})
})

test("§9 Strict CSP: search doesn't violate it", async ({page, origin}) => {
  const watch = await watchPolicy(page, origin)
  await page.goto('/docs/installation')
  await untilHydrated(page)
  await page.keyboard.press('Control+k')
  await page.locator('.DocSearch-Input').fill('sidebar')
  await expect(page.locator('.DocSearch-Hit').first()).toContainText('Sidebar')
  expect(watch).toEqual({violations: [], foreign: []})
})

test('§9 Strict CSP: formulas look the same as with style attributes', async ({page, origin}) => {
  const watch = await watchPolicy(page, origin)
  await page.goto('/docs/markdown-features/math-equations')
  await expect(page.locator('.katex [style]')).toHaveCount(0)
  const spacer = page.locator('.katex .strut').first()
  expect(
    await spacer.evaluate((element) => element.getBoundingClientRect().height)
  ).toBeGreaterThan(8)
  await expect(page.locator('.katex .vlist > span').first()).toHaveCSS('top', /^-\d/)
  expect(watch.violations).toEqual([])
})

test('§9 Strict CSP: only live code and diagrams need exceptions, which are documented', async ({
  page,
  origin
}) => {
  const watch = await watchPolicy(page, origin)
  const pages = choosePages().filter(needsMore)
  expect(pages.length).toBeGreaterThan(0)
  for (const {routePath} of pages) {
    await page.goto(routePath)
    await untilHydrated(page)
  }
  // Ensures that the watch detects violations, since a blind watch would prove nothing.
  await expect.poll(() => watch.violations.length).toBeGreaterThan(0)
  const allowed = /style-src|script-src|unsafe-eval|inline style/
  expect(watch.violations.filter((violation) => !allowed.test(violation))).toEqual([])
  expect(watch.foreign).toEqual([])
})
