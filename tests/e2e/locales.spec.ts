import type {Page} from 'playwright/test'
import {startDevServer} from '../dev-server.js'
import {untilHydrated} from './hydrated.js'
import {expect, localesTest as test, openPage} from './site-test.js'

/** Selects a language in the navbar's dropdown. */
async function choose(page: Page, from: string, to: string): Promise<void> {
  const dropdown = page.locator('.navbar .dropdown')
  await dropdown.getByRole('button', {name: from}).hover()
  await dropdown.getByRole('link', {name: to, exact: true}).click()
  await untilHydrated(page)
}

test('§2 Locales: the dropdown links to the same page in another language, at the same scroll position', async ({
  page,
  watch
}) => {
  await openPage(page, '/docs/next?theme=quiet#how-to-find-them')
  await choose(page, 'English', 'Français')
  await expect(page).toHaveURL(/\/fr\/docs\/next\?theme=quiet&from=menu#how-to-find-them$/)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Où se tiennent les hérons')
  await expect(page.locator('.navbar .dropdown [aria-current]')).toHaveText('Français')
  await choose(page, 'Français', 'English')
  await expect(page).toHaveURL(/\/docs\/next\?theme=quiet&from=menu#how-to-find-them$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(watch.problems).toEqual([])
})

test('§2 Locales: the mobile menu links to other languages', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await openPage(page, '/fr/about')
  await page.getByRole('button', {name: 'Ouvrir le menu'}).click()
  const menu = page.getByRole('dialog', {name: 'Menu'})
  const link = menu.getByRole('link', {name: 'فارسی'})
  await expect(link).toHaveAttribute('lang', 'fa')
  await link.click()
  await expect(page).toHaveURL(/\/fa\/about\?from=menu$/)
})

test('§4 Mobile sidebar: without a logo, the close button is at the end of its bar', async ({
  page
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await openPage(page, '/about')
  await page.locator('.navbar__toggle').click()
  const bar = page.locator('.navbar-sidebar__brand')
  const end = (element: Element) => element.getBoundingClientRect().right
  const close = bar.getByRole('button', {name: 'Close navigation bar'})
  expect((await bar.evaluate(end)) - (await close.evaluate(end))).toBeLessThan(16)
})

test('§3 Locales: a right-to-left language mirrors the page, except untranslated content', async ({
  page,
  watch
}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await openPage(page, '/fa/docs/next')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left)
  expect(await left('.theme-doc-sidebar-container')).toBeGreaterThan(await left('article'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await page.getByRole('link', {name: 'آب کم‌عمق'}).click()
  const content = page.locator('[data-static-content]')
  await expect(content).toHaveAttribute('lang', 'en')
  expect(await content.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  await expect(page.locator('.theme-untranslated-banner')).toContainText('English')
  await expect(page.locator('.theme-untranslated-banner')).toHaveCSS('direction', 'rtl')
  expect(watch.problems).toEqual([])
})

for (const width of [390, 1440]) {
  test(`§3 Locales: a right-to-left page has a card with left-to-right text at ${width} px`, async ({
    page
  }) => {
    await page.setViewportSize({width, height: 844})
    await openPage(page, '/fa/docs/next')
    const link = page.getByRole('link', {name: 'آب کم‌عمق'})
    await link.hover()
    const card = page.locator('.link-card')
    const title = card.getByText('Shallow water')
    await expect(title).toHaveCSS('direction', 'ltr')
    // The card starts where the link starts, unless it would leave the window.
    const [cardBox, linkBox] = [await card.boundingBox(), await link.boundingBox()]
    const end = (box: typeof cardBox) => (box ? box.x + box.width : 0)
    expect(end(cardBox)).toBeCloseTo(Math.max(end(linkBox), 8 + (cardBox?.width ?? 0)), 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
}

test('§2 Search: the search page finds pages of other versions and languages', async ({
  page,
  watch
}) => {
  await openPage(page, '/search?q=herons')
  const main = page.getByRole('main')
  const [version, language] = [
    main.getByRole('combobox').first(),
    main.getByRole('combobox').last()
  ]
  const hits = main.locator('ol a')
  await expect(version.locator('option')).toHaveText(['Next', '1.0'])
  await expect(version).toHaveValue('1.0')
  await expect(language.locator('option')).toHaveText(['English', 'Français', 'فارسی'])
  await expect(hits.filter({hasText: 'Where herons stood'})).toHaveAttribute('href', '/docs')
  await version.selectOption('Next')
  await expect(hits.filter({hasText: 'Where herons stand'})).toHaveAttribute('href', '/docs/next')
  await expect(hits.filter({hasText: 'Where herons stood'})).toHaveCount(0)

  await language.selectOption('Français')
  await expect(page).toHaveURL(/\/fr\/search\?q=herons$/)
  await untilHydrated(page)
  await expect(language).toHaveValue('fr')
  await expect(main.getByRole('searchbox')).toHaveValue('herons')
  await version.selectOption('Next')
  const french = hits.filter({hasText: 'Où se tiennent les hérons'}).first()
  await expect(french).toHaveAttribute('href', '/fr/docs/next')
  for (const link of await hits.all()) await expect(link).toHaveAttribute('href', /^\/fr(?:\/|$)/)
  // A component page with text in this language.
  await expect(hits.filter({hasText: 'Accueil'})).toHaveAttribute('href', '/fr/')
  await french.click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Où se tiennent les hérons')

  await openPage(page, '/fr/search')
  await language.selectOption('فارسی')
  await expect(page).toHaveURL(/\/fa\/search/)
  await untilHydrated(page)
  await main.getByRole('searchbox').fill('حواصیل‌ها')
  await version.selectOption({index: 0})
  await expect(hits.first()).toHaveAttribute('href', /^\/fa\//)
  await expect(hits.filter({hasText: 'کجا می‌ایستند'})).toHaveAttribute('href', '/fa/docs/next')
  expect(watch.problems).toEqual([])
})

test('the development server serves all languages, and applies edited translations', async ({
  page
}) => {
  const server = await startDevServer({fixture: 'locales'})
  try {
    await openPage(page, `${server.origin}/birds/docs/next`)
    await choose(page, 'English', 'Français')
    await expect(page.locator('main')).toContainText('Cherchez un piquet gris')
    server.edit(
      'i18n/fr/docusaurus-plugin-content-docs/current/intro.md',
      'Cherchez un piquet gris',
      'Cherchez un poteau gris'
    )
    await expect(page.locator('main')).toContainText('Cherchez un poteau gris')
    const skipText = {'theme.common.skipToMainContent': {message: 'Droit au texte'}}
    server.write('i18n/fr/code.json', JSON.stringify(skipText))
    await expect(page.getByText('Droit au texte')).toBeAttached()
    await choose(page, 'Français', 'فارسی')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  } finally {
    await server.stop()
  }
})
