import {PAGE_KINDS} from './page-kinds.js'
import {expect, test} from './site-test.js'

test.describe.configure({mode: 'parallel'})
test.use({javaScriptEnabled: false})

test.describe('Without scripts', () => {
  test('every page kind shows its content without dead controls', async ({page}) => {
    test.setTimeout(300_000)
    for (const path of Object.values(PAGE_KINDS)) {
      await page.goto(path)
      await expect(page.locator('main h1, main h2').first(), path).toBeVisible()
      const dead = page.locator(
        '.color-mode-toggle, .navbar__toggle, .code-block-buttons button, .menu__caret, .copy-page button, .live-code__reset'
      )
      await expect(dead.filter({visible: true}), path).toHaveCount(0)
    }
  })

  test('the sidebar shows the current branch, and closed categories are links', async ({page}) => {
    await page.goto('/docs/markdown-features/tabs')
    const sidebar = page.locator('.theme-doc-sidebar-container')
    await expect(sidebar.getByRole('link', {name: 'Tabs', exact: true})).toHaveAttribute(
      'aria-current',
      'page'
    )
    await expect(sidebar.getByRole('link', {name: 'Code blocks'})).toBeVisible()
    await sidebar.getByRole('link', {name: 'Internationalization'}).click()
    await expect(page).toHaveURL(/\/docs\/i18n\/introduction\/?$/)
    await expect(sidebar.getByRole('link', {name: 'Using Crowdin'})).toBeVisible()
  })

  test('the search page explains what it needs', async ({page}) => {
    await page.goto('/search')
    const text = 'Search needs JavaScript. Turn it on, or use the navigation.'
    await expect(page.locator('main')).toContainText(text)
    await expect(page.getByText(text)).toBeVisible()
  })

  test('all tabs are shown with their labels', async ({page}) => {
    await page.goto('/docs/markdown-features/tabs')
    const panels = page.locator('[role=tabpanel]')
    const count = await panels.count()
    expect(count).toBeGreaterThan(3)
    await expect(panels.filter({visible: true})).toHaveCount(count)
    const names = await panels.evaluateAll((all) =>
      all.map((panel) => getComputedStyle(panel, '::before').content !== 'none')
    )
    expect(names).not.toContain(false)
  })

  test('the table of contents links to its sections', async ({page}) => {
    await page.goto('/docs/installation')
    const link = page.locator('.table-of-contents a').last()
    const href = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    await expect(page.locator(`[id="${href?.slice(1)}"]`)).toBeInViewport()
  })

  test('dropdowns open on hover and on focus', async ({page}) => {
    await page.goto('/docs/installation')
    const dropdown = page.locator('.navbar .dropdown').first()
    const item = dropdown.getByRole('link', {name: 'All versions'})
    await expect(item).toBeHidden()
    await dropdown.hover()
    await expect(item).toBeVisible()
    await page.mouse.move(700, 700)
    await expect(item).toBeHidden()
    await dropdown.locator('.dropdown__label').focus()
    await expect(item).toBeVisible()
    await item.click()
    await expect(page).toHaveURL(/\/versions\/?$/)
  })

  test('live code and diagrams are readable', async ({page}) => {
    await page.goto('/docs/markdown-features/code-blocks')
    await expect(page.getByText('const change = (event)').first()).toBeVisible()
    await page.goto('/docs/markdown-features/diagrams')
    await expect(page.locator('.theme-mermaid').first()).toContainText('-->')
  })

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}})

    test('every navbar item is reachable, and the sidebar is below the page', async ({page}) => {
      await page.goto('/docs/installation')
      const community = page.locator('.navbar').getByRole('link', {name: 'Community'})
      await community.scrollIntoViewIfNeeded()
      await expect(community).toBeInViewport()
      const sidebar = page.locator('.theme-doc-sidebar-container')
      await expect(sidebar.getByRole('link', {name: 'Configuration'})).toBeVisible()
      const article = await page.locator('article').boundingBox()
      const below = await sidebar.boundingBox()
      expect(below?.y).toBeGreaterThanOrEqual((article?.y ?? 0) + (article?.height ?? 0))
      await community.click()
      await expect(page).toHaveURL(/\/community\//)
    })

    test('the list of posts is below the post', async ({page}) => {
      await page.goto('/blog/2022/08/01/announcing-docusaurus-2.0')
      const posts = page.locator('.blog-sidebar')
      await expect(posts.getByRole('link', {name: 'Introducing Docusaurus'})).toBeVisible()
      const post = await page.locator('.blog-main').boundingBox()
      const list = await posts.boundingBox()
      expect(list?.y).toBeGreaterThanOrEqual((post?.y ?? 0) + (post?.height ?? 0))
    })

    test('the table of contents expands', async ({page}) => {
      await page.goto('/docs/installation')
      const contents = page.locator('.theme-doc-toc-mobile')
      await expect(contents.getByRole('link').first()).toBeHidden()
      await contents.locator('summary').click()
      await contents.getByRole('link').last().click()
      await expect(page).toHaveURL(/#/)
    })
  })
})
