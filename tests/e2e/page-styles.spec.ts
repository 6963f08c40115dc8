import type {Page} from 'playwright/test'
import {devTest, openPage as openDevPage} from './dev-site.js'
import {expect, openPage, pageStylesTest as test} from './site-test.js'

/**
 * Styles of every page of the fixture `docusaurus-page-styles`, as in a build by Docusaurus 3.10. They
 * come from the stylesheets of different pages.
 */
const COMMON = [
  ['.navbar', 'background-color', 'rgb(2, 2, 2)'],
  ['.footer__copyright', 'letter-spacing', '4px']
] as const

const GRAIN = [
  ['.grain', 'color', 'rgb(2, 2, 2)'],
  ['.grain', 'border-top-color', 'rgb(1, 1, 1)']
] as const

async function expectStyles(page: Page, ...styles: (readonly [string, string, string])[]) {
  for (const [selector, name, value] of [...COMMON, ...styles])
    await expect(page.locator(selector).first()).toHaveCSS(name, value)
}

/** Follows the navbar's links to all pages and back. */
async function visitPages(page: Page): Promise<void> {
  await expectStyles(page, ...GRAIN)
  await page.getByRole('link', {name: 'Visit'}).first().click()
  await expect(page.getByText('Bring boots.')).toBeVisible()
  await expectStyles(page, ...GRAIN, ['.tides', 'letter-spacing', '5px'])
  await page.getByRole('link', {name: 'Salt Works'}).first().click()
  await expect(page.getByText('Salt from the sea.')).toBeVisible()
  await expectStyles(page, ...GRAIN, ['main', 'padding-top', '7px'])
  await page.getByRole('link', {name: 'Pans'}).first().click()
  await expect(page.getByText('Shallow and wide.')).toBeVisible()
  await expectStyles(page, ...GRAIN)
  await page.getByRole('link', {name: 'Scales'}).first().click()
  await expect(page.getByText('Scale: 1 to 10.')).toBeVisible()
  await expectStyles(page)
}

test('styles of one page apply to all pages, in the same order', async ({page, watch}) => {
  for (const path of ['/', '/visit', '/docs/pans']) {
    await openPage(page, path)
    await expectStyles(page, ...GRAIN)
  }
  await visitPages(page)
  expect(watch.problems).toEqual([])
})

test('the announcement bar has its configured colors and the height of Docusaurus', async ({
  page
}) => {
  await openPage(page, '/docs/pans')
  const bar = page.getByRole('region', {name: 'Announcement'})
  await expect(bar).toHaveCSS('background-color', 'rgb(21, 149, 222)')
  await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)')
  // As in Docusaurus, a larger line height doesn't change it.
  await page.addStyleTag({content: 'body {line-height: 2}'})
  await expect(bar).toHaveCSS('height', '30px')
})

test('a narrow media query wins over a wider one that follows it, as in Docusaurus', async ({
  page
}) => {
  await openPage(page, '/visit')
  const tides = page.locator('.tides').first()
  await page.setViewportSize({width: 700, height: 800})
  await expect(tides).toHaveCSS('word-spacing', '7px')
  await page.setViewportSize({width: 500, height: 800})
  await expect(tides).toHaveCSS('word-spacing', '3px')
})

devTest(
  'pages look the same in development, whichever is opened first',
  async ({page, startDev}) => {
    const dev = await startDev({fixture: 'docusaurus-page-styles'})
    await openDevPage(page, `${dev.origin}/docs/pans`)
    await visitPages(page)
    dev.edit('src/pages/home.css', 'rgb(2, 2, 2);\n}\n\n', 'rgb(9, 9, 9);\n}\n\n')
    await expect(page.locator('.navbar')).toHaveCSS('background-color', 'rgb(9, 9, 9)')
    dev.edit('src/components/scale.css', '4px', '6px')
    await expect(page.locator('.footer__copyright')).toHaveCSS('letter-spacing', '6px')
  }
)
