import {beforeAll, expect, test} from 'vitest'
import {buildFixture, type SiteBuild} from './build-site.js'

/** The project has copies of components as Docusaurus 3.0 to 3.7 had them. */
let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('docusaurus-earlier')
  expect(site.stderr).not.toMatch(/^error |theme-file-unused/m)
  expect(site.exitCode).toBe(0)
})

test('metadata has the formatted dates of posts and updates', () => {
  const post = site.read('blog/2024/03/01/flour/index.html')
  expect(post).toContain('<output>March 1, 2024</output>')
  expect(site.read('blog/archive/index.html')).toContain('<output>March 1, 2024</output>')
  expect(site.read('docs/wheel/index.html')).toContain('<output>Ida: 1/2/2024<')
})

test('an admonition type can have a default title', () => {
  expect(site.read('docs/wheel/index.html')).toMatch(/<h5>By the miller<\/h5><p>Oil it/)
})

test('pages contain components that Docusaurus has renamed', () => {
  const page = site.read('docs/wheel/index.html')
  expect(page).toMatch(/<p data-unlisted="">Unlisted page<\/p>/)
  expect(page).toContain('<button type="button" value="turn()"')
})

test('a missing export is `undefined`, with a warning', () => {
  expect(site.stderr).toContain(
    'warning export-missing: The module `src/cloth.js` has no export `hemp`. The imported value is `undefined`.\n' +
      '  at docs/sails.mdx:1:16\n'
  )
  expect(site.read('docs/sails/index.html')).toMatch(/<summary[^>]*>Cloth<\/summary>.*?Flax/)
})

test('a copied list of components doesn’t affect components that pages import', () => {
  const page = site.read('docs/sails/index.html')
  expect(page).toMatch(/role="tab"[^>]*>Jib</)
  expect(page).toMatch(/<summary[^>]*>Cloth</)
  expect(page).not.toContain('data-fold')
})
