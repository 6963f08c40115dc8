import {devTest as test, expect, isSameDocument, openPage, untilFollowing} from './dev-site.js'
import {watchPage} from './site-test.js'

const CONFIG = 'site.config.mjs'

test('a changed configuration is applied without a restart, and an invalid one is only reported', async ({
  page,
  dev
}) => {
  await openPage(page, `${dev.origin}/docs/intro`)
  dev.edit(CONFIG, "navbar: {title: 'Draft'", "navbar: {title: 'Final'")
  await expect(page.locator('.navbar')).toContainText('Final')
  dev.edit(CONFIG, 'export default {', 'export default {{')
  const overlay = page.getByRole('alertdialog')
  await expect(overlay).toContainText('site.config.mjs:1')
  await expect(overlay.locator('pre')).toContainText('export default {{')
  dev.edit(CONFIG, 'export default {{', 'export default {')
  await expect(overlay).toHaveCount(0)
  await expect(page.locator('.navbar')).toContainText('Final')
  expect(await isSameDocument(page)).toBe(true)
})

test('an open page follows a changed base URL, and back', async ({page, dev}) => {
  await openPage(page, `${dev.origin}/docs/live`)
  dev.edit(CONFIG, "title: 'Draft',\n  url", "title: 'Draft',\n  baseUrl: '/base/',\n  url")
  await expect(page).toHaveURL(`${dev.origin}/base/docs/live`)
  await untilFollowing(page)
  await page.getByTestId('counter').click()
  await expect(page.getByTestId('counter')).toHaveText('Counted 1')
  dev.edit(CONFIG, "  baseUrl: '/base/',\n", '')
  await expect(page).toHaveURL(`${dev.origin}/docs/live`)
  await untilFollowing(page)
  await page.getByTestId('counter').click()
  await expect(page.getByTestId('counter')).toHaveText('Counted 1')
})

test('an open page reloads once after the server restarts', async ({page, startDev}) => {
  const first = await startDev()
  const {port} = new URL(first.origin)
  await openPage(page, `${first.origin}/docs/live`)
  let loads = 0
  page.on('load', () => loads++)
  await first.stop()
  const second = await startDev({args: ['--port', port]})
  expect(second.origin).toBe(first.origin)
  await page.waitForFunction(() => document.documentElement.dataset.mark === undefined)
  await expect(page.getByTestId('counter')).toBeVisible()
  second.edit('docs/live.mdx', 'Words above.', 'Words of the second.')
  await expect(page.locator('article')).toContainText('Words of the second.')
  expect(loads).toBe(1)
})

test("§2 Debug: the debug pages show the generator's data", async ({page, dev}) => {
  await openPage(page, `${dev.origin}/__docusaurus/debug`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Configuration')
  await expect(main.getByText('"Draft"').first()).toBeVisible()
  await main.getByRole('link', {name: 'Routes'}).click()
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Routes')
  const search = main.getByRole('searchbox')
  await search.fill('hello')
  await expect(main.getByRole('status')).toContainText('matches')
  await expect(main.getByText('/blog/2024/01/02/hello', {exact: true}).first()).toBeVisible()
  await search.fill('no such thing')
  await expect(main.getByRole('status')).toHaveText('Nothing found')
  await search.fill('')
  await expect(main.getByText('"@theme/MDXPage"')).toBeHidden()
  await main.getByText('/plain').click()
  await expect(main.getByText('"@theme/MDXPage"')).toBeVisible()
})

test('no page kind logs errors to the console', async ({page, dev}) => {
  test.setTimeout(120_000)
  const watch = watchPage(page)
  const pages = [
    '/docs/intro',
    '/docs/live',
    '/docs/pictures',
    '/docs/guide/first',
    '/blog',
    '/blog/2024/01/02/hello',
    '/blog/archive',
    '/blog/tags',
    '/blog/tags/news',
    '/about',
    '/plain'
  ]
  for (const url of pages) {
    await openPage(page, dev.origin + url)
    expect.soft(await page.title(), url).not.toContain('Not Found')
  }
  await openPage(page, `${dev.origin}/no/such/page`)
  await expect(page.locator('h1')).toContainText('Not Found')
  expect(watch.problems.filter((problem) => !problem.includes('404 (Not Found)'))).toEqual([])
})

test('a site with its own code blocks can wrap long lines like in Docusaurus', async ({
  page,
  dev
}) => {
  dev.write(
    'src/pages/wrap.jsx',
    `import {useCodeWordWrap} from '@docusaurus/theme-common/internal'

export default function Wrap() {
  const {codeBlockRef, isEnabled, isCodeScrollable, toggle} = useCodeWordWrap()
  return (
    <main>
      <pre ref={codeBlockRef} style={{width: 200, overflow: 'auto'}}>
        <code>{'heron '.repeat(40)}</code>
      </pre>
      <button onClick={toggle}>{isCodeScrollable ? (isEnabled ? 'whole' : 'broken') : 'short'}</button>
    </main>
  )
}
`
  )
  await openPage(page, `${dev.origin}/wrap`)
  const width = () => page.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth)
  await page.getByRole('button', {name: 'broken'}).click()
  await expect.poll(width).toBe(0)
  await page.getByRole('button', {name: 'whole'}).click()
  await expect.poll(width).toBeGreaterThan(0)
  await expect(page.getByRole('button', {name: 'broken'})).toBeVisible()
})
