import {createPageData} from '@lectern/testing/create-page-data'
import {createSiteData} from '@lectern/testing/create-site-data'
import {expect, test} from 'vitest'
import {renderOnPage} from '../fixtures/run-hook.js'
import {Link, type LinkProps} from './link.js'

const site = createSiteData({baseUrl: '/base/'})

function render(props: LinkProps, path = '/docs/owl'): string {
  return renderOnPage(<Link {...props}>Owl</Link>, {site, page: createPageData(path)})
}

test.each([
  ['a path of the site gets its base URL', {to: '/docs/owl'}, '<a href="/base/docs/owl">Owl</a>'],
  ['href is the same as to', {href: '/docs/owl'}, '<a href="/base/docs/owl">Owl</a>'],
  [
    'a path relative to the page is made absolute',
    {to: 'robin?a=1#food'},
    '<a href="/base/docs/robin?a=1#food">Owl</a>'
  ],
  [
    'a path relative to the page can include the base URL',
    {to: '../../base/docs/robin'},
    '<a href="/base/docs/robin">Owl</a>'
  ],
  [
    'a path relative to the page can leave the site',
    {to: '../../other/owl'},
    '<a href="/other/owl">Owl</a>'
  ],
  ['a hash stays', {to: '#food'}, '<a href="#food">Owl</a>'],
  [
    'the base URL can be left out',
    {to: '/other/owl', autoAddBaseUrl: false},
    '<a href="/other/owl">Owl</a>'
  ],
  [
    'another site stays',
    {to: 'https://example.com/owl'},
    '<a href="https://example.com/owl">Owl</a>'
  ],
  [
    'another site in a new window isn’t told where its readers come from',
    {to: 'https://example.com', target: '_blank'},
    '<a rel="noopener noreferrer" target="_blank" href="https://example.com">Owl</a>'
  ],
  [
    'an author’s own rel wins',
    {to: 'https://example.com', target: '_blank', rel: 'me'},
    '<a rel="me" target="_blank" href="https://example.com">Owl</a>'
  ],
  [
    'a file that no page shows is loaded in full',
    {to: 'pathname:///files/owl'},
    '<a href="/base/files/owl" data-no-navigation="">Owl</a>'
  ],
  [
    'prefetching can be turned off',
    {to: '/docs/owl', noPrefetch: true},
    '<a href="/base/docs/owl" data-no-prefetch="">Owl</a>'
  ],
  ['without a target it leads nowhere', {}, '<a>Owl</a>']
])('%s', (_, props, html) => {
  expect(render(props)).toBe(html)
})

test('a link that would run code isn’t rendered', () => {
  expect(() => render({to: 'javascript:alert(1)'})).toThrow(
    'The <Link> to "javascript:alert(1)" is unsafe: it would run code.'
  )
})

test('a navigation link is only marked on its own page', () => {
  const props = {to: '/docs/owl?tab=a#food', isNavLink: true, className: 'item'}
  expect(render(props)).toBe(
    '<a class="item active" aria-current="page" href="/base/docs/owl?tab=a#food">Owl</a>'
  )
  expect(render(props, '/docs/owl/')).toContain('aria-current="page"')
  expect(render(props, '/docs/gull')).toBe(
    '<a class="item" href="/base/docs/owl?tab=a#food">Owl</a>'
  )
})

test('a theme can set when a navigation link is active, and its class', () => {
  const props: LinkProps = {
    to: '/docs',
    isNavLink: true,
    activeClassName: 'here',
    'aria-current': 'true',
    isActive: (_, {pathname}) => pathname.startsWith('/docs')
  }
  expect(render(props)).toBe('<a aria-current="true" class="here" href="/base/docs">Owl</a>')
  expect(render(props, '/blog')).toBe('<a aria-current="true" href="/base/docs">Owl</a>')
})

test.each([
  [undefined, undefined, '/base/docs/a', '/base/b'],
  [undefined, true, '/base/docs/owl/a', '/base/docs/b'],
  [true, undefined, '/base/docs/owl/a/', '/base/docs/b/'],
  [false, true, '/base/docs/a', '/base/b']
] as const)(
  'with trailingSlash %s, on a page that is a folder: %s, the URLs are %s and %s',
  (trailingSlash, isFolder, below, above) => {
    const page = {...createPageData('/docs/owl'), isFolder}
    const settings = {site: createSiteData({baseUrl: '/base/', trailingSlash}), page}
    const hrefs = ['./a', '../b'].map((to) => renderOnPage(<Link to={to}>Owl</Link>, settings))
    expect(hrefs).toEqual([`<a href="${below}">Owl</a>`, `<a href="${above}">Owl</a>`])
  }
)
