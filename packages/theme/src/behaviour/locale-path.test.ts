import {expect, test} from 'vitest'
import {localePath} from './locale-path.js'

test.each([
  ['/docs/a', 'en', '/docs/a'],
  ['/docs/ä b', 'fr', '/fr/docs/%C3%A4%20b'],
  ['/', 'pt-BR', '/pt-BR/']
])('%s in %s is %s', (path, locale, url) => {
  expect(localePath(path, locale, 'en')).toBe(url)
})
