import {expect, test} from 'vitest'
import {createRedirectPage, REDIRECT_SCRIPT} from './redirect-page.js'

const page = {target: '/docs/a', canonical: 'https://example.com/docs/a', isIndexed: false}

test('redirects with and without JavaScript, and isn’t indexed', () => {
  expect(createRedirectPage(page)).toBe(
    [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<meta http-equiv="refresh" content="0; url=/docs/a"><meta name="robots" content="noindex">',
      '<link rel="canonical" href="https://example.com/docs/a"><title>Redirecting</title></head>',
      '<body><a href="/docs/a">This page has moved.</a>',
      "<script>const target = new URL(document.querySelector('a').href)\n",
      'if (location.search) target.search = location.search\n',
      'if (location.hash) target.hash = location.hash\n',
      'location.replace(target.href)</script></body></html>'
    ].join('')
  )
})

test('escapes a target in HTML and uses the same script for all targets', () => {
  const html = createRedirectPage({...page, target: '/docs/a?b="1"&c=</script>\u2028'})
  expect(html).toContain('<a href="/docs/a?b=&quot;1&quot;&amp;c=&lt;/script>\u2028">')
  expect(html).toContain(`<script>${REDIRECT_SCRIPT}</script></body>`)
})

test('allows indexing of a redirecting home page', () => {
  expect(createRedirectPage({...page, isIndexed: true})).not.toContain('robots')
})
