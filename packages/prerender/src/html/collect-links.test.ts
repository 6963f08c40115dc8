import {describe, expect, test} from 'vitest'
import {collectLinks} from './collect-links.js'

function linksOf(href: string, pagePath = '/docs/a', baseUrl = '/base/'): string[] {
  const appHtml = `<p><a class="x" href="${href}">x</a></p>`
  return collectLinks({appHtml}, pagePath, {baseUrl}).links
}

describe('a link', () => {
  test.each([
    ['/base/docs/b', '/docs/b'],
    ['/base/docs/b?c=d#e', '/docs/b#e'],
    ['/base/', '/'],
    ['b', '/docs/b'],
    ['./b#c', '/docs/b#c'],
    ['../b', '/b'],
    ['#c', '/docs/a#c'],
    ['/base/caf%C3%A9', '/café'],
    ['/base/a&amp;b', '/a&b'],
    ['?c=d', '/docs/a']
  ])('%s links to %s', (href, link) => {
    expect(linksOf(href)).toEqual([link])
  })

  test.each(['https://a.example/', '//a.example', 'mailto:a@a.example', '/elsewhere', ''])(
    'to %j leaves the site',
    (href) => {
      expect(linksOf(href)).toEqual([])
    }
  )

  test.each(['data-no-navigation', 'data-unchecked'])('with `%s` is ignored', (name) => {
    const html = `<a href="/base/x" ${name}="">x</a>`
    expect(collectLinks({appHtml: html}, '/', {baseUrl: '/base/'}).links).toEqual([])
  })

  test('with a target is only ignored in Docusaurus projects', () => {
    const appHtml = '<a href="/x" target="_top">x</a><a href="/y" target="_self">y</a>'
    const settings = {baseUrl: '/', compatibility: 'docusaurus'} as const
    expect(collectLinks({appHtml}, '/', settings).links).toEqual(['/y'])
    expect(collectLinks({appHtml}, '/', {baseUrl: '/'}).links).toEqual(['/x', '/y'])
  })

  test('with a stray percent sign is kept as written', () => {
    expect(linksOf('/base/100%')).toEqual(['/100%'])
  })
})

test('to an ID on the same page is omitted if the ID exists', () => {
  const html = '<a href="#a">x</a><a href="/base/page#a">x</a><a href="#b">x</a><h2 id="a">x</h2>'
  expect(collectLinks({appHtml: html}, '/page', {baseUrl: '/base/'})).toEqual({
    links: ['/page#b'],
    ids: ['a']
  })
})

test('lists links and IDs once, in page order', () => {
  const html =
    '<h1 id="b">x</h1><h2 id="a&quot;c">x</h2><a name="d" href="/z">x</a><a href="/y">x</a><a href="/z">x</a><div id="b"></div>'
  expect(collectLinks({appHtml: html}, '/', {baseUrl: '/'})).toEqual({
    links: ['/z', '/y'],
    ids: ['b', 'a"c', 'd']
  })
})

test('IDs that components declare belong to the page', () => {
  const page = {appHtml: '<a href="#closed">x</a><b id="open"></b>', declaredIds: ['closed']}
  expect(collectLinks(page, '/', {baseUrl: '/'})).toEqual({links: [], ids: ['closed', 'open']})
})

test('scripts, styles and comments have no links', () => {
  const link = '<a href="/nest" id="nest">x</a>'
  const html = `<script id="s">x('${link}')</script><style>/* ${link} */</style><!-- ${link} --><a href="/a">x</a><script>${link}`
  expect(collectLinks({appHtml: html}, '/', {baseUrl: '/'})).toEqual({links: ['/a'], ids: ['s']})
})
