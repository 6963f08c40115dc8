import {expect, test} from 'vitest'
import {isActiveItem} from './active-path.js'

test.each([
  ['its own page', {to: '/blog'}, '/blog', true],
  ['a page below it', {to: '/blog/'}, '/blog/2026/a', true],
  ['a page that only begins alike', {to: '/blog'}, '/blogging', false],
  ['the home page on another page', {to: '/'}, '/blog', false],
  ['a page below its base path', {to: '/docs/intro', activeBasePath: 'docs'}, '/docs/a', true],
  ['a page that its expression matches', {to: '/x', activeBaseRegex: '^/(a|b)/'}, '/b/c', true],
  ['any page, for an external link', {href: 'https://a.b'}, '/blog', false]
])('is active for %s', (_title, item, path, isActive) => {
  expect(isActiveItem(item, path)).toBe(isActive)
})
