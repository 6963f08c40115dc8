import {readFileSync} from 'node:fs'
import {imageSize} from 'image-size'
import {expect, test} from 'vitest'

const STATIC = new URL('../../website/static/', import.meta.url)

interface Manifest {
  name: string
  short_name: string
  start_url: string
  scope: string
  display: string
  icons: {src: string; sizes: string; type: string; purpose?: string}[]
}

const manifest: Manifest = JSON.parse(readFileSync(new URL('manifest.webmanifest', STATIC), 'utf8'))

test('the manifest has the fields that browsers require for installation', () => {
  expect(manifest).toMatchObject({
    name: 'Lectern documentation',
    short_name: 'Lectern',
    // Relative, so that the site can be published at any path.
    start_url: './',
    scope: './',
    display: 'standalone'
  })
  const purposes = manifest.icons.map(({sizes, purpose = 'any'}) => `${sizes} ${purpose}`)
  expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
})

test.each(manifest.icons)('the icon $src has the size in the manifest', ({src, sizes, type}) => {
  const {width, height, type: kind} = imageSize(readFileSync(new URL(src, STATIC)))
  expect(`${width}x${height} image/${kind}`).toBe(`${sizes} ${type}`)
})
