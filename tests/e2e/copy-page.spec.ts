import {expect, openPage, test} from './site-test.js'

test('a doc can be copied and opened as Markdown', async ({page, context, origin, watch}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/docs/installation')
  const button = page.getByRole('button', {name: 'Copy page'})
  await button.click()
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const text = await (await page.request.get('/docs/installation.md')).text()
  expect(copied).toBe(text)
  expect(copied).toMatch(/^---\ntitle: "Installation"\n/)
  await expect(button).toBeVisible()
  const link = page.getByRole('link', {name: 'View as Markdown'})
  await expect(link).toHaveAttribute('href', '/docs/installation.md')
  expect(await page.locator('link[type="text/markdown"]').getAttribute('href')).toBe(
    new URL('/docs/installation.md', origin).pathname
  )
  expect(watch.problems).toEqual([])
})

test('the labels of the buttons stay on one line', async ({page}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900})
    await openPage(page, '/docs/installation')
    const heights = await page
      .locator('.copy-page > *')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height))
    expect(heights).toHaveLength(2)
    expect(Math.max(...heights)).toBeLessThan(30)
  }
})

for (const [part, files] of [
  ['doc', '**/installation.md'],
  ['script', '**/copy-text-file-*.js']
] as const)
  test(`a ${part} that can't be fetched shows an error`, async ({page}) => {
    await openPage(page, '/docs/installation')
    await page.route(files, (route) => route.abort())
    await page.getByRole('button', {name: 'Copy page'}).click()
    await expect(page.getByRole('button', {name: 'Copy failed'})).toBeVisible()
  })
