import type {Page} from 'playwright/test'
import {holdRequests} from './hold-requests.js'
import {expect, openPage, test} from './site-test.js'

test.describe('§2 Feature requests', () => {
  test('§2 Feature requests: an unknown path below it shows the list', async ({page}) => {
    await page.goto('/feature-requests/from/elsewhere?q=pdf')
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Feature requests')
    await expect(page).toHaveTitle('Feature requests | Lectern')
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 of 12 requests')
    await page.getByRole('link', {name: 'The whole documentation as one PDF'}).click()
    await expect(page).toHaveURL(/\/feature-requests\/one-pdf\/?$/)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'The whole documentation as one PDF'
    )
    await page.goBack()
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 of 12 requests')
  })

  test("§2 Feature requests: an unknown URL isn't found", async ({page}) => {
    await page.goto('/feature-requestsx/a')
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found')
  })

  test('§2 Feature requests: votes are stored and sort the list', async ({page, watch}) => {
    await openPage(page, '/feature-requests')
    const mark = page.getByRole('button', {
      name: 'Vote for: Several languages in one build'
    })
    await mark.click()
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await page.getByLabel('Sort').selectOption('Yours first')
    const first = page.getByRole('main').getByRole('heading', {level: 2}).first()
    await expect(first).toHaveText('Several languages in one build')
    await page.reload()
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await expect(first).toHaveText('Several languages in one build')
    expect(watch.problems).toEqual([])
  })
})

test('the showcase applies a design while the framed page is loading', async ({page}) => {
  await page.route('/docs/installation', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', '<img src="/held.png" alt=""></body>')
    await route.fulfill({response, body})
  })
  const finish = await holdRequests(page, '/held.png', (route) => route.fulfill({status: 204}))
  await openPage(page, '/showcase')
  await page.locator('iframe').scrollIntoViewIfNeeded()
  const framed = page.frameLocator('iframe').locator('html')
  const countSheets = () => framed.evaluate(() => document.adoptedStyleSheets.length)
  await page.frameLocator('iframe').getByRole('heading', {level: 1}).waitFor()
  await expect.poll(countSheets).toBe(1)
  expect(await framed.evaluate(() => document.readyState)).toBe('interactive')
  finish()
})

test.describe('§9 Color generator', () => {
  const primary = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ifm-color-primary'))

  test('§9 Color generator: the page previews a color immediately and can be reset', async ({
    page,
    watch
  }) => {
    await openPage(page, '/docs/styling-layout')
    const field = page.getByRole('textbox', {name: 'Primary color', exact: true})
    await field.fill('#7a4fc9')
    await expect.poll(() => primary(page)).toBe('#7a4fc9')
    await expect(page.getByRole('row', {name: /primary-darkest/})).toContainText('#532e96')
    await expect(page.getByRole('row', {name: /primary-darkest/})).toContainText('AAA 9.55')
    const code = page.getByLabel('Color generator').locator('pre')
    await expect(code).toContainText('--ifm-color-primary-lightest: #ab8fdd;')
    await expect(code).toContainText('--ifm-color-primary: #25c2a0;')
    await field.fill('#7a4f')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect.poll(() => primary(page)).toBe('#7a4fc9')
    await page.getByRole('button', {name: 'Reset'}).click()
    await expect.poll(() => primary(page)).toBe('#2e8555')
    await expect(field).toHaveValue('#2e8555')
    expect(watch.problems).toEqual([])
  })

  test('§9 Color generator: the field shows the color of the selected mode', async ({page}) => {
    await openPage(page, '/docs/styling-layout')
    const field = page.getByRole('textbox', {name: 'Primary color', exact: true})
    await expect(field).toHaveValue('#2e8555')
    const dark = await page.getByRole('radio', {name: 'Dark'}).elementHandle()
    const shown = await field.evaluate(async (input: HTMLInputElement, radio) => {
      ;(radio as HTMLInputElement).click()
      await Promise.resolve()
      return input.value
    }, dark)
    expect(shown).toBe('#25c2a0')
  })

  test("§9 Color generator: other pages keep the site's colors", async ({page}) => {
    await openPage(page, '/docs/styling-layout')
    await page.getByRole('radio', {name: 'Dark'}).check()
    await page.getByRole('textbox', {name: 'Primary color', exact: true}).fill('f0a')
    await expect.poll(() => primary(page)).toBe('#ff00aa')
    await page.getByRole('link', {name: 'Next Theming cookbook'}).click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Theming cookbook')
    await expect.poll(() => primary(page)).toBe('#25c2a0')
  })
})

test.describe('§2 Showcase', () => {
  test('§2 Showcase: tags, search and favorites filter the list, and the URL contains the filters', async ({
    page,
    watch
  }) => {
    await openPage(page, '/showcase?tags=dark')
    const count = page.getByRole('main').getByRole('status')
    await expect(count).toHaveText('6 of 15 styles')
    await page.getByRole('button', {name: 'Docs', exact: true}).click()
    await expect(count).toHaveText('11 of 15 styles')
    await page.getByLabel('Match').selectOption('all tags')
    await expect(count).toHaveText('3 of 15 styles')
    await expect(page).toHaveURL(/\?tags=dark&tags=docs&match=all$/)
    await page.getByRole('searchbox').fill('blue')
    await expect(page.getByRole('main').getByRole('heading', {level: 3})).toHaveText(['Harbour'])
    await page.getByRole('button', {name: 'Favorite: Harbour'}).click()
    await openPage(page, '/showcase?favourites=true')
    await expect(page.getByRole('main').getByRole('heading', {level: 3})).toHaveText(['Harbour'])
    await page.getByRole('searchbox').fill('nothing like it')
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Showcase'}).click()
    await expect(count).toHaveText('15 of 15 styles')
    await page.getByRole('searchbox').fill('nothing like it')
    await page.getByRole('button', {name: 'Show all'}).click()
    await expect(count).toHaveText('15 of 15 styles')
    await expect(page).toHaveURL(/\/showcase\/?$/)
    expect(watch.problems).toEqual([])
  })

  test('§2 Showcase: without scripts, all looks are listed', async ({browser, origin}) => {
    const context = await browser.newContext({javaScriptEnabled: false})
    const page = await context.newPage()
    await page.goto(`${origin}/showcase?tags=dark`)
    await expect(page.getByRole('main').getByRole('heading', {level: 3})).toHaveCount(15)
    await expect(page.getByRole('searchbox')).toBeHidden()
    await context.close()
  })
})

test.describe('§4 API reference', () => {
  const OPERATION = '/field-notes-api/create-observation'

  for (const width of [390, 768]) {
    test(`§4 API reference: an operation has the contents bar of docs at ${width} px`, async ({
      page
    }) => {
      await page.setViewportSize({width, height: 844})
      await openPage(page, OPERATION)
      const bar = page.getByRole('article').locator('summary', {hasText: 'On this page'})
      await expect(bar).toBeInViewport()
      await bar.click()
      await page.getByRole('link', {name: 'Responses', exact: true}).click()
      await expect(page.locator('#responses')).toBeInViewport()
      await expect(bar).toBeInViewport()
    })
  }

  test('§4 API reference: on wide screens, samples replace the table of contents', async ({
    page
  }) => {
    await openPage(page, OPERATION)
    await expect(page.getByText('Sample request')).toBeInViewport()
    await expect(page.getByText('On this page').filter({visible: true})).toHaveCount(0)
  })
})
