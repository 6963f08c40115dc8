import NavbarItem from '@theme/NavbarItem'
import {expect, test} from 'vitest'
import {renderSample, type Sample} from '../../behaviour/render-sample.js'

const versions = [
  {
    ...{name: 'current', label: 'Next', isLast: false, path: '/docs/next', mainDocId: 'a'},
    sidebars: {docs: {link: {path: '/docs/next/a', label: 'A'}}, empty: {}},
    docs: {a: {path: '/docs/next/a', label: 'A', sidebar: 'docs'}}
  },
  {
    ...{name: '1.0.0', label: '1.0.0', isLast: true, path: '/docs', mainDocId: 'a'},
    sidebars: {docs: {link: {path: '/docs/a', label: 'A'}}, empty: {}},
    docs: {a: {path: '/docs/a', label: 'A', sidebar: 'docs'}}
  }
]
const globalData = {docs: {default: {path: '/docs', breadcrumbs: true, versions}}}
const outside: Sample = {path: '/blog', globalData}
const inNext: Sample = {
  path: '/docs/next/b',
  globalData,
  props: {
    pluginId: 'default',
    version: {name: 'current', label: 'Next', isLast: false},
    sidebar: {id: 'docs', name: 'sidebar-default-current-docs', items: []}
  }
}

test('a link says when it leads to where the reader is', () => {
  expect(renderSample(<NavbarItem label="Blog" to="/blog" />, outside)).toBe(
    '<a aria-current="page" class="navbar__item navbar__link navbar__link--active" href="/base/blog">Blog</a>'
  )
})

test('a link to another site opens beside the page', () => {
  const html = renderSample(<NavbarItem label="Code" href="https://a.b" />, outside)
  expect(html).toContain('rel="noopener noreferrer" target="_blank"')
})

test('a docSidebar item leads to the last version from outside of the docs', () => {
  const html = renderSample(<NavbarItem type="docSidebar" sidebarId="docs" label="Docs" />, outside)
  expect(html).toBe('<a class="navbar__item navbar__link" href="/base/docs/a">Docs</a>')
})

test('a docSidebar item stays in the reader’s version and is marked on every page of its sidebar', () => {
  const html = renderSample(<NavbarItem type="docSidebar" sidebarId="docs" label="Docs" />, inNext)
  expect(html).toBe(
    '<a aria-current="true" class="navbar__item navbar__link navbar__link--active" href="/base/docs/next/a">Docs</a>'
  )
})

test('a doc item takes the label of its document', () => {
  expect(renderSample(<NavbarItem type="doc" docId="a" />, outside)).toBe(
    '<a class="navbar__item navbar__link" href="/base/docs/a">A</a>'
  )
})

test('a doc item of a document that has no page is left out', () => {
  expect(renderSample(<NavbarItem type="doc" docId="draft" />, outside)).toBe('')
})

test('refuses a type that it does not know', () => {
  expect(() => renderSample(<NavbarItem type="serach" />, outside)).toThrow(
    'No NavbarItem component found for type "serach".'
  )
})

test('refuses a sidebar without a single link', () => {
  expect(() => renderSample(<NavbarItem type="docSidebar" sidebarId="empty" />, outside)).toThrow(
    'DocSidebarNavbarItem: Sidebar with ID "empty" doesn\'t have anything to be linked to.'
  )
})
