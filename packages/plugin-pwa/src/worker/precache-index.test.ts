import {expect, test} from 'vitest'
import {createPrecacheIndex, findCacheKey} from './precache-index.js'

const WORKER = 'https://tides.example.com/tides/sw.js?params=%7B%7D'
const ORIGIN = 'https://tides.example.com'

const index = createPrecacheIndex(
  [
    {url: 'index.html', revision: '1'},
    {url: 'table/index.html', revision: '2'},
    {url: 'table.html.html', revision: '3'},
    {url: 'springs.html', revision: '4'},
    {url: 'caf%C3%A9/index.html', revision: '5'},
    {url: 'assets/js/main-ABCDEFGH.js', revision: null},
    {url: 'img/icon.svg', revision: '6'},
    {url: 'https://cdn.example.com/font.woff2', revision: '7'}
  ],
  WORKER
)

/** Returns the key without the common prefix. */
function find(path: string): string | undefined {
  return findCacheKey(new URL(path, ORIGIN).href, index)?.replace(`${ORIGIN}/tides/`, '')
}

test.each([
  ['the home page', '/tides/', 'index.html?__revision=1'],
  ['the home page without a slash', '/tides', 'index.html?__revision=1'],
  ['a folder with a slash', '/tides/table/', 'table/index.html?__revision=2'],
  ['a folder without one', '/tides/table', 'table/index.html?__revision=2'],
  ['a folder by the name of its file', '/tides/table/index.html', 'table/index.html?__revision=2'],
  ['a file without its ending', '/tides/springs', 'springs.html?__revision=4'],
  ['a file with a slash', '/tides/springs/', 'springs.html?__revision=4'],
  ['a file by its name', '/tides/springs.html', 'springs.html?__revision=4'],
  ['a name that ends like a file', '/tides/table.html.html', 'table.html.html?__revision=3'],
  ['a page with a query', '/tides/table?q=a&utm_source=b', 'table/index.html?__revision=2'],
  ['a page with a hash', '/tides/table#times', 'table/index.html?__revision=2'],
  ['a name beyond ASCII', '/tides/café/', 'caf%C3%A9/index.html?__revision=5'],
  [
    'a file with a hash in its name',
    '/tides/assets/js/main-ABCDEFGH.js',
    'assets/js/main-ABCDEFGH.js'
  ],
  ['a picture', '/tides/img/icon.svg', 'img/icon.svg?__revision=6']
])('finds %s', (_what, path, key) => {
  expect(find(path)).toBe(key)
})

test.each([
  ['a page that is not kept', '/tides/log/'],
  ['another site of the host', '/'],
  ['a picture with a query, which may be another one', '/tides/img/icon.svg?size=2'],
  ['another host', 'https://other.example.com/tides/table/'],
  ['the worker itself', '/tides/sw.js?params=%7B%7D']
])('does not find %s', (_what, path) => {
  expect(find(path)).toBeUndefined()
})

test('finds a file of a different host that was added by its full URL', () => {
  expect(find('https://cdn.example.com/font.woff2')).toBe(
    'https://cdn.example.com/font.woff2?__revision=7'
  )
})
