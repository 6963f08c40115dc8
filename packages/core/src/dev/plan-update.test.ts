import {expect, test} from 'vitest'
import {planUpdate, type SiteFiles} from './plan-update.js'

const site: SiteFiles = {
  siteDir: '/site',
  sourceState: (file) =>
    file === '/site/docs/text.md'
      ? 'same-front-matter'
      : file === '/site/docs/title.md'
        ? 'changed'
        : 'unknown',
  bundleInputs: new Set([
    '/site/src/button.jsx',
    '/site/src/css/custom.css',
    '/site/docs/_part.mdx'
  ]),
  themePaths: ['/site/src/theme'],
  staticDirs: ['/site/static']
}
const nothing = {config: false, scan: false, bundle: false, files: false, contents: []}

test('compiles again when only the text of a page has changed', () => {
  expect(planUpdate(['/site/docs/text.md'], site)).toEqual({
    ...nothing,
    contents: ['/site/docs/text.md']
  })
})

test('scans again for a changed title, a new page and a category file', () => {
  const files = ['/site/docs/title.md', '/site/docs/new.md', '/site/docs/_category_.yml']
  for (const file of files)
    expect(planUpdate([file], site)).toEqual({...nothing, scan: true, files: true})
})

test('bundles again for a component, a stylesheet and a partial', () => {
  const files = ['/site/src/button.jsx', '/site/src/css/custom.css', '/site/docs/_part.mdx']
  for (const file of files) expect(planUpdate([file], site)).toEqual({...nothing, bundle: true})
})

test('takes a new component of the theme in, wherever the theme had one of that name', () => {
  expect(planUpdate(['/site/src/theme/Footer.jsx'], site)).toEqual({
    ...nothing,
    scan: true,
    bundle: true,
    files: true
  })
})

test('reads the configuration again for code that it may import', () => {
  expect(planUpdate(['/site/site.config.mjs'], site)).toEqual({
    ...nothing,
    config: true,
    scan: true,
    files: true
  })
})

test('shows pages anew when a static file has changed', () => {
  expect(planUpdate(['/site/static/logo.svg'], site)).toEqual({...nothing, files: true})
})
