import {spawn} from 'node:child_process'
import {once} from 'node:events'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {test as base, expect} from 'playwright/test'
import {untilHydrated} from './hydrated.js'
import {PAGE_KINDS} from './page-kinds.js'
import {usePage} from './use-page.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Starts `site serve` for the website on a free port. */
async function serveWebsite(): Promise<{origin: string; close(): Promise<unknown>}> {
  const command = [path.join(ROOT, 'packages/core/bin/site.mjs'), 'serve', 'website', '--port', '0']
  const child = spawn(process.execPath, command, {cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit']})
  let output = ''
  for await (const chunk of child.stdout) {
    output += String(chunk)
    if (output.includes('Press Ctrl+C')) break
  }
  const origin = /http:\/\/[^/\s]+/.exec(output)?.[0]
  if (origin === undefined) throw new Error(`The server has no URL: ${output}`)
  return {
    origin,
    close() {
      child.kill()
      return once(child, 'exit')
    }
  }
}

const test = base.extend<object, {origin: string}>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const served = await serveWebsite()
      await use(served.origin)
      await served.close()
    },
    {scope: 'worker'}
  ]
})

test('§9 Security headers: site serve sends the headers from the build', async ({
  request,
  origin
}) => {
  const response = await request.get(`${origin}/docs/installation`)
  const headers = response.headers()
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': expect.stringContaining('camera=()')
  })
})

test('§9 Security headers, including Trusted Types: no page kind violates them', async ({
  page,
  origin
}) => {
  test.setTimeout(300_000)
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => void violations.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) => {
      const {reportViolation} = globalThis as unknown as {reportViolation(text: string): void}
      reportViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  page.on('console', (message) => {
    if (/policy|cross-origin|refused/i.test(message.text())) violations.push(message.text())
  })
  for (const urlPath of Object.values(PAGE_KINDS)) {
    await page.goto(origin + urlPath)
    await untilHydrated(page)
    await usePage(page)
  }
  expect(violations).toEqual([])
})
