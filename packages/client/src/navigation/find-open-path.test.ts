import {expect, test} from 'vitest'
import {findOpenPath} from './find-open-path.js'

test.each([
  ['/base/wishes/dark-mode', '/wishes'],
  ['/base/wishes/a/b/', '/wishes'],
  ['/base/wi%73hes/a', '/wishes'],
  ['/base/wishes', undefined],
  ['/base/wisheslist/a', undefined],
  ['/wishes/a', undefined]
])('%s is below %s', (urlPath, openPath) => {
  expect(findOpenPath(urlPath, '/base/', ['/other', '/wishes'])).toBe(openPath)
})

test('a site without open routes has no match for any URL', () => {
  expect(findOpenPath('/wishes/a', '/')).toBeUndefined()
})
