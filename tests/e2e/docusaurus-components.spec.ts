import {expect, openPage, codeBlocksTest as test} from './site-test.js'

test('code blocks with replaced parts hydrate, and their buttons work', async ({page, watch}) => {
  await openPage(page, '/')
  const [first] = await page.locator('.theme-code-block').all()
  if (!first) throw new Error('No code block.')
  const wrap = first.getByRole('button', {name: 'Break lines'})
  await wrap.click()
  await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  await expect(first.locator('code')).toHaveCSS('white-space-collapse', 'preserve')
  await expect(first.locator('code')).toHaveCSS('text-wrap-mode', 'wrap')
  expect(watch.problems).toEqual([])
})

test('code from an expression is highlighted by replaced parts', async ({page, watch}) => {
  await openPage(page, '/')
  const computed = page.locator('.theme-code-block', {hasText: 'const fog'})
  await expect(computed.locator('[data-types="keyword"]')).toHaveText('const')
  expect(watch.problems).toEqual([])
})

test('a live code block of a Docusaurus project is rendered and runs', async ({
  page,
  request,
  watch
}) => {
  const html = await (await request.get('/live')).text()
  for (const text of ['Live Editor', 'Reset', 'Result']) expect(html).toContain(`>${text}<`)
  await openPage(page, '/live')
  await expect(page.locator('.live-code__preview .lamp')).toHaveText('lit')
  await expect(page.locator('.live-code__preview .buoy')).toHaveText('red')
  // The project's own playground gets Docusaurus's props.
  const playgrounds = page.locator('section[data-scope="function"]')
  await expect(playgrounds.first()).toHaveAttribute('data-info', 'live')
  await expect(playgrounds.last()).toHaveAttribute('data-info', 'live noInline')
  await expect(playgrounds.last()).toHaveAttribute('data-code', /^render\(/)
  expect(watch.problems).toEqual([])
})

test('a component starts a worker, and links a file, by their paths', async ({
  page,
  request,
  watch
}) => {
  await openPage(page, '/tide')
  await expect(page.locator('output')).toHaveText('4 m')
  const chart = await page.getByRole('link', {name: 'Chart'}).getAttribute('href')
  expect(await (await request.get(chart ?? '')).text()).toBe('High water at noon\n')
  expect(watch.problems).toEqual([])
})

test('a router inside a page has its own history', async ({page, watch}) => {
  await openPage(page, '/demo')
  const place = page.locator('output')
  await expect(place).toHaveText('/harbors/north north')
  await page.getByRole('button', {name: 'Sail'}).click()
  await expect(place).toHaveText('/harbors/east east sailed')
  await page.getByRole('link', {name: 'South'}).click()
  await expect(place).toHaveText('/harbors/south south')
  await expect(page).toHaveURL('/demo')
  expect(watch.problems).toEqual([])
})

test('a component can block navigation', async ({page, watch}) => {
  await openPage(page, '/form')
  const box = page.getByRole('checkbox', {name: 'Unsaved'})
  const blocked = page.locator('output')
  await box.check()
  await page.getByRole('link', {name: 'To the live page'}).click()
  await expect(blocked).toHaveText('PUSH /live')
  await expect(page).toHaveURL('/form')
  await box.uncheck()
  await page.getByRole('link', {name: 'To the live page'}).click()
  await expect(page).toHaveURL('/live')
  await page.goBack()
  await box.check()
  await page.goForward()
  await expect(blocked).toHaveText('POP /live')
  await expect(page).toHaveURL('/form')
  await expect(box).toBeChecked()
  expect(watch.problems).toEqual([])
})

test('a component can use the router of Docusaurus, and redirect', async ({page, watch}) => {
  await openPage(page, '/live')
  await openPage(page, '/moved')
  await expect(page.locator('output')).toHaveText('/:page')
  await page.getByRole('button', {name: 'Go'}).click()
  await expect(page).toHaveURL('/live')
  await page.goBack()
  await expect(page).toHaveURL('/moved')
  await page.goto('/moved?to=live')
  await expect(page).toHaveURL('/live')
  expect(watch.problems).toEqual([])
})
