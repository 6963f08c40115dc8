import {describe, expect, test} from 'vitest'
import {createNginxFile, type NginxSite, readNginxRedirects} from './nginx-file.js'
import {findNginxIssues} from './fixtures/test-nginx.js'

const URL = 'https://docs.example.com'

function createFile(site: Partial<NginxSite>, trailingSlash?: boolean): string {
  const siteConfig = {url: URL, baseUrl: '/', trailingSlash}
  const {baseUrl} = site.siteConfig ?? siteConfig
  const hiddenFiles = ['_headers']
  return createNginxFile({siteConfig, baseUrls: [baseUrl], redirects: [], hiddenFiles, ...site})
}

/** Returns the lines of a location. */
function linesOf(text: string, location: string): string[] {
  const start = text.indexOf(`location ${location} {\n`)
  const lines = text.slice(start, text.indexOf('\n}', start)).split('\n')
  return lines.slice(1).map((line) => line.trim())
}

test.each([
  [undefined, ['try_files $uri $uri.html $uri/index.html =404;']],
  [true, ['index index.html;', 'try_files $uri $uri.html $uri/ =404;']],
  [false, ['try_files $uri $uri.html $uri/index.html =404;']]
])('looks up pages as trailingSlash %s writes them', (trailingSlash, lines) => {
  expect(linesOf(createFile({}, trailingSlash), '"/"')).toEqual([
    ...lines,
    'add_header Cache-Control "no-cache";'
  ])
})

test('with trailingSlash false, redirects from /a/ to existing pages outside the location', () => {
  const rule = 'if (-f $document_root$page_file) { rewrite ^(.+)/$ $1 permanent; }'
  expect(createFile({}, false)).toContain(`\n${rule}\n`)
  for (const other of [undefined, true]) expect(createFile({}, other)).not.toContain('permanent')
})

test('writes a separate location for each redirect, in both forms of its path', () => {
  const redirects = [{from: '/old/caf%C3%A9', to: '/new#part'}]
  const text = createFile({redirects})
  for (const path of ['/old/café', '/old/café/'])
    expect(linesOf(text, `= "${path}"`)).toEqual(['return 301 "/new$is_args$args#part";'])
})

test('reads redirects, but not the slash that is added to home pages', () => {
  const text = createFile({
    baseUrls: ['/', '/de/'],
    redirects: [{from: '/de/', to: '/de/docs/intro'}]
  })
  expect(linesOf(text, '= "/de"')).toEqual(['return 302 "/de/$is_args$args";'])
  expect([...readNginxRedirects(text)]).toEqual([{from: '/de/', to: '/de/docs/intro'}])
})

test('escapes characters that are special in nginx', () => {
  const redirects = [{from: '/a"b;%7D', to: '/$host;x?a=1'}]
  const text = createFile({redirects, policy: "script-src 'self'"})
  expect(linesOf(text, '= "/a\\"b;}"')).toEqual(['return 301 "/%24host;x?a=1";'])
  expect(text).toContain('set $content_policy "script-src \'self\'";')
})

test('the home page of a site can redirect', () => {
  const text = createFile({
    siteConfig: {url: URL, baseUrl: '/base/'},
    redirects: [{from: '/base/', to: '/base/docs'}]
  })
  expect(linesOf(text, '= "/base/"')).toEqual(['return 301 "/base/docs$is_args$args";'])
  expect(text.match(/location = "\/base" \{/g)).toHaveLength(1)
})

test('each locale has its own 404 page, immutable files and redirects', () => {
  const text = createFile({
    siteConfig: {url: URL, baseUrl: '/base/', trailingSlash: false},
    baseUrls: ['/base/', '/base/fr/'],
    redirects: [
      {from: '/base/old', to: '/base/new'},
      {from: '/base/fr/', to: '/base/fr/new'}
    ],
    policy: "script-src 'self'"
  })
  expect(findNginxIssues(text)).toEqual([])
  expect(linesOf(text, '"/base/fr/"')[0]).toBe('error_page 404 "/base/fr/404.html";')
  expect(linesOf(text, '= "/base/fr/404.html"')[0]).toBe('internal;')
  expect(linesOf(text, '= "/base/fr"')).toEqual(['return 302 "/base/fr/$is_args$args";'])
  expect(linesOf(text, '^~ "/base/fr/assets/js/"')[1]).toMatch(/immutable";$/)
  expect(linesOf(text, '= "/base/fr/"')).toEqual(['return 301 "/base/fr/new$is_args$args";'])
  expect(linesOf(text, '= "/base/_headers"')).toEqual(['return 404;'])
})

test('sites with Markdown have a rule for clients that prefer it', () => {
  const text = createFile({hasMarkdown: true})
  expect(findNginxIssues(text)).toEqual([])
  expect(linesOf(text, '~ "\\.md$"')).toEqual([
    'types { text/markdown md; }',
    'charset_types text/markdown;',
    'add_header Content-Location $markdown_url;',
    'add_header Cache-Control "no-cache";',
    'add_header Vary Accept;'
  ])
  expect(createFile({})).not.toContain('markdown;')
})

describe('an nginx server', () => {
  const redirects = [
    {from: '/old/caf%C3%A9', to: '/new#part'},
    {from: '/a"b;%7D', to: '/$host;x?a=1'},
    {from: '/b.html', to: 'https://other.example.com/'}
  ]

  test.each([undefined, true, false])(
    'accepts the generated file with trailingSlash %s',
    (trailingSlash) => {
      const policy = `script-src ${Array.from({length: 200}, (_, at) => `'sha256-${at}${'x'.repeat(40)}'`).join(' ')}`
      for (const baseUrl of ['/', '/base/']) {
        const siteConfig = {url: URL, baseUrl, trailingSlash}
        const text = createFile({siteConfig, redirects, policy})
        expect(findNginxIssues(text)).toEqual([])
        // Joining the parts restores the policy.
        const parts = [
          ...text.matchAll(/^set \$content_policy "(?:\$\{content_policy\})?(.*)";$/gm)
        ]
        expect(parts.length).toBeGreaterThan(1)
        expect(parts.map(([, part]) => part).join('')).toBe(policy)
      }
    }
  )

  test.each([
    ['gzip on', ['unexpected end of gzip']],
    ['location "/" {', ['unexpected end']],
    ['gzip on; }', ['unexpected }']],
    ['gzipp on;', ['unknown directive gzipp']],
    ['internal;', ['internal is not allowed in server']],
    ['gzip on off;', ['wrong count of words: gzip']],
    ['return 301 "$nobody";', ['unknown variable nobody']],
    [`charset "${'x'.repeat(5000)}";`, ['too long parameter']],
    ['location = "/a" {} location = "/a" {}', ['duplicate location = /a']]
  ])('rejects %j', (text, issues) => {
    expect(findNginxIssues(text)).toEqual(issues)
  })
})
