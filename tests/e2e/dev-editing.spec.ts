import type {Page} from 'playwright/test'
import {devTest as test, expect, isSameDocument, openPage} from './dev-site.js'

test.beforeEach(({dev}) => {
  expect(dev.output()).not.toContain('error')
})

/** A sidebar link. It's in the page twice, since the mobile menu has it too. */
function sidebarLink(page: Page, name: string) {
  return page.locator('.theme-doc-sidebar-menu, .menu').getByText(name, {exact: true}).first()
}

test('new text appears without scrolling, and nothing else changes', async ({page, dev}) => {
  await openPage(page, `${dev.origin}/docs/intro`)
  await page.locator('#field').fill('typed')
  await page.locator('#field').focus()
  await page.evaluate(() => {
    document.querySelector<HTMLDetailsElement>('#more')?.toggleAttribute('open', true)
    scrollTo(0, 900)
  })
  dev.edit('docs/intro.md', 'The first words.', 'Quite other words, and **bold** ones.')
  await expect(page.locator('article strong')).toHaveText('bold')
  await expect(page.locator('#field')).toHaveValue('typed')
  await expect(page.locator('#field')).toBeFocused()
  await expect(page.locator('#more')).toHaveAttribute('open', '')
  expect(await page.evaluate(() => scrollY)).toBe(900)
  expect(await isSameDocument(page)).toBe(true)
  await expect.poll(dev.output).toMatch(/updated docs\/intro\.md in \d+ ms/)
})

test('a new title appears in the sidebar, the heading and the tab', async ({page, dev}) => {
  await openPage(page, `${dev.origin}/docs/intro`)
  dev.edit('docs/intro.md', 'title: Intro', 'title: Opening')
  await expect(page.locator('h1')).toHaveText('Opening')
  await expect(sidebarLink(page, 'Opening')).toBeVisible()
  await expect(page).toHaveTitle(/Opening/)
  expect(await isSameDocument(page)).toBe(true)
})

test('an open page follows its changed URL', async ({page, dev}) => {
  await openPage(page, `${dev.origin}/docs/other`)
  dev.edit('docs/other.md', 'title: Other', 'title: Other\nslug: /elsewhere')
  await expect(page).toHaveURL(`${dev.origin}/docs/elsewhere`)
  await expect(page.locator('h1')).toHaveText('Other')
})

test('a category reads its label from either kind of file', async ({page, dev}) => {
  await openPage(page, `${dev.origin}/docs/intro`)
  dev.edit('docs/guide/_category_.json', '"Guide"', '"Manual"')
  await expect(sidebarLink(page, 'Manual')).toBeVisible()
  dev.edit('docs/reference/_category_.yml', 'label: Reference', 'label: Lookup')
  await expect(sidebarLink(page, 'Lookup')).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('an edited sidebars file is applied immediately', async ({page, dev}) => {
  await openPage(page, `${dev.origin}/docs/intro`)
  dev.edit('sidebars.js', "'.'}", "'.'}, {type: 'link', label: 'Outside', href: '/about'}")
  await expect(sidebarLink(page, 'Outside')).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('a new or renamed page appears in the sidebar', async ({page, dev}) => {
  await openPage(page, `${dev.origin}/docs/intro`)
  dev.write('docs/fresh.md', '---\ntitle: Fresh\n---\n\nJust written.\n')
  await sidebarLink(page, 'Fresh').click()
  await expect(page.locator('article')).toContainText('Just written.')
  expect(await isSameDocument(page)).toBe(true)
  await openPage(page, `${dev.origin}/docs/intro`)
  dev.rename('docs/fresh.md', 'docs/renamed.md')
  await expect(page.locator('a[href="/docs/renamed"]').first()).toBeVisible()
  await expect(page.locator('a[href="/docs/fresh"]')).toHaveCount(0)
  expect((await page.request.get(`${dev.origin}/docs/fresh`)).status()).toBe(404)
})

test('an open page shows an error when its file is deleted, and returns with it', async ({
  page,
  dev
}) => {
  await openPage(page, `${dev.origin}/docs/other`)
  dev.remove('docs/other.md')
  await expect(page.locator('h1')).toContainText('Not Found')
  await expect(page.locator('a[href="/docs/other"]')).toHaveCount(0)
  dev.write('docs/other.md', '---\ntitle: Again\n---\n\nBack.\n')
  await expect(page.locator('h1')).toHaveText('Again')
})

test('an edited post and its new author are shown', async ({page, dev}) => {
  await openPage(page, `${dev.origin}/blog/2024/01/02/hello`)
  dev.edit('blog/2024-01-02-hello.md', 'Its end.', 'Quite another end.')
  await expect(page.locator('article')).toContainText('Quite another end.')
  dev.edit('blog/authors.yml', 'name: Ada', 'name: Augusta')
  await expect(page.locator('article')).toContainText('Augusta')
  expect(await isSameDocument(page)).toBe(true)
})

test('changed Markdown and React pages update, and new pages are served', async ({page, dev}) => {
  await openPage(page, `${dev.origin}/plain`)
  dev.edit('src/pages/plain.md', 'A plain page.', 'A changed page.')
  await expect(page.locator('main')).toContainText('A changed page.')
  expect(await isSameDocument(page)).toBe(true)
  await openPage(page, `${dev.origin}/about`)
  dev.edit('src/pages/about.jsx', 'About us', 'About you')
  await expect(page.locator('h1')).toHaveText('About you')
  expect(await isSameDocument(page)).toBe(true)
  dev.write('src/pages/new.jsx', 'export default function New() { return <h1>New here</h1> }\n')
  await expect.poll(dev.output).toContain('updated src/pages/new.jsx')
  await page.goto(`${dev.origin}/new`)
  await expect(page.locator('h1')).toHaveText('New here')
})

test('an edited component keeps its state, and so do its neighbors', async ({page, dev}) => {
  await openPage(page, `${dev.origin}/docs/live`)
  const counter = page.getByTestId('counter')
  await counter.click()
  await counter.click()
  await page.getByTestId('switch').click()
  dev.edit('src/components/counter.jsx', 'Counted {count}', 'Now at {count}')
  await expect(counter).toHaveText('Now at 2')
  await expect(page.getByTestId('switch')).toHaveText('Light is on')
  dev.edit('docs/live.mdx', 'Words above.', 'Words on top.')
  await expect(page.locator('article')).toContainText('Words on top.')
  await expect(counter).toHaveText('Now at 2')
  await expect(page.getByTestId('switch')).toHaveText('Light is on')
  expect(await isSameDocument(page)).toBe(true)
})

test('an edited component is shown before the bundles are ready', async ({page, dev}) => {
  await openPage(page, `${dev.origin}/docs/live`)
  const counter = page.getByTestId('counter')
  await counter.click()
  // Without the page's document, the browser can't apply new bundles.
  await page.route('**/docs/live', (route) => route.abort())
  dev.edit('src/components/counter.jsx', 'Counted {count}', 'Now at {count}')
  await expect(counter).toHaveText('Now at 1')
  await expect.poll(dev.output).toContain('updated src/components/counter.jsx')
  await page.unroute('**/docs/live')
  dev.edit('src/components/counter.jsx', 'Now at {count}', 'Up to {count}')
  await expect(counter).toHaveText('Up to 1')
  expect(await isSameDocument(page)).toBe(true)
})

test('an edited component can import other modules', async ({page, dev}) => {
  await openPage(page, `${dev.origin}/docs/live`)
  const counter = page.getByTestId('counter')
  await counter.click()
  dev.write('src/components/number-words.js', `export const words = ['none', 'one']\n`)
  const [before, after] = ["import {useState} from 'react'", "import {useState} from 'react'\n"]
  dev.edit('src/components/counter.jsx', before, `${after}import {words} from './number-words'`)
  dev.edit('src/components/counter.jsx', 'Counted {count}', 'Counted {words[count]}')
  await expect(counter).toHaveText('Counted one')
  expect(await isSameDocument(page)).toBe(true)
})

test('undoing an edit is shown like any other edit', async ({page, dev}) => {
  await openPage(page, `${dev.origin}/docs/live`)
  await page.getByTestId('counter').click()
  for (const [before, after] of [
    ['Counted', 'Reached'],
    ['Reached', 'Counted'],
    ['Counted', 'Reached'],
    ['Reached', 'Counted']
  ] as const) {
    dev.edit('src/components/counter.jsx', before, after)
    await expect(page.getByTestId('counter')).toHaveText(`${after} 1`)
  }
  expect(await isSameDocument(page)).toBe(true)
})

test('changed imports of a page are applied: Markdown, data and component styles', async ({
  page,
  dev
}) => {
  await openPage(page, `${dev.origin}/docs/live`)
  await page.getByTestId('counter').click()
  dev.edit('docs/_part.md', 'Words of a part.', 'Other words of a part.')
  await expect(page.locator('article')).toContainText('Other words of a part.')
  dev.edit('docs/people.json', 'Grace', 'Barbara')
  await expect(page.getByTestId('people')).toHaveText('Ada, Barbara')
  await expect(page.getByTestId('switch')).toHaveCSS('color', 'rgb(1, 2, 3)')
  dev.edit('src/components/switch.module.css', 'rgb(1, 2, 3)', 'rgb(9, 8, 7)')
  await expect(page.getByTestId('switch')).toHaveCSS('color', 'rgb(9, 8, 7)')
  await expect(page.getByTestId('counter')).toHaveText('Counted 1')
  expect(await isSameDocument(page)).toBe(true)
})

test('an edited stylesheet is applied without a reload', async ({page, dev}) => {
  await openPage(page, `${dev.origin}/docs/intro`)
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)')
  dev.edit('src/css/custom.css', 'rgb(1, 2, 3)', 'rgb(9, 8, 7)')
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(9, 8, 7)')
  expect(await isSameDocument(page)).toBe(true)
})

test('an overridden theme component can be added, changed and removed', async ({page, dev}) => {
  await openPage(page, `${dev.origin}/docs/intro`)
  dev.write(
    'src/theme/Footer.jsx',
    'export default function Footer() { return <footer data-testid="own">Own footer</footer> }\n'
  )
  await expect(page.getByTestId('own')).toHaveText('Own footer')
  dev.edit('src/theme/Footer.jsx', 'Own footer', 'Better footer')
  await expect(page.getByTestId('own')).toHaveText('Better footer')
  dev.remove('src/theme/Footer.jsx')
  await expect(page.getByTestId('own')).toHaveCount(0)
  expect(await isSameDocument(page)).toBe(true)
})

test('changed images are shown, next to a page and in the static folder', async ({page, dev}) => {
  const width = (alt: string) =>
    page
      .getByAltText(alt)
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth)
  const grow = (file: string) => dev.edit(file, 'width="20"', 'width="30"')
  await openPage(page, `${dev.origin}/docs/pictures`)
  await expect.poll(() => width('Fixed')).toBe(20)
  grow('docs/beside.svg')
  await expect.poll(() => width('Beside')).toBe(30)
  grow('static/img/fixed.svg')
  await expect.poll(() => width('Fixed')).toBe(30)
  grow('static/img/logo.svg')
  await expect.poll(() => width('Logo')).toBe(30)
  dev.edit('docs/pictures.md', 'position: 4\n---\n', 'position: 4\n---\n\nWords.\n')
  await expect(page.locator('article')).toContainText('Words.')
  expect(await width('Fixed')).toBe(30)
  expect(await isSameDocument(page)).toBe(true)
})

test('changed code from other files is shown in pages and partials', async ({page, dev}) => {
  dev.write('examples/wing.js', 'const before = 1\n')
  dev.write('docs/shown.md', '# Shown\n\n```js file=../examples/wing.js\n```\n')
  await openPage(page, `${dev.origin}/docs/shown`)
  await expect(page.locator('article code')).toHaveText('const before = 1')
  dev.edit('examples/wing.js', 'before', 'after')
  await expect(page.locator('article code')).toHaveText('const after = 1')
  expect(await isSameDocument(page)).toBe(true)
  dev.edit('docs/_part.md', 'Words of a part.', '```js file=../examples/wing.js\n```')
  await openPage(page, `${dev.origin}/docs/live`)
  await expect(page.locator('article pre code').first()).toHaveText('const after = 1')
  dev.edit('examples/wing.js', 'after', 'last')
  await expect(page.locator('article pre code').first()).toHaveText('const last = 1')
})
