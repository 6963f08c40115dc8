import {xml2js} from 'xml-js'
import {expect, test} from 'vitest'
import {PROTOCOL_LIMITS} from './render-sitemap.js'
import {createSitemapFiles} from './sitemap-files.js'
import type {SitemapItem} from './sitemap-item.js'

/** Creates the files as text and checks that they're well-formed. */
function create(items: readonly SitemapItem[], limits = PROTOCOL_LIMITS): Record<string, string> {
  const urlOf = (file: string) => `https://docs.example.com/${file}`
  const files = createSitemapFiles(items, {filename: 'sitemap.xml', urlOf, limits})
  return Object.fromEntries(
    files.map(({file, text}) => {
      xml2js(String(text))
      return [file, String(text)]
    })
  )
}

const pages = (count: number) =>
  Array.from({length: count}, (_, index) => ({url: `https://docs.example.com/${index}`}))

test('lists pages with all supported fields', () => {
  const item: SitemapItem = {
    url: 'https://docs.example.com/a',
    lastmod: '2026-01-31',
    changefreq: 'weekly',
    priority: 0.5,
    links: [
      {lang: 'de', url: 'https://docs.example.com/de/a'},
      {lang: 'x-default', url: 'https://docs.example.com/a'}
    ]
  }
  expect(create([item, {url: 'https://docs.example.com/b', lastmod: null}])).toEqual({
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      '<url><loc>https://docs.example.com/a</loc><lastmod>2026-01-31</lastmod><changefreq>weekly</changefreq><priority>0.5</priority><xhtml:link rel="alternate" hreflang="de" href="https://docs.example.com/de/a"/><xhtml:link rel="alternate" hreflang="x-default" href="https://docs.example.com/a"/></url>',
      '<url><loc>https://docs.example.com/b</loc></url>',
      '</urlset>',
      ''
    ].join('\n')
  })
})

test('a site without pages has an empty sitemap', () => {
  expect(create([])['sitemap.xml']).toContain('sitemap/0.9">\n</urlset>')
})

test('escapes characters in a URL that would end an element or attribute', () => {
  const url = 'https://docs.example.com/?a=1&b=<2>"\'\u0001'
  const {'sitemap.xml': text = ''} = create([{url, links: [{lang: 'de', url}]}])
  const escaped = 'https://docs.example.com/?a=1&amp;b=&lt;2&gt;&quot;&apos;'
  expect(text).toContain(`<loc>${escaped}</loc>`)
  expect(text).toContain(`href="${escaped}"`)
})

test('splits too many URLs for one file into several, with an index', () => {
  const files = create(pages(5), {...PROTOCOL_LIMITS, items: 2})
  expect(Object.keys(files)).toEqual([
    'sitemap-1.xml',
    'sitemap-2.xml',
    'sitemap-3.xml',
    'sitemap.xml'
  ])
  expect(files['sitemap-3.xml']).toContain('<loc>https://docs.example.com/4</loc>')
  expect(files['sitemap.xml']).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...[1, 2, 3].map(
        (part) => `<sitemap><loc>https://docs.example.com/sitemap-${part}.xml</loc></sitemap>`
      ),
      '</sitemapindex>',
      ''
    ].join('\n')
  )
})

test('no file exceeds the maximum size', () => {
  const files = create(pages(40), {...PROTOCOL_LIMITS, bytes: 500})
  const {'sitemap.xml': index, ...parts} = files
  expect(Object.keys(parts).length).toBeGreaterThan(3)
  for (const text of Object.values(parts)) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(500)
  expect(Object.values(parts).join('').match(/<loc>/g)).toHaveLength(40)
  expect(index?.match(/<loc>/g)).toHaveLength(Object.keys(parts).length)
})

test('the limits match the protocol', () => {
  expect(PROTOCOL_LIMITS).toEqual({items: 50_000, bytes: 52_428_800})
  expect(Object.keys(create(pages(50_000)))).toEqual(['sitemap.xml'])
  expect(Object.keys(create(pages(50_001)))).toHaveLength(3)
})
