import type {Page} from 'playwright/test'
import {expect, openPage, statesTest as test, versionsTest} from './site-test.js'

/** Ways in which browsers deny storage, and the code that simulates each one. */
const REJECTIONS = {
  'is blocked': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    })
  },
  'is not there': () => {
    Object.defineProperty(window, 'localStorage', {value: null})
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  }
}

function warningsOf(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return warnings
}

for (const [name, refuse] of Object.entries(REJECTIONS)) {
  test(`§8 Storage unavailable: if it ${name}, there's one warning and everything else works`, async ({
    page
  }) => {
    const warnings = warningsOf(page)
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.addInitScript(refuse)
    await openPage(page, '/docs/tools')
    await page.getByRole('button', {name: 'Switch between dark and light mode'}).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', {name: 'Close', exact: true}).click()
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden()
    await page.getByRole('button', {name: 'Collapse sidebar'}).click()
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeHidden()
    await page.getByRole('tab', {name: 'Binoculars'}).click()
    await expect(page.getByText('Two eyes.')).toBeVisible()
    await page.getByRole('link', {name: 'Woods'}).click()
    await expect(page.locator('h1')).toHaveText('Welcome')
    expect(warnings).toEqual([expect.stringContaining("Local storage isn't available")])
    expect(errors).toEqual([])
  })
}

test('§9 Tab choice: is stored per group under docusaurus.tab.{group}', async ({page}) => {
  await openPage(page, '/docs/tools')
  await page.getByRole('tab', {name: 'Binoculars'}).click()
  await expect(page.getByText('Two eyes.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.glass'))).toBe('binoculars')
  await page.reload()
  await expect(page.getByText('Two eyes.')).toBeVisible()
  await expect(page.getByText('One eye.')).toBeHidden()
})

versionsTest(
  '§9 Docs version choice: is stored under docs-preferred-version-{pluginId}',
  async ({page}) => {
    await openPage(page, '/docs/guide/nest-boxes')
    const dropdown = page.locator('.navbar .dropdown')
    await dropdown.getByRole('button').click()
    await dropdown.getByRole('link', {name: '1.0 (old)', exact: true}).click()
    await expect(page).toHaveURL(/\/docs\/first\/guide\/nest-boxes$/)
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
      '1.0'
    )
    await openPage(page, '/community/rules')
    await expect(dropdown.getByRole('button')).toHaveText('1.0 (old)')
  }
)
