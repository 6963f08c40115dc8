import {expect, test} from 'vitest'
import {encodePath} from './encode-path.js'

test.each([
  ['/img/a b.png', '/img/a%20b.png'],
  ['/img/c#.png', '/img/c%23.png'],
  ['/img/why?.png', '/img/why%3F.png'],
  ['/img/100%.png', '/img/100%25.png'],
  ['/img/ä.png', '/img/%C3%A4.png']
])('the URL path of the file %s is %s', (file, url) => {
  expect(encodePath(file)).toBe(url)
})
