import type {Page} from 'playwright/test'
import {devTest as test, expect, isSameDocument, openPage} from './dev-site.js'

/** The error overlay. */
function overlay(page: Page) {
  return page.getByRole('alertdialog')
}

test("an MDX error covers the page with its position until it's fixed", async ({page, dev}) => {
  await openPage(page, `${dev.origin}/docs/live`)
  dev.edit('docs/live.mdx', '<Counter />', '<Counter>')
  await expect(overlay(page)).toContainText('docs/live.mdx:13')
  await expect(overlay(page).locator('pre')).toContainText('> 13 | <Counter>')
  await expect.poll(dev.output).toContain('docs/live.mdx:13')
  dev.edit('docs/live.mdx', '<Counter>', '<Counter />')
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.getByTestId('counter')).toBeVisible()
  await expect.poll(dev.output).toContain('fixed: /docs/live')
  expect(await isSameDocument(page)).toBe(true)
})

test('unreadable front matter is reported with its line, and the page stays', async ({
  page,
  dev
}) => {
  await openPage(page, `${dev.origin}/docs/other`)
  dev.edit('docs/other.md', 'title: Other', 'title: Other: more')
  await expect(overlay(page)).toContainText('docs/other.md:2')
  await expect(overlay(page).locator('pre')).toContainText('title: Other: more')
  await expect.poll(dev.output).toContain('docs/other.md:2')
  dev.edit('docs/other.md', 'title: Other: more', 'title: Another')
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.locator('h1')).toHaveText('Another')
})

test("a page that is broken when opened appears once it's fixed", async ({page, dev}) => {
  dev.write('docs/broken.mdx', '# Broken\n\n<Unclosed>\n')
  await expect.poll(dev.output).toContain('updated docs/broken.mdx')
  await page.goto(`${dev.origin}/docs/broken`)
  await expect(overlay(page)).toContainText('docs/broken.mdx:3')
  dev.write('docs/broken.mdx', '# Mended\n\nWhole.\n')
  await expect(page.locator('h1')).toHaveText('Mended')
  await expect(overlay(page)).toHaveCount(0)
})

test('a missing import is reported with its position, in a component and in MDX', async ({
  page,
  dev
}) => {
  await openPage(page, `${dev.origin}/docs/live`)
  dev.edit('src/components/counter.jsx', "'react'", "'react'\nimport './nowhere'")
  await expect(overlay(page)).toContainText('src/components/counter.jsx:2')
  await expect.poll(dev.output).toContain('src/components/counter.jsx:2')
  dev.edit('src/components/counter.jsx', "\nimport './nowhere'", '')
  await expect(overlay(page)).toHaveCount(0)
  dev.edit('docs/live.mdx', "'./people.json'", "'./persons.json'")
  await expect(overlay(page)).toContainText('docs/live.mdx:9')
  await expect(overlay(page).locator('pre')).toContainText('persons.json')
  dev.edit('docs/live.mdx', "'./persons.json'", "'./people.json'")
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.getByTestId('counter')).toBeVisible()
})

test('a component that throws is reported with its position', async ({page, dev}) => {
  await openPage(page, `${dev.origin}/docs/live`)
  const start = 'const [count'
  const everywhere = "if (count !== undefined) throw new Error('Oh no')\n  "
  dev.edit('src/components/counter.jsx', 'return (', `${everywhere}return (`)
  await expect(overlay(page)).toContainText('Oh no')
  await expect(overlay(page)).toContainText('src/components/counter.jsx:5')
  await expect.poll(dev.output).toContain('src/components/counter.jsx:5')
  dev.edit('src/components/counter.jsx', everywhere, '')
  await expect(overlay(page)).toHaveCount(0)
  const inBrowser = "if (typeof document === 'object') throw new Error('Only here')\n  "
  dev.edit('src/components/counter.jsx', start, inBrowser + start)
  await expect(overlay(page)).toContainText('Only here')
  await expect(overlay(page)).toContainText('src/components/counter.jsx:4')
  await expect(overlay(page).locator('pre')).toContainText("throw new Error('Only here')")
  await expect.poll(dev.output).toContain('src/components/counter.jsx:4')
  dev.edit('src/components/counter.jsx', inBrowser, '')
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.getByTestId('counter')).toHaveText('Counted 0')
})

test('errors in event handlers are reported with their position', async ({page, dev}) => {
  dev.edit('src/components/counter.jsx', 'setCount(count + 1)', "fail('clicked')")
  dev.edit(
    'src/components/counter.jsx',
    'export default',
    'function fail(why) {\n  throw new Error(why)\n}\n\nexport default'
  )
  await openPage(page, `${dev.origin}/docs/live`)
  await page.getByTestId('counter').click()
  await expect(overlay(page)).toContainText('clicked')
  await expect(overlay(page)).toContainText('src/components/counter.jsx:4')
})

test('broken links, anchors and images are listed in a corner and in the terminal', async ({
  page,
  dev
}) => {
  const notice = page.getByRole('status')
  await openPage(page, `${dev.origin}/docs/other`)
  dev.edit('docs/other.md', './intro.md', './missing.md')
  await expect(notice.getByText('missing.md')).toBeVisible()
  await expect.poll(dev.output).toContain('warning broken-markdown-link')
  dev.edit('docs/other.md', './missing.md', './intro.md#nowhere')
  await expect(notice.getByText('nowhere')).toBeVisible()
  await expect.poll(dev.output).toContain('warning broken-anchor')
  dev.edit('docs/other.md', './intro.md#nowhere', '/not/there')
  await expect(notice.getByText('/not/there')).toBeVisible()
  await expect.poll(dev.output).toContain('warning broken-link')
  dev.edit('docs/other.md', '[intro](/not/there)', '![gone](./gone.png)')
  await expect(notice.getByText('gone.png')).toBeVisible()
  await expect.poll(dev.output).toContain('warning image-missing')
  dev.edit('docs/other.md', '![gone](./gone.png)', 'intro')
  await expect(notice.getByText('gone.png')).toHaveCount(0)
  await expect(overlay(page)).toHaveCount(0)
})

test('a missing code file is reported, and its code is shown once it exists', async ({
  page,
  dev
}) => {
  await openPage(page, `${dev.origin}/docs/other`)
  dev.write('docs/other.md', '---\ntitle: Other\n---\n\n```js file=./later.js\n```\n')
  await expect(overlay(page)).toContainText("The code file ./later.js doesn't exist.")
  await expect(overlay(page)).toContainText('docs/other.md:5')
  dev.write('docs/later.js', 'const there = 1\n')
  await expect(page.locator('article code')).toHaveText('const there = 1')
  await expect(overlay(page)).toHaveCount(0)
})
