import type {Bundles} from '@lectern/types'
import {expect, test} from 'vitest'
import {listVendorUrls, preloadVendor, vendorUrl} from './vendor-urls.js'

const vendor = {
  folder: '/nowhere',
  client: {react: 'react-A.js'},
  clientFiles: ['react-A.js', 'chunk-B.js'],
  server: {}
}

test('module URLs start with the site’s base URL', () => {
  expect(listVendorUrls(vendor, '/docs/')).toEqual({react: '/docs/assets/vendor/react-A.js'})
  expect(vendorUrl(vendor, 'react', '/')).toBe('/assets/vendor/react-A.js')
  expect(vendorUrl(vendor, 'preact', '/')).toBe('')
})

test('a page preloads all vendor modules along with its own chunks', () => {
  // Only the tested fields.
  const bundles = {
    main: {url: '/main.js', imports: ['/chunk.js'], styles: []}
  } as unknown as Bundles
  expect(preloadVendor(bundles, vendor, '/').preloads).toEqual([
    '/chunk.js',
    '/assets/vendor/react-A.js',
    '/assets/vendor/chunk-B.js'
  ])
})
