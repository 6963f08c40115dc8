import {expect, test} from './site-test.js'
import {untilHydrated} from './hydrated.js'

/** URL of the component's module on a page. */
async function findModule(text: string): Promise<string> {
  const [, json = '{}'] = /id="__page">(.*?)<\/script>/.exec(text) ?? []
  const {module} = JSON.parse(json) as {module: string}
  return module
}

const NEXT = '/showcase'

test('§9 Integrity: navigation verifies the scripts of the next page', async ({page, request}) => {
  const html = await (await request.get(NEXT)).text()
  const module = await findModule(html)
  expect(html).toMatch(new RegExp(`modulepreload"[^>]* href="${module}" integrity="sha384-`))
  await page.goto('/docs/installation')
  await untilHydrated(page)
  await page.evaluate((href) => {
    Object.assign(globalThis, {isSameDocument: true})
    const link = Object.assign(document.createElement('a'), {href})
    document.querySelector('main')?.append(link)
    link.click()
  }, NEXT)
  await expect(page.locator('main h1')).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
  const link = page.locator(`link[rel=modulepreload][href="${module}"]`)
  await expect(link).toHaveAttribute('integrity', /^sha384-/)
})

test('§9 Integrity: a modified script is rejected, and its page is loaded in full', async ({
  page,
  request
}) => {
  const module = await findModule(await (await request.get(NEXT)).text())
  const refused: string[] = []
  page.on('console', (message) => {
    if (/integrity/.test(message.text())) refused.push(message.text())
  })
  // An additional byte at the end changes only the hash.
  const body = `${await (await request.get(module)).text()} `
  await page.route(module, (route) => route.fulfill({contentType: 'text/javascript', body}))
  await page.goto('/docs/installation')
  await untilHydrated(page)
  await page.evaluate((href) => {
    Object.assign(globalThis, {isSameDocument: true})
    const link = Object.assign(document.createElement('a'), {href})
    document.querySelector('main')?.append(link)
    link.click()
  }, NEXT)
  await page.waitForURL(NEXT)
  // The client changes the URL before it loads the page in full, so the first document may still
  // respond.
  await page.waitForFunction(
    () => !('isSameDocument' in globalThis) && document.readyState === 'complete'
  )
  await expect(page.locator('main h1')).toBeVisible()
  expect(refused.length).toBeGreaterThan(0)
  // The module never ran, so the page stays as it was prerendered.
  expect(await page.locator('html').getAttribute('data-has-hydrated')).not.toBe('true')
})

test('§9 Integrity: a page whose script was modified stays as it was prerendered', async ({
  page,
  request
}) => {
  const html = await (await request.get(NEXT)).text()
  const module = await findModule(html)
  const body = `${await (await request.get(module)).text()} `
  await page.route(module, (route) => route.fulfill({contentType: 'text/javascript', body}))
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.goto(NEXT)
  await expect.poll(() => messages.join('\n')).toContain('The server-rendered page is kept.')
  expect(messages.some((text) => text.includes('integrity') && text.includes(module))).toBe(true)
  await expect(page.locator('main h1')).toBeVisible()
  expect(await page.locator('html').getAttribute('data-has-hydrated')).not.toBe('true')
})
