import {expect, test} from 'vitest'
import {splitSourceSet} from './source-set.js'

test.each([
  ['', []],
  [' , ,', []],
  ['/a.png', ['/a.png']],
  ['/a.png 1x, /b.png 2x', ['/a.png', '/b.png']],
  ['/a.png 1x,/b.png 2x', ['/a.png', '/b.png']],
  [
    '/a,b.png 1x, data:image/png;base64,AA== 2x, /c.png',
    ['/a,b.png', 'data:image/png;base64,AA==', '/c.png']
  ],
  ['/a.png, /b.png,', ['/a.png', '/b.png']],
  [','.repeat(100_000), []]
])('%#', (srcset, urls) => {
  const parts = splitSourceSet(srcset)
  expect(parts.map(({url}) => url)).toEqual(urls)
  for (const {url, at} of parts) expect(srcset.slice(at, at + url.length)).toBe(url)
})
