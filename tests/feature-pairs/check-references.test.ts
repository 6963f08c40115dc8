import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, inject, test} from 'vitest'
import {checkReferences} from './check-references.js'

const ORIGIN = 'https://example.com'
const HOME = `${ORIGIN}/base/`

const page = (url: string, tags = '') =>
  `<html><head><link rel="canonical" href="${HOME}${url}">${tags}</head><body><a href="/base/">Home</a></body></html>`
const sitemap = (...urls: string[]) =>
  `<urlset>${urls.map((url) => `<url><loc>${HOME}${url}</loc></url>`).join('')}</urlset>`
const alternates = (...urls: string[]) =>
  urls
    .map(
      (url) =>
        `<link rel="alternate" hreflang="${url.startsWith('fr') ? 'fr' : 'en'}" href="${HOME}${url}">`
    )
    .join('')

const FILES: Readonly<Record<string, string>> = {
  'index.html': page('', alternates('', 'fr/')),
  'fr/index.html': page('fr/', alternates('', 'fr/')),
  'a/index.html': page('a', '<script src="/base/assets/main.js"></script>'),
  'assets/main.js': '',
  'assets/data/docs.json': '{"docs": [{"path": "/a"}]}',
  'assets/search/part/texts-0.json': '[{"url": "/base/a"}]',
  'sitemap.xml': sitemap('', 'a'),
  'fr/sitemap.xml': sitemap('fr/'),
  'old/index.html':
    '<meta http-equiv="refresh" content="0; url=/base/a"><meta name="robots" content="noindex">',
  'blog/rss.xml': `<link>${HOME}a</link>`,
  'llms.txt': `[A](${HOME}a)`,
  _redirects: '/base/old /base/a 301!\n',
  'sw.js': '[{"revision":null,"url":"a/index.html"}]'
}

/** Checks the site with other files. */
function check(files: Readonly<Record<string, string>> = {}, trailingSlash?: boolean): string[] {
  const outDir = mkdtempSync(path.join(inject('temporaryFolder'), 'references-'))
  for (const [file, text] of Object.entries({...FILES, ...files})) {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true})
    writeFileSync(path.join(outDir, file), text)
  }
  return checkReferences({outDir, origin: ORIGIN, baseUrl: '/base/', trailingSlash})
}

test('a correct site has no findings', () => {
  expect(check()).toEqual([])
})

test.each([
  ['a link', 'a/index.html', page('a', '<a href="/base/gone">Gone</a>'), /a \/base\/gone is/],
  ['a link without base URL', 'a/index.html', page('a', '<a href="/a">A</a>'), /a \/a is/],
  ['an image', 'a/index.html', page('a', '<img src="gone.png">'), /img gone.png is missing/],
  ['a canonical URL', 'a/index.html', page('gone'), /canonical .*gone is missing/],
  [
    'the canonical URL of another page',
    'a/index.html',
    page(''),
    /the URL is .*base\/a, canonical/
  ],
  ['hreflang', 'a/index.html', page('a', alternates('fr/gone')), /alternate .*gone is missing/],
  ['hreflang in one direction', 'a/index.html', page('a', alternates('fr/')), /other alternates/],
  ['a sitemap', 'fr/sitemap.xml', sitemap('fr/', 'gone'), /URL .*gone is missing/],
  ['a page that no sitemap lists', 'b/index.html', page('b'), /sitemaps omit .*base\/b/],
  [
    'a page that sitemaps must omit',
    'fr/sitemap.xml',
    sitemap('fr/', 'old'),
    /sitemaps list .*old/
  ],
  [
    'a redirect',
    'old/index.html',
    '<meta http-equiv="refresh" content="0; url=/base/gone"><meta name="robots" content="noindex">',
    /gone is missing/
  ],
  [
    'a redirect of the host',
    '_redirects',
    '/base/old /base/gone 301!\n',
    /redirect .*gone is missing/
  ],
  ['a feed', 'blog/rss.xml', `<link>${HOME}gone</link>`, /URL .*gone is missing/],
  ['a search entry', 'assets/search/part/texts-0.json', '[{"url": "/a"}]', /url \/a is missing/],
  [
    'data of the client',
    'assets/data/docs.json',
    '{"docs": [{"path": "/b"}]}',
    /path \/base\/b is/
  ],
  ['a Markdown list', 'llms.txt', `[A](${HOME}gone.md)`, /gone.md is missing/],
  ['a stored file', 'sw.js', '[{"revision":null,"url":"b/index.html"}]', /stored file b\/index/]
])('reports %s', (_, file, text, message) => {
  expect(check({[file]: text}).join('\n')).toMatch(message)
})

test('checks trailing slashes according to the option', () => {
  expect(check({}, true).join('\n')).toContain(
    'a/index.html: canonical https://example.com/base/a is'
  )
  expect(check({}, false).join('\n')).toContain(
    'llms.txt: URL https://example.com/base/a is missing'
  )
})
