import {beforeAll, expect, test} from 'vitest'
import {buildFixture, type SiteBuild} from './build-site.js'

/**
 * The components of this project receive Docusaurus's props and pass them to Lectern's components.
 */
let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('docusaurus-components')
  expect(site.stderr.match(/^error .*/gm)).toBeNull()
  expect(site.exitCode).toBe(0)
})

/** Returns matches of a pattern in a page, without React's comments between texts. */
function find(page: string, pattern: RegExp): string[] {
  const html = site.read(`${page}/index.html`).replaceAll('<!-- -->', '')
  return [...html.matchAll(pattern)].map(([, ...found]) => found.join(' '))
}

test('a doc page receives its content with metadata', () => {
  expect(find('docs/lamp', /data-doc="([^"]*)" data-toc="([^"]*)"/g)).toEqual(['lamp Wick,Oil'])
  expect(find('docs/lamp', /<p>(First paragraph\.)</g)).toHaveLength(1)
  expect(find('docs/lamp', /<h1[^>]*>([^<]*)/g)).toEqual(['The lamp'])
})

test('the docs layout is inside the site layout, once', () => {
  expect(find('docs/lamp', /data-root="(\d)"/g)).toEqual(['2'])
  expect(find('docs/lamp', /<(nav) [^>]*navbar/g)).toHaveLength(1)
  // Next to the page, and in the mobile menu, which is rendered when it's opened.
  expect(find('docs/lamp', /(data-docs-sidebar)/g)).toHaveLength(1)
  expect(find('docs/lamp', /class="[^"]*menu__link[^"]*"[^>]*>([^<]*)/g)).toContain('The lamp')
})

test('a plugin can override the root component', () => {
  expect(site.read('docs/lamp/index.html').match(/<aside data-root="harbor"/g)).toHaveLength(1)
})

test('post lists show posts, authors, tags and pagination', () => {
  expect(find('blog', /data-list="([^"]*)">([^<]*)/g)).toEqual(['1/2 Fog,Storm'])
  expect(find('blog', /<p>(Start of \w+)/g)).toEqual(['Start of fog', 'Start of storm'])
  expect(find('blog', /data-author="([^"]*)" data-socials="([^"]*)">(\w+)/g)[0]).toBe(
    '/coast/ada.png github Ada'
  )
  expect(find('blog', /data-tag="" href="([^"]*)">(\w+)/g)[0]).toBe(
    '/coast/blog/tags/weather weather'
  )
  expect(find('blog', /data-direction="(\w+)"[^>]*>([^<]*)/g)).toEqual(['on Older entries'])
  expect(find('blog', /data-sidebar="(\d)"/g)).toEqual(['3'])
})

test('a post links to its neighbors', () => {
  const found = find('blog/2024/01/02/storm', /data-direction="(\w+)"[^>]*>([^<]*)/g)
  expect(found).toEqual(['back Fog', 'on Calm'])
})

test('links have the base URL once', () => {
  expect(find('blog/2024/01/02/storm', /<a [^>]*href="([^"]*)"[^>]*>(?:Fog|Calm)</g)).toEqual(
    expect.arrayContaining(['/coast/blog/2024/01/03/fog', '/coast/blog/2024/01/01/calm'])
  )
})

test('both tables of contents are nested', () => {
  expect(find('docs/lamp', /data-level="(\d)">([^<]*)/g)).toEqual([
    '2 Wick',
    '3 Oil',
    '2 Wick',
    '3 Oil'
  ])
})

test('cards receive sidebar items', () => {
  expect(find('docs/reefs', /data-card="(\w+)">([^<]*)/g)).toEqual([
    'link North: The northern reef.',
    'link South: The southern reef.'
  ])
})

test('parts of a code block can read the block, and work in the browser', () => {
  expect(find('docs/lamp', /data-title="([^"]*)" data-language="([^"]*)">([^<]*)/g)).toEqual([
    `lamp.js js const lamp = &#x27;&lt;on&gt;&#x27;\nturn(lamp)`
  ])
  expect(find('docs/lamp', /(data-live-content)/g)).toHaveLength(1)
  expect(find('docs/north', /(data-live-content)/g)).toEqual([])
})

test('an admonition receives its title with markup', () => {
  expect(find('docs/lamp', /data-admonition="(\w+)"><h5>(.*?)<\/h5>/g)).toEqual([
    'note <span>Mind the <em>glass</em></span>'
  ])
})

test("layout parts receive strings and links in Docusaurus's format", () => {
  expect(find('docs/lamp', /data-announcement="">.*?(Fog <b>today<\/b>)/g)).toHaveLength(1)
  expect(find('docs/lamp', /data-updated="(\d+)">(\w+)/g)).toEqual(['2024 Ada'])
  expect(find('docs/lamp', /<li class="footer__item">(.*?)<\/li>/g)).toEqual([
    '<u data-footer="">Reefs</u>',
    '<i>raw</i>'
  ])
  expect(find('docs/lamp', /data-draft="(\w+)"/g)).toEqual(['undefined'])
})
