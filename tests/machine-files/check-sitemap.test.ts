import {expect, test} from 'vitest'
import {checkSitemaps} from './check-sitemap.js'
import {HOME, publishFile, testFileCheck} from './test-table.js'

const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>${HOME}</loc><lastmod>2026-01-31T10:20:30.000Z</lastmod><changefreq>weekly</changefreq><priority>0.5</priority></url>
<url><loc>${HOME}a</loc><lastmod>2026-01-31</lastmod><xhtml:link rel="alternate" hreflang="en" href="${HOME}a"/><xhtml:link rel="alternate" hreflang="de" href="${HOME}de/a"/></url>
<url><loc>${HOME}de/a</loc><xhtml:link rel="alternate" hreflang="en" href="${HOME}a"/><xhtml:link rel="alternate" hreflang="de" href="${HOME}de/a"/></url>
</urlset>`

testFileCheck('a sitemap', {
  file: 'sitemap.xml',
  text: SITEMAP,
  check: (url, site) => checkSitemaps([url], site),
  invalid: [
    ['another namespace', 'sitemap/0.9', 'sitemap/0.8', /the root is/],
    ['another element', '<loc>', '<address>x</address><loc>', /elements are/],
    [
      'another order',
      '<lastmod>2026-01-31</lastmod>',
      '<priority>1</priority><lastmod>2026</lastmod>',
      /elements are/
    ],
    [
      'a link before the rest',
      '<lastmod>2026-01-31</lastmod><xhtml:link rel="alternate" hreflang="en" ',
      '<xhtml:link rel="alternate" hreflang="x" href=""/><lastmod>2026</lastmod><xhtml:link rel="alternate" hreflang="en" ',
      /not at the end/
    ],
    ['no URL', `<loc>${HOME}</loc>`, '', /it has no loc/],
    ['a relative URL', `<loc>${HOME}</loc>`, '<loc>/base/</loc>', /isn't a full, normalized URL/],
    [
      "a URL that isn't encoded",
      `<loc>${HOME}</loc>`,
      `<loc>${HOME}é</loc>`,
      /isn't a full, normalized URL/
    ],
    [
      'a different host',
      `<loc>${HOME}</loc>`,
      '<loc>https://a.example/</loc>',
      /outside of the folder/
    ],
    ['a long URL', `<loc>${HOME}</loc>`, `<loc>${HOME}${'a'.repeat(2100)}</loc>`, /2,047/],
    ['a repeated page', `<loc>${HOME}</loc>`, `<loc>${HOME}a</loc>`, /listed twice/],
    ['a missing page', `<loc>${HOME}</loc>`, `<loc>${HOME}gone</loc>`, /no such page/],
    ["a date that doesn't exist", '2026-01-31<', '2026-02-30<', /lastmod is 2026-02-30/],
    ['a time without a zone', '10:20:30.000Z', '10:20:30', /lastmod is/],
    ['another frequency', 'weekly', 'often', /changefreq is often/],
    ['a priority over 1', '0.5', '1.5', /priority is 1.5/],
    ['no language', 'hreflang="de"', 'hreflang="de_DE"', /hreflang is de_DE/],
    [
      'a link to nothing',
      `href="${HOME}de/a"/></url>\n<url>`,
      `href="${HOME}de/gone"/></url>\n<url>`,
      /no page .*de\/gone/
    ],
    [
      'a link that is not one to a language',
      'rel="alternate" hreflang="de"',
      'rel="canonical" hreflang="de"',
      /rel canonical/
    ],
    ['a language twice', 'hreflang="de"', 'hreflang="en"', /named twice/],
    [
      'a page that does not answer to its language',
      `<xhtml:link rel="alternate" hreflang="en" href="${HOME}a"/><xhtml:link rel="alternate" hreflang="de" href="${HOME}de/a"/></url>\n</urlset>`,
      '</url>\n</urlset>',
      /does not name the same/
    ],
    [
      'a page that does not name itself',
      `hreflang="de" href="${HOME}de/a"/></url>\n</urlset>`,
      `hreflang="de" href="${HOME}b"/></url>\n</urlset>`,
      /does not name itself/
    ]
  ]
})

test('follows a sitemap index', () => {
  const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${HOME}sitemap-1.xml</loc></sitemap></sitemapindex>`
  expect(checkSitemaps([`${HOME}sitemap.xml`], publishFile('sitemap.xml', index))).toEqual([
    `${HOME}sitemap-1.xml: there is no such sitemap`
  ])
})

test.each([
  ['more than 50,000 entries', SITEMAP.replace('</urlset>', `${'<url/>'.repeat(50_000)}</urlset>`)],
  ['larger than 50 MB', Buffer.alloc(50 * 1024 * 1024 + 1)]
])('reports a sitemap that is or has %s', (found, content) => {
  const site = {home: HOME, has: () => true, read: () => Buffer.from(content)}
  const [problem] = checkSitemaps([`${HOME}sitemap.xml`], site)
  expect(problem).toContain(found)
})
