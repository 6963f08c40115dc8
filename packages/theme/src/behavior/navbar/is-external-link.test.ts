import {expect, test} from 'vitest'
import {isExternalLink} from './is-external-link.js'

test.each([
  [{href: 'https://a.example'}, true],
  [{href: 'pathname:///a.html'}, true],
  [{href: '/a'}, false],
  [{to: 'https://a.example'}, true],
  [{to: '//a.example'}, true],
  [{to: 'pathname:///fr/'}, false],
  [{to: '/a'}, false],
  [{}, false]
])('%j leads to a different site: %s', (item, isExternal) => {
  expect(isExternalLink(item)).toBe(isExternal)
})
