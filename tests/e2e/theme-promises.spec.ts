import {expect, openPage, themeTest as test} from './site-test.js'

/** Custom properties that a site sets, and the element and property that show each. */
const PROPERTIES = [
  ['--ifm-color-primary', 'rgb(1, 2, 3)', '.markdown p > a', 'color'],
  ['--ifm-link-color', 'rgb(4, 5, 6)', '.markdown p > a', 'color'],
  ['--ifm-background-color', 'rgb(7, 8, 9)', 'html', 'background-color'],
  ['--ifm-font-color-base', 'rgb(10, 11, 12)', 'html', 'color'],
  ['--ifm-heading-color', 'rgb(13, 14, 15)', 'h1', 'color'],
  ['--ifm-heading-font-weight', '300', 'h2', 'font-weight'],
  ['--ifm-heading-font-family', 'serif', 'h1', 'font-family'],
  ['--ifm-heading-line-height', '2', 'h2', 'line-height', '54.4px'],
  ['--ifm-h1-font-size', '50px', 'h1', 'font-size'],
  ['--ifm-h2-font-size', '40px', 'h2', 'font-size'],
  ['--ifm-font-family-base', 'serif', 'body', 'font-family'],
  ['--ifm-font-size-base', '20px', 'html', 'font-size'],
  ['--ifm-line-height-base', '2', 'html', 'line-height', '34px'],
  ['--ifm-navbar-height', '90px', '.navbar', 'height'],
  ['--ifm-navbar-link-color', 'rgb(19, 20, 21)', '.navbar__link', 'color'],
  ['--ifm-menu-color', 'rgb(22, 23, 24)', '.menu__link[href="/docs/other"]', 'color'],
  ['--ifm-menu-color-active', 'rgb(25, 26, 27)', '.menu__link--active', 'color'],
  ['--doc-sidebar-width', '333px', '.theme-doc-sidebar-container', 'flex-basis'],
  ['--ifm-toc-link-color', 'rgb(28, 29, 30)', '.table-of-contents a:not([aria-current])', 'color'],
  ['--ifm-breadcrumb-color', 'rgb(31, 32, 33)', '.breadcrumbs__link[aria-current]', 'color'],
  ['--ifm-code-background', 'rgb(34, 35, 36)', 'article p code', 'background-color'],
  ['--ifm-code-font-size', '11px', 'article p code', 'font-size'],
  ['--ifm-code-border-radius', '9px', 'article p code', 'border-top-left-radius'],
  ['--ifm-font-family-monospace', 'serif', 'article p code', 'font-family'],
  ['--ifm-pre-background', 'rgb(37, 38, 39)', '.theme-code-block', 'background-color'],
  ['--ifm-footer-background-color', 'rgb(40, 41, 42)', '.footer', 'background-color'],
  ['--ifm-footer-color', 'rgb(43, 44, 45)', '.footer', 'color'],
  ['--ifm-global-radius', '13px', '.theme-code-block', 'border-top-left-radius', '15px'],
  ['--ifm-table-border-color', 'rgb(46, 47, 48)', 'article td', 'border-bottom-color'],
  ['--ifm-blockquote-border-color', 'rgb(49, 50, 51)', 'blockquote', 'border-inline-start-color'],
  ['--ifm-hr-background-color', 'rgb(52, 53, 54)', 'article hr', 'background-color'],
  ['--ifm-paragraph-margin-bottom', '40px', 'article p', 'margin-bottom'],
  ['--ifm-alert-border-radius', '17px', '.alert', 'border-top-left-radius']
] as const

test.describe("§9 Color: a site's custom properties", () => {
  test("control the theme's colors", async ({page}) => {
    await page.goto('/docs/look')
    const wrong: string[] = []
    for (const [property, value, selector, style, shown = value] of PROPERTIES) {
      const found = await page.evaluate(
        ([property, value, selector, style]) => {
          // Not in a layer, like a site's stylesheet.
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(`:root { ${property}: ${value} } * { transition: none !important }`)
          document.adoptedStyleSheets = [sheet]
          const element = document.querySelector(selector)
          const found = element ? getComputedStyle(element).getPropertyValue(style) : 'no element'
          document.adoptedStyleSheets = []
          return found
        },
        [property, value, selector, style] as const
      )
      if (found !== shown) wrong.push(`${property}: ${selector} has ${style} ${found}`)
    }
    expect(wrong).toEqual([])
  })

  test('include seven shades of the primary color in both modes', async ({page}) => {
    await page.goto('/docs/look')
    const read = () =>
      page.evaluate(() => {
        const style = getComputedStyle(document.documentElement)
        const names = ['lightest', 'lighter', 'light', '', 'dark', 'darker', 'darkest']
        return names.map((name) =>
          style.getPropertyValue(`--ifm-color-primary${name && `-${name}`}`)
        )
      })
    expect((await read())[3]).toBe('#2e8555')
    expect(new Set(await read()).size).toBe(7)
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    expect((await read())[3]).toBe('#25c2a0')
    expect(new Set(await read()).size).toBe(7)
  })

  test('and rules win at any specificity', async ({page}) => {
    await page.goto('/docs/look')
    await page.addStyleTag({content: 'a { color: rgb(9, 8, 7) } nav { display: block }'})
    await expect(page.locator('.menu__link--active')).toHaveCSS('color', 'rgb(9, 8, 7)')
    await expect(page.locator('.navbar')).toHaveCSS('display', 'block')
  })
})

test('§9 Classes: stable class names exist', async ({page}) => {
  await page.goto('/docs/look')
  const expected = [
    'theme-layout-navbar',
    'theme-layout-main',
    'theme-layout-footer',
    'theme-doc-sidebar-container',
    'theme-doc-sidebar-menu',
    'theme-doc-sidebar-item-link',
    'theme-doc-sidebar-item-link-level-1',
    'theme-doc-sidebar-item-category',
    'theme-doc-sidebar-item-category-level-1',
    'theme-doc-breadcrumbs',
    'theme-doc-markdown',
    'theme-doc-toc-desktop',
    'theme-doc-toc-mobile',
    'theme-doc-footer',
    'theme-doc-footer-tags-row',
    'theme-doc-footer-edit-meta-row',
    'theme-edit-this-page',
    'theme-last-updated',
    'theme-code-block',
    'theme-admonition',
    'theme-admonition-note',
    'theme-tabs-container',
    'navbar',
    'navbar__brand',
    'navbar__logo',
    'navbar__title',
    'navbar__items',
    'navbar__item',
    'navbar__link',
    'menu',
    'menu__list',
    'menu__list-item',
    'menu__link',
    'menu__link--active',
    'markdown',
    'table-of-contents',
    'table-of-contents__link',
    'breadcrumbs',
    'breadcrumbs__item',
    'breadcrumbs__link',
    'pagination-nav',
    'pagination-nav__link',
    'pagination-nav__label',
    'footer',
    'footer__links',
    'footer__title',
    'footer__item',
    'footer__link-item',
    'footer__copyright',
    'alert',
    'tabs',
    'tabs__item',
    'main-wrapper',
    'docs-wrapper'
  ]
  const missing = []
  for (const name of expected)
    if ((await page.locator(`.${name}`).count()) === 0) missing.push(name)
  expect(missing).toEqual([])
})

test('§5 Head: navigation updates the classes and URLs of the document', async ({page}) => {
  await openPage(page, '/docs/look')
  await expect(page.locator('html')).toHaveClass(
    'plugin-docs plugin-id-default docs-wrapper docs-version-current docs-doc-page docs-doc-id-look'
  )
  await page.locator('.navbar').getByRole('link', {name: 'About'}).click()
  await expect(page.locator('html')).toHaveClass('plugin-pages plugin-id-default')
  const alternate = page.locator('link[rel="alternate"][hreflang="x-default"]')
  await expect(alternate).toHaveAttribute('href', 'https://docs.example.com/about')
  await page.goBack()
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-look/)
  await expect(alternate).toHaveAttribute('href', 'https://docs.example.com/docs/look')
})

test('§3 Navbar: has a custom item and a locale dropdown, and no search if the site has none', async ({
  page
}) => {
  await openPage(page, '/docs/look?mode=full#parts')
  await expect(page.locator('.navbar .weather')).toHaveText('Rain over the marsh')
  await expect(page.locator('.navbar__search')).toHaveCount(0)
  await page.getByRole('button', {name: 'English'}).click()
  const link = page.locator('.dropdown__link', {hasText: 'English'})
  await expect(link).toHaveAttribute('href', '/docs/look')
  await link.click()
  await expect(link).toHaveAttribute('href', /\/docs\/look\?mode=full#parts$/)
})

test('§3 Logo: has one image per color mode with its size, and the footer has columns', async ({
  page
}) => {
  await page.goto('/docs/look')
  const logo = page.locator('.navbar__logo:visible')
  await expect(logo).toHaveAttribute('src', '/img/mark.svg')
  await expect(logo).toHaveAttribute('width', '32')
  await expect(logo).toHaveAttribute('height', '32')
  await expect(page.locator('.navbar__brand')).toHaveAttribute('href', '/docs/look')
  const footer = page.locator('.footer__logo:visible')
  await expect(footer).toHaveAttribute('width', '80')
  await expect(page.locator('.footer__title')).toHaveText(['Pages', 'Elsewhere'])
  await expect(page.locator('#raw')).toHaveText('Raw')
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expect(page.locator('.navbar__logo:visible')).toHaveAttribute('src', '/img/mark-dark.svg')
  await expect(page.locator('.footer__logo:visible')).toHaveAttribute('src', '/img/mark-dark.svg')
})
