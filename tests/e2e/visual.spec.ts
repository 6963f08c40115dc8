import {applyDesign, expectScreenshots, MODES, openInMode, SMALL, TOLERANCE} from './look-at.js'
import {expect, visualTest, test} from './site-test.js'

/** Pages of the website whose text rarely changes. */
const WEBSITE_PAGES = {
  home: '/',
  versions: '/versions',
  showcase: '/showcase',
  'not-found': '/there/is/no/such/page'
}

/** Kinds of pages, on a site with text that's only used here. */
const LOOK_PAGES = {
  doc: '/docs/hide',
  category: '/docs/category/guide',
  blocks: '/docs/guide/blocks',
  code: '/docs/guide/code',
  'blog-list': '/blog',
  post: '/blog/starlings',
  tag: '/blog/tags/crane'
}

/** Built-in designs except the default one. */
const DESIGNS = ['folio', 'manual', 'studio']

for (const mode of MODES) {
  for (const design of DESIGNS) {
    visualTest.describe(() => {
      visualTest.use(SMALL)
      visualTest(`§6 Look: the design ${design} in ${mode} mode`, async ({page}) => {
        await openInMode(page, LOOK_PAGES.doc, mode)
        await applyDesign(page, design)
        await expectScreenshots(page, `${design}-${mode}`)
      })
    })
  }

  for (const [name, address] of Object.entries(WEBSITE_PAGES)) {
    test.describe(() => {
      test.use(SMALL)
      test(`§6 Look: ${name} in ${mode} mode`, async ({page}) => {
        await openInMode(page, address, mode)
        await expectScreenshots(page, `${name}-${mode}`)
      })
    })
  }

  for (const [name, address] of Object.entries(LOOK_PAGES)) {
    visualTest.describe(() => {
      visualTest.use(SMALL)
      visualTest(`§6 Look: ${name} in ${mode} mode`, async ({page}) => {
        await openInMode(page, address, mode)
        await expectScreenshots(page, `${name}-${mode}`)
      })
    })
  }
}

/** Each change has to fail the comparison. */
const REGRESSIONS = {
  'a lost sidebar': '.theme-doc-sidebar-container { display: none !important }',
  'a lost stylesheet': 'article, article :not(svg) { all: revert !important }',
  'a lost navbar': '.navbar { display: none !important }',
  'colours of the other mode': 'html { --surface: #111 !important; --text: #ddd !important }',
  'a layout without its columns': '.docs-wrapper { display: block !important }'
}

visualTest.describe(() => {
  visualTest.use(SMALL)

  for (const [regression, css] of Object.entries(REGRESSIONS)) {
    visualTest(`§6 Look: ${regression} is detected`, async ({page}) => {
      await openInMode(page, LOOK_PAGES.doc, 'light')
      await page.addStyleTag({content: css})
      await expect(page).not.toHaveScreenshot('doc-light-1440.png', TOLERANCE)
    })
  }

  visualTest('§6 Look: an additional navbar link is tolerated', async ({page}) => {
    await openInMode(page, LOOK_PAGES.doc, 'light')
    await page.addStyleTag({content: ".navbar__items::after { content: 'One more' }"})
    await expect(page).toHaveScreenshot('doc-light-1440.png', TOLERANCE)
  })
})
