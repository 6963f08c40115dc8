import {createRoute, createSourceRoute} from '@lectern/testing/create-route'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {createLinkLocator} from './link-location.js'

const config = `export default {
  themeConfig: {
    navbar: {items: [{to: '/docs/gone', label: 'Gone'}]},
    announcementBar: {content: '<a href="/news">News</a>'}
  }
}
`

function createLocator(files: Record<string, string> = {}) {
  return createLinkLocator({
    siteDir: createTemporarySite(files),
    themeConfig: {
      navbar: {items: [{to: '/docs/gone', label: 'Gone', activeBasePath: '/docs/marked'}]},
      announcementBar: {content: '<a href="/news">News</a>'}
    },
    configSource: {file: 'site.config.ts', text: config},
    baseUrl: '/'
  })
}

const pages = [createSourceRoute('/docs/a', 'docs/a.md'), createSourceRoute('/docs/b', 'docs/b.md')]

test('locates a navbar link in the configuration', () => {
  expect(createLocator()('/docs/gone', pages)).toEqual({
    owner: 'the navbar',
    position: {file: 'site.config.ts', line: 3, column: 28}
  })
})

test('a label is not a link', () => {
  const locate = createLocator({'docs/a.md': '[a](/Gone)'})
  expect(locate('/Gone', pages)).toEqual({position: {file: 'docs/a.md', line: 1, column: 5}})
})

test('in Docusaurus projects, a link in a page isn’t located at a navbar item with a target', () => {
  const items = [{label: 'Tool', target: '_top', href: '/tool'}]
  const locate = createLinkLocator({
    siteDir: createTemporarySite({'docs/a.md': 'See <a href="/tool">it</a>.'}),
    themeConfig: {navbar: {items}},
    configSource: {file: 'docusaurus.config.js', text: "href: '/tool'"},
    baseUrl: '/',
    compatibility: 'docusaurus'
  })
  expect(locate('/tool', pages)).toMatchObject({isElement: true, position: {file: 'docs/a.md'}})
})

test('locates a link of the announcement bar in the configuration', () => {
  expect(createLocator()('/news', pages)).toMatchObject({owner: 'the announcement bar'})
})

test.each([
  ['the whole path', 'See\n[this](/docs/x/lost "title").', 2, 8],
  ['a relative path', 'See [this](../x/lost).', 1, 12],
  ['a path with the anchor of another link', '[a](lost#b) [c](./lost)', 1, 17],
  ['an attribute', '<a href="lost">', 1, 10],
  ['a definition', '[this]: lost', 1, 9]
])('finds the line of a link in Markdown: %s', (_, text, line, column) => {
  const locate = createLocator({'docs/a.md': 'Nothing: glost', 'docs/b.md': text})
  expect(locate('/docs/x/lost', pages).position).toEqual({file: 'docs/b.md', line, column})
})

test.each([
  ['Markdown', 'See #end.\n\n[a](#end)', 3, 5],
  ['an attribute', '<a href="#end">', 1, 10]
])('locates a link to an ID of its own page in %s', (_, text, line, column) => {
  const locate = createLocator({'docs/a.md': text})
  const {position} = locate('/docs/a#end', pages.slice(0, 1))
  expect(position).toEqual({file: 'docs/a.md', line, column})
})

test.each([
  ['by its name', '[a](./lost.md) [b](./lost.md#end)', 20],
  ['with a different name', '[a](./lost.md) [b](../5-found.mdx#end "c")', 20]
])('locates a link to an ID of a file %s', (_, text, column) => {
  const locate = createLocator({'docs/a.md': text})
  expect(locate('/docs/lost#end', pages)).toEqual({
    position: {file: 'docs/a.md', line: 1, column}
  })
})

test('an anchor is part of the link', () => {
  const locate = createLocator({'docs/a.md': '[a](lost) [b](lost#end)'})
  expect(locate('/docs/lost#end', pages)).toEqual({
    position: {file: 'docs/a.md', line: 1, column: 15}
  })
})

test('locates a component’s link in the site’s code', () => {
  const locate = createLocator({'src/theme/Footer.jsx': '<Link to="/docs/lost" />'})
  expect(locate('/docs/lost', pages)).toEqual({
    owner: "the site's code",
    position: {file: 'src/theme/Footer.jsx', line: 1, column: 11}
  })
})

test('links in plain elements are marked', () => {
  const code = '<Link to="/docs/lost" />\n<a\n  href="/docs/gone-too">Gone</a>'
  const locate = createLocator({'src/theme/Footer.jsx': code})
  expect(locate('/docs/lost', pages).isElement).toBeUndefined()
  expect(locate('/docs/gone-too', pages)).toMatchObject({isElement: true, position: {line: 3}})
  const computed = [createSourceRoute('/versions', 'src/pages/versions.jsx')]
  expect(locate('/1.0', computed)).toMatchObject({isElement: true})
})

test('links in elements of Markdown are marked', () => {
  const content =
    '[a](/docs/lost) <a\n  class="b" href="/docs/gone-too">c</a> <Link to="/docs/d">d</Link>'
  const locate = createLocator({'docs/a.md': content})
  expect(locate('/docs/lost', pages).isElement).toBeUndefined()
  expect(locate('/docs/gone-too', pages)).toMatchObject({isElement: true, position: {line: 2}})
  expect(locate('/docs/d', pages).isElement).toBeUndefined()
})

test('the end of a longer path in code isn’t a link', () => {
  const files = {'src/a.jsx': '<Link to="/blog/1.0" />', 'src/b.jsx': '<a href="/1.0">'}
  expect(createLocator(files)('/1.0', pages).position?.file).toBe('src/b.jsx')
})

test('computed links are marked as links in plain elements', () => {
  const content = '<Search />\n\n[lost](/docs/lost)'
  const locate = createLocator({'docs/a.mdx': content})
  const page = createSourceRoute('/docs/a', 'docs/a.mdx')
  expect(locate('/docs/computed', [page]).isElement).toBe(true)
  expect(locate('/docs/computed', [page, ...pages]).isElement).toBe(true)
  expect(locate('/docs/lost', [page]).isElement).toBeUndefined()
})

test('a word in code isn’t a link', () => {
  const files = {'src/a.json': '{"keywords": ["lost"]}', 'src/b.js': `go('/lost')`}
  expect(createLocator(files)('/lost', pages).position?.file).toBe('src/b.js')
})

test('returns no file for tests', () => {
  const locate = createLocator({'src/a.test.js': `expect('/lost')`, 'src/b.js': `go('/lost')`})
  expect(locate('/lost', pages).position?.file).toBe('src/b.js')
})

test('the path that highlights a navbar item isn’t a link', () => {
  expect(createLocator({'docs/a.md': '[a](/docs/marked)'})('/docs/marked', pages)).toEqual({
    position: {file: 'docs/a.md', line: 1, column: 5}
  })
})

test("a link that isn't in the site comes from a theme or a plugin", () => {
  const locate = createLocator({'docs/a.md': 'Nothing'})
  expect(locate('/lost', pages)).toMatchObject({owner: 'a theme component or a plugin'})
  expect(locate('/lost', [createRoute('/a')])).toMatchObject({
    owner: 'a theme component or a plugin'
  })
  expect(locate('/lost', pages.slice(0, 1))).toMatchObject({position: {file: 'docs/a.md'}})
})
