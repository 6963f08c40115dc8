import {appendFileSync, existsSync, statSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, expect, test} from 'vitest'
import {buildFixture, buildSite, type SiteBuild} from './build-site.js'
import {listFiles} from './list-files.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('ideal-image')
  expect(site.stderr).toBe('')
})

/** Images of a page with their attributes, by alternative text. */
function imagesOf(page: string): Map<string, Record<string, string>> {
  const tags = [...site.read(page).matchAll(/<img ([^>]*)\/?>/g)]
  return new Map(
    tags.map(([, text = '']) => {
      const found = text.matchAll(/([\w-]+)="([^"]*)"/g)
      const attributes = Object.fromEntries(
        [...found].map(([, name = '', value = '']) => [name, value])
      )
      return [attributes.alt ?? '', attributes]
    })
  )
}

/** Files of the URLs in a `srcset`. */
function filesOf(srcSet = ''): string[] {
  return srcSet.split(', ').map((entry) => path.join(site.outDir, entry.split(' ')[0] ?? ''))
}

test("a page lists the image's sizes in its HTML and reserves its space", () => {
  const heron = imagesOf('docs/index.html').get('A heron at the shore')
  expect(heron).toMatchObject({width: '1030', height: '687', loading: 'lazy'})
  expect(heron?.srcSet).toMatch(
    /^\/assets\/files\/heron-640-\w+\.webp 640w, \/assets\/files\/heron-1030-\w+\.webp 1030w$/
  )
  const bytes = filesOf(heron?.srcSet).map((file) => statSync(file).size)
  const original = statSync(path.join(site.siteDir, 'img/heron.jpg')).size
  expect(bytes.every((size) => size > 0 && size < original / 2)).toBe(true)
})

test('the placeholder needs no style attribute and no script', () => {
  const html = site.read('docs/index.html')
  const placeholder = imagesOf('docs/index.html').get('')
  expect(placeholder).toMatchObject({'aria-hidden': 'true'})
  expect(placeholder?.src).toMatch(/^data:image\/webp;base64,/)
  expect(html).not.toMatch(/<[^>]* style="/)
  expect(site.read('_headers')).toContain("img-src 'self' data:")
})

test('a component can pass an image on and use its URL', () => {
  const images = imagesOf('gallery/index.html')
  expect(images.get('Heron')).toMatchObject({sizes: '320px', width: '1030'})
  expect(images.get('By its address')?.src).toMatch(/heron-1030-\w+\.webp$/)
  expect(images.get('One that was not imported')).toMatchObject({src: '/img/remote.png'})
  const html = site.read('gallery/index.html')
  const whole = /<a href="([^"]*\.jpg)">The whole picture/.exec(html)?.[1] ?? ''
  expect(existsSync(path.join(site.outDir, whole))).toBe(true)
  expect(html).toContain('500 1 undefined')
})

test('Markdown images are unchanged', () => {
  const {src} = imagesOf('docs/plain/index.html').get('A heron at the shore') ?? {}
  expect(src).toMatch(/^\/assets\/images\/heron-\w+\.jpg$/)
})

test("the stylesheet doesn't change the order of the theme's layers", () => {
  const [, sheet = ''] = /href="([^"]*main[^"]*\.css)"/.exec(site.read('docs/index.html')) ?? []
  const layers = /@layer ([^;{]*)/.exec(site.read(sheet.slice(1)))?.[1]
  expect(layers).toBe('lectern.base,lectern.theme,lectern.utilities')
})

test('an edited page reuses the resized images', async () => {
  const folder = path.join(site.siteDir, '.site/cache/ideal-image')
  const listMade = () =>
    listFiles(folder, /\.webp$/).map((file) => [file, statSync(path.join(folder, file)).mtimeMs])
  const before = listMade()
  expect(before).toHaveLength(3)
  appendFileSync(path.join(site.siteDir, 'src/pages/gallery.jsx'), '\nGallery.changed = true\n')
  const again = await buildSite(site.siteDir)
  expect(again.exitCode).toBe(0)
  expect(listMade()).toEqual(before)
})
