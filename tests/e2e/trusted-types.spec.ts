import {mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, test, type Page} from 'playwright/test'
import {untilHydrated} from './hydrated.js'
import {PAGE_KINDS} from './page-kinds.js'
import {serveFolder} from './serve-folder.js'
import {usePage} from './use-page.js'
import {WEBSITE_BUILD} from './website-folder.js'

/** What a site with diagrams and live code requires, without the other directives. */
const TYPES = "trusted-types lectern default dompurify; require-trusted-types-for 'script'"

/** The policy that the build of the website writes. */
function readPolicy(): string {
  const headers = readFileSync(path.join(WEBSITE_BUILD, '_headers'), 'utf8')
  return /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? ''
}

/** Serves a folder with a policy, and calls a function with its origin and the violations until then. */
async function withPolicy(
  {page, folder, policy = TYPES}: PolicySettings,
  use: (origin: string, violations: readonly string[]) => Promise<void>
): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => void violations.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({effectiveDirective, sample, sourceFile}) => {
      const {reportViolation} = globalThis as unknown as {reportViolation(text: string): void}
      reportViolation(`${location.pathname}: ${effectiveDirective} ${sample} ${sourceFile}`)
    })
  })
  page.on('pageerror', (error) => violations.push(`${page.url()}: ${error.message}`))
  const served = await serveFolder(folder, {'content-security-policy': policy})
  await use(served.origin, violations)
  // Events come after the code that causes them.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await served.close()
  return violations
}

interface PolicySettings {
  page: Page
  folder: string
  policy?: string
}

/** Follows a link to another page, as a reader does, until the page is shown. */
async function navigate(page: Page, urlPath: string): Promise<void> {
  const lastTitle = await page.title()
  await page.evaluate((href) => {
    Object.assign(globalThis, {isSameDocument: true})
    const link = Object.assign(document.createElement('a'), {href})
    document.getElementById('__site')?.append(link)
    link.click()
    link.remove()
  }, urlPath)
  await page.waitForURL((url) => url.pathname + url.search === urlPath)
  await expect(page).not.toHaveTitle(lastTitle)
  expect(await isSameDocument(page)).toBe(true)
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSameDocument' in globalThis)
}

test('§9 Trusted Types: no page kind violates them after navigation', async ({page}) => {
  test.setTimeout(300_000)
  const folder = WEBSITE_BUILD
  const policy = readPolicy()
  expect(policy).toContain("require-trusted-types-for 'script'")
  const violations = await withPolicy({page, folder, policy}, async (origin) => {
    await page.goto(`${origin}/docs/installation`)
    await untilHydrated(page)
    for (const urlPath of Object.values(PAGE_KINDS)) {
      await navigate(page, urlPath)
      await usePage(page)
    }
  })
  expect(violations).toEqual([])
})

test('§9 Trusted Types: search works in its modal and worker, with recent searches', async ({
  page
}) => {
  const folder = WEBSITE_BUILD
  const violations = await withPolicy({page, folder, policy: readPolicy()}, async (origin) => {
    await page.goto(`${origin}/docs/installation`)
    await untilHydrated(page)
    await page.keyboard.press('Control+k')
    await page.locator('.DocSearch-Input').fill('sidebar')
    const hit = page.locator('.DocSearch-Hit').first()
    await expect(hit.locator('mark').first()).toHaveText(/sidebar/i)
    expect(page.workers()).toHaveLength(1)
    await hit.click()
    await page.keyboard.press('Control+k')
    await expect(page.locator('.DocSearch-Hit').first()).toContainText(/sidebar/i)
  })
  expect(violations).toEqual([])
})

test('§9 Trusted Types: diagrams are drawn, and live code runs', async ({page}) => {
  const folder = WEBSITE_BUILD
  const violations = await withPolicy({page, folder, policy: readPolicy()}, async (origin) => {
    await page.goto(`${origin}/docs/markdown-features/diagrams`)
    const diagram = page.locator('.theme-mermaid').first()
    await expect(diagram).toHaveAttribute('data-mermaid-state', 'drawn')
    await expect(diagram.locator('svg .nodeLabel').first()).toBeVisible()
    await page.goto(`${origin}/docs/markdown-features/code-blocks`)
    await untilHydrated(page)
    await expect(page.locator('.live-code__preview').first()).not.toBeEmpty()
    await expect(page.locator('.live-code__error')).toHaveCount(0)
  })
  expect(violations).toEqual([])
})

test('§9 Trusted Types: the mobile menu works', async ({page}) => {
  const folder = WEBSITE_BUILD
  await page.setViewportSize({width: 390, height: 800})
  const violations = await withPolicy({page, folder, policy: readPolicy()}, async (origin) => {
    await page.goto(`${origin}/docs/markdown-features`)
    await untilHydrated(page)
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click()
    await usePage(page)
  })
  expect(violations).toEqual([])
})

for (const variable of [
  'INFIMA_BUILD',
  'SWIZZLED_BUILD',
  'CODE_BLOCKS_BUILD',
  'READER_STATES_BUILD',
  'LOOK_BUILD'
])
  test(`§9 Trusted Types: the fixture of ${variable} works`, async ({page}) => {
    const folder = process.env[variable] ?? ''
    const violations = await withPolicy({page, folder}, async (origin) => {
      await page.goto(origin)
      await untilHydrated(page)
      const links = await page
        .locator('#__site a[href^="/"]')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
      // A site without a home page has a redirect there, which is loaded in full.
      const shown = ['/', new URL(page.url()).pathname]
      const others = [...new Set(links)].filter((urlPath) => !shown.includes(urlPath))
      for (const urlPath of others.slice(0, 6)) {
        await navigate(page, urlPath)
        await usePage(page)
      }
    })
    expect(violations).toEqual([])
  })

test('§9 Trusted Types: the offline worker is registered', async ({page}) => {
  // The build is published below a path.
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-types-'))
  symlinkSync(process.env.OFFLINE_BUILD_A ?? '', path.join(folder, 'tides'))
  const violations = await withPolicy({page, folder}, async (origin) => {
    await page.goto(`${origin}/tides/`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  })
  rmSync(folder, {recursive: true})
  expect(violations).toEqual([])
})

test('§9 Trusted Types: a site that writes plain strings is reported', async ({page}) => {
  const folder = WEBSITE_BUILD
  const violations = await withPolicy({page, folder}, async (origin, violations) => {
    await page.goto(`${origin}/docs/installation`)
    await untilHydrated(page)
    const refused = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<img src="" onerror="alert()">'
        return false
      } catch {
        return true
      }
    })
    expect(refused).toBe(true)
    await expect.poll(() => violations).toHaveLength(1)
  })
  expect(violations[0]).toContain('/docs/installation: require-trusted-types-for')
})
