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
