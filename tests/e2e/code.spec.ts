import type {Page} from 'playwright/test'
import {untilHydrated} from './hydrated.js'
import {codeTest as test, expect} from './site-test.js'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'networkidle'})
  await untilHydrated(page)
}

test.beforeEach(async ({context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})

async function copyBlock(page: Page, index: number): Promise<string> {
  const block = page.locator('.theme-code-block').nth(index)
  await block.hover()
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click()
  await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('code is copied without line numbers, removed lines and diff markers', async ({page}) => {
  await open(page, '/docs/marks')
  expect(await copyBlock(page, 0)).toBe('first()\nsecond()\nfourth()\nfifth()')
  expect(await copyBlock(page, 2)).toBe('const a = 1\nconst b = 2')
})

test('a button wraps and unwraps long lines', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800})
  await open(page, '/docs/snippets')
  const block = page.locator('.theme-code-block').first()
  const isWide = () => block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)
  expect(await isWide()).toBe(true)
  await block.hover()
  const button = block.getByRole('button', {name: 'Toggle word wrap'})
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(await isWide()).toBe(false)
  await button.click()
  expect(await isWide()).toBe(true)
})

test('the button for long lines is hidden if all lines fit', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 800})
  await open(page, '/docs/snippets')
  const block = page.locator('.theme-code-block').first()
  expect(await block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0)
  await block.hover()
  await expect(block.getByRole('button', {name: 'Copy code to clipboard'})).toBeVisible()
  await expect(block.getByRole('button', {name: 'Toggle word wrap'})).toBeHidden()
})

test('all commands follow the selected package manager, also on other pages', async ({page}) => {
  await open(page, '/docs/commands')
  const shown = page.locator('[role=tabpanel]:visible code')
  await expect(shown).toHaveText(['npm install --save-dev lectern', 'npm run build -- --verbose'])
  await page.getByRole('tab', {name: 'pnpm'}).first().click()
  await expect(shown).toHaveText(['pnpm add --save-dev lectern', 'pnpm run build --verbose'])
  await page.reload({waitUntil: 'networkidle'})
  await expect(shown).toHaveText(['pnpm add --save-dev lectern', 'pnpm run build --verbose'])
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.npm2yarn'))).toBe('pnpm')
})

test('code from an expression is highlighted in the browser', async ({page, watch}) => {
  await open(page, '/docs/computed')
  const block = page.locator('.theme-code-block').first()
  await expect(block.locator('.token.keyword')).toHaveText('const')
  await expect(block.locator('code')).toHaveText('const answer')
  expect(watch.problems).toEqual([])
})

test.describe('a live code block', () => {
  test('is readable before its editor loads, and then runs', async ({page, request, watch}) => {
    const html = await (await request.get('/docs/live')).text()
    expect(html).toContain('<div class="theme-code-block language-jsx">')
    expect(html).toContain('>Live Editor<')
    expect(html).toContain('>Result<')
    expect(html).not.toContain('Playground')
    await open(page, '/docs/live')
    const counter = page.getByRole('button', {name: /Counted/})
    await counter.click()
    await expect(counter).toHaveText('Counted 1')
    await expect(page.locator('.feather')).toHaveText('as light as one')
    expect(watch.problems).toEqual([])
  })

  test('updates the result after an edit and restores it after a reset', async ({page}) => {
    await open(page, '/docs/live')
    const editor = page.getByRole('textbox', {name: 'With types'})
    await editor.click()
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.type('const unused: number = 1\n')
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(';render(<i>typed</i>)')
    await expect(page.locator('.live-code__preview').nth(1).locator('i')).toHaveText('typed')
    await page.getByRole('button', {name: 'Reset'}).nth(1).click()
    await expect(page.locator('.feather')).toHaveText('as light as one')
    await expect(page.getByRole('button', {name: 'Reset'}).nth(1)).toBeDisabled()
  })

  test("shows an error next to the code until it's fixed", async ({page}) => {
    await open(page, '/docs/live')
    const editor = page.getByRole('textbox', {name: 'Live Editor'})
    await editor.click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('}}')
    const error = page.locator('.live-code__error')
    await expect(error).toContainText('SyntaxError')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect(error).toHaveCount(0)
    await expect(page.getByRole('button', {name: 'Counted 0'})).toBeVisible()
  })

  test("doesn't trap the keyboard", async ({page}) => {
    await open(page, '/docs/live')
    const editor = page.getByRole('textbox', {name: 'Live Editor'})
    await editor.focus()
    await page.keyboard.press('Tab')
    await expect(editor).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', {name: 'Counted 0'})).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(editor).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(editor).toBeFocused()
    await expect(editor).toHaveText(/^ {4}function/)
  })

  test('is highlighted in both modes', async ({page}) => {
    await open(page, '/docs/live')
    const keyword = page.locator('.live-code .token.keyword').first()
    const colorOf = () => keyword.evaluate((token) => getComputedStyle(token).color)
    const light = await colorOf()
    await page.getByRole('button', {name: /dark and light mode/}).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await colorOf()).not.toBe(light)
    expect(light).not.toBe('rgb(0, 0, 0)')
  })
})
