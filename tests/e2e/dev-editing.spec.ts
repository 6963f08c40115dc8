import type {Page} from 'playwright/test'
import {devTest as test, expect} from './dev-site.js'

/** Open a page, wait until it listens to the server, and mark the document. */
async function open(page: Page, path: string): Promise<void> {
  const listening = page.waitForRequest(/__lectern\/events/)
  await page.goto(path)
  await listening
  await page.waitForFunction(() =>
    Boolean((globalThis as {__lecternDev?: {app?: unknown}}).__lecternDev?.app)
  )
  await page.waitForTimeout(1200)
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'same'
  })
}

async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.mark === 'same')
}

test('new words appear where the reader is, and a field keeps what was typed', async ({
  page,
  dev
}) => {
  await open(page, '/docs/intro')
  await page.locator('#field').fill('typed')
  await page.locator('#field').focus()
  await page.evaluate(() => scrollTo(0, 900))
  dev.edit('docs/intro.md', 'The first words.', 'Quite other words, and **bold** ones.')
  await expect(page.locator('article strong')).toHaveText('bold')
  await expect(page.locator('article')).toContainText('Quite other words')
  await expect(page.locator('#field')).toHaveValue('typed')
  await expect(page.locator('#field')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(900)
  expect(await isSameDocument(page)).toBe(true)
  await expect.poll(() => dev.output()).toMatch(/updated docs\/intro\.md in \d+ ms/)
})

test('a new title is in the sidebar, the heading and the tab', async ({page, dev}) => {
  await open(page, '/docs/intro')
  dev.edit('docs/intro.md', 'title: Intro', 'title: Opening')
  await expect(page.locator('h1')).toHaveText('Opening')
  await expect(
    page.getByRole('navigation').getByRole('link', {name: 'Opening'}).first()
  ).toBeVisible()
  await expect(page).toHaveTitle(/Opening/)
  expect(await isSameDocument(page)).toBe(true)
})

test('a changed component keeps its state', async ({page, dev}) => {
  await open(page, '/docs/live')
  const counter = page.getByTestId('counter')
  await counter.click()
  await counter.click()
  await expect(counter).toHaveText('Counted 2')
  dev.edit('src/components/counter.jsx', 'Counted {count}', 'Now at {count}')
  await expect(counter).toHaveText('Now at 2')
  dev.edit('docs/live.mdx', 'Words above.', 'Words on top.')
  await expect(page.locator('article')).toContainText('Words on top.')
  await expect(counter).toHaveText('Now at 2')
  expect(await isSameDocument(page)).toBe(true)
})

test('a component of the theme that the site writes anew is shown at once', async ({page, dev}) => {
  await open(page, '/docs/intro')
  dev.write(
    'src/theme/Footer.jsx',
    'export default function Footer() { return <footer data-testid="own">Own footer</footer> }\n'
  )
  await expect(page.getByTestId('own')).toHaveText('Own footer')
  dev.edit('src/theme/Footer.jsx', 'Own footer', 'Better footer')
  await expect(page.getByTestId('own')).toHaveText('Better footer')
  expect(await isSameDocument(page)).toBe(true)
})

test('a changed stylesheet takes effect without a reload', async ({page, dev}) => {
  await open(page, '/docs/intro')
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)')
  dev.edit('src/css/custom.css', 'rgb(1, 2, 3)', 'rgb(9, 8, 7)')
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(9, 8, 7)')
  expect(await isSameDocument(page)).toBe(true)
})

test('a new page is in the sidebar and can be opened; a deleted one goes', async ({page, dev}) => {
  await open(page, '/docs/intro')
  dev.write('docs/fresh.md', '---\ntitle: Fresh\n---\n\nJust written.\n')
  const link = page.getByRole('navigation').getByRole('link', {name: 'Fresh'}).first()
  await link.click()
  await expect(page.locator('article')).toContainText('Just written.')
  expect(await isSameDocument(page)).toBe(true)
  dev.remove('docs/fresh.md')
  await expect(page.locator('h1')).toContainText('Not Found')
})

test('a changed configuration is read without a restart; a broken one is only shown', async ({
  page,
  dev
}) => {
  await open(page, '/docs/intro')
  dev.edit('site.config.mjs', "navbar: {title: 'Draft'}", "navbar: {title: 'Final'}")
  await expect(page.locator('.navbar')).toContainText('Final')
  dev.edit('site.config.mjs', 'export default {', 'export default {{')
  const overlay = page.getByRole('alertdialog')
  await expect(overlay).toContainText('site.config.mjs')
  dev.edit('site.config.mjs', 'export default {{', 'export default {')
  await expect(overlay).toHaveCount(0)
  await expect(page.locator('.navbar')).toContainText('Final')
})
