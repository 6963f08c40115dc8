import DocBreadcrumbs from '@theme/DocBreadcrumbs'
import DocPaginator from '@theme/DocPaginator'
import BlogListPaginator from '@theme/BlogListPaginator'
import TOC from '@theme/TOC'
import TOCItems from '@theme/TOCItems'
import {expect, test} from 'vitest'
import {renderSample} from '../fixtures/render-sample.js'

test('the paginator shows the previous and next page', () => {
  const next = {path: '/docs/b', label: 'B'}
  expect(renderSample(<DocPaginator next={next} />)).toBe(
    '<nav aria-label="Docs pages" class="pagination-nav docusaurus-mt-lg"><a class="pagination-nav__link pagination-nav__link--next" href="/base/docs/b" rel="next"><span class="pagination-nav__sublabel">Next</span><span class="pagination-nav__label">B</span></a></nav>'
  )
})

test('a doc without neighbors has no paginator', () => {
  expect(renderSample(<DocPaginator />)).toBe('')
})

test('a list on one page has no paginator', () => {
  expect(
    renderSample(<BlogListPaginator pagination={{page: 1, pageCount: 1, postCount: 3}} />)
  ).toBe('')
})

test('breadcrumbs end with the page itself, without a link', () => {
  const breadcrumbs = [
    {label: 'Guides', path: '/docs/guides'},
    {label: 'A', path: '/docs/a'}
  ]
  const html = renderSample(<DocBreadcrumbs />, {props: {breadcrumbs}})
  expect(html.replace(/<svg.*?<\/svg>/, 'home')).toBe(
    '<nav aria-label="Breadcrumbs" class="theme-doc-breadcrumbs"><ul class="breadcrumbs"><li class="breadcrumbs__item"><a aria-label="Home page" class="breadcrumbs__link" href="/base/">home</a></li><li class="breadcrumbs__item"><a class="breadcrumbs__link" href="/base/docs/guides">Guides</a></li><li class="breadcrumbs__item breadcrumbs__item--active"><span aria-current="page" class="breadcrumbs__link">A</span></li></ul></nav>'
  )
})

test.each([
  ['where the logo leads', '/docs/start', '/base/docs/start'],
  ['nowhere when the logo leads to another site', 'https://a.example', undefined],
  ['nowhere when the first entry is the home page', '/docs/guides', undefined]
])('breadcrumbs start %s', (_, href, home) => {
  const themeConfig = {navbar: {logo: {src: '/logo.svg', href}}}
  const breadcrumbs = [{label: 'Guides', path: '/docs/guides'}]
  const html = renderSample(<DocBreadcrumbs />, {themeConfig, props: {breadcrumbs}})
  expect(/aria-label="Home page"[^>]*href="([^"]*)"/.exec(html)?.[1]).toBe(home)
})

test('the table of contents shows inline HTML of headings, nested by level', () => {
  const toc = [
    {id: 'a', depth: 2, html: 'A <code>x</code>'},
    {id: 'b', depth: 3, html: 'B'},
    {id: 'c', depth: 4, html: 'C'}
  ]
  expect(renderSample(<TOC toc={toc} levels={{min: 2, max: 3}} />)).toBe(
    '<nav aria-label="On this page" class="table-of-contents"><p class="table-of-contents__title">On this page</p><ul class="table-of-contents__list"><li><a class="table-of-contents__link" href="#a">A <code>x</code></a><ul class="table-of-contents__list"><li><a class="table-of-contents__link" href="#b">B</a></li></ul></li></ul></nav>'
  )
})

test('a component can set the classes of a table of contents', () => {
  const toc = [
    {id: 'a', depth: 2, html: 'A'},
    {id: 'b', depth: 3, html: 'B'}
  ]
  expect(renderSample(<TOCItems toc={toc} className="own" linkClassName={null} />)).toBe(
    '<ul class="own"><li><a href="#a">A</a><ul class="table-of-contents__list"><li><a href="#b">B</a></li></ul></li></ul>'
  )
})

test('a page without headings at the shown levels has no table of contents', () => {
  const toc = [{id: 'a', depth: 5, html: 'A'}]
  expect(renderSample(<TOC toc={toc} levels={{min: 2, max: 3}} />)).toBe('')
})
