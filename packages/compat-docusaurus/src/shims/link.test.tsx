import {expect, test} from 'vitest'
import {renderOnPage} from '../fixtures/run-hook.js'
import DocusaurusLink from './link.js'

test.each([
  [{to: '/base/docs'}, '/base/docs'],
  [{to: '/docs'}, '/base/docs'],
  [{to: '/docs', autoAddBaseUrl: false}, '/docs'],
  [{to: 'pathname:///base/fr/', autoAddBaseUrl: false}, '/base/fr/'],
  [{href: 'pathname:///base/a.zip'}, '/base/a.zip']
])('a link with %j refers to %s', (props, target) => {
  const html = renderOnPage(<DocusaurusLink {...props}>Heron</DocusaurusLink>)
  expect(/href="([^"]*)"/.exec(html)?.[1]).toBe(target)
})

test.each([
  [{to: '/docs'}, true],
  [{to: '/base/docs'}, true],
  [{to: '/docs', exact: true}, false],
  [{to: '/docs/owl', exact: true}, true],
  [
    {
      to: '/',
      isActive: (_: unknown, {pathname}: {pathname: string}) => pathname === '/base/docs/owl'
    },
    true
  ],
  [{to: '/docs/owl', isActive: () => false}, false]
])('on the page of the owl, the state of the navigation link %j is %s', (props, isActive) => {
  const html = renderOnPage(<DocusaurusLink isNavLink {...props} />)
  expect(html.includes('class="active"')).toBe(isActive)
})

test.each([
  [true, true],
  [false, false],
  [undefined, false]
])('with data-noBrokenLinkCheck=%j, a link is left out of the check: %s', (skips, isUnchecked) => {
  const html = renderOnPage(<DocusaurusLink to="/docs" data-noBrokenLinkCheck={skips} />)
  expect(html.includes('data-unchecked')).toBe(isUnchecked)
})

test.each([
  [{to: '/docs'}, {path: '/base/docs', url: '/base/docs', isExact: false, params: {}}],
  [{to: '/base/docs/owl#a'}, {path: '/base/docs/owl', url: '/base/docs/owl', isExact: true}],
  [{to: '/'}, {path: '/base/', url: '/base', isExact: false}],
  [{to: '/docs', exact: true}, null],
  [{to: '/doc'}, null]
])('isActive of the link %j receives the match and the location', (props, match) => {
  const calls: unknown[] = []
  const isActive = (...received: unknown[]) => calls.push(received) > 0
  renderOnPage(<DocusaurusLink isNavLink {...props} isActive={isActive} />)
  expect(calls).toMatchObject([[match, {pathname: '/base/docs/owl', search: '', hash: ''}]])
})
