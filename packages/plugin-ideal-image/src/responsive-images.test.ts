import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import sharp from 'sharp'
import {expect, test} from 'vitest'
import {responsiveImages} from './responsive-images.js'

async function createSite() {
  const siteDir = createTemporarySite({'docs/owl.md': ''})
  const image = sharp({create: {width: 400, height: 200, channels: 3, background: '#2e8555'}})
  fs.writeFileSync(path.join(siteDir, 'docs/a owl.png'), await image.png().toBuffer())
  return siteDir
}

async function run(siteDir: string, url: string) {
  const image: Record<string, unknown> & {type: string} = {type: 'image', url, alt: 'Owl'}
  const tree = {type: 'root', children: [{type: 'paragraph', children: [image]}]}
  await responsiveImages({siteDir, widths: [100, 300, 1000]})()(tree, {
    path: path.join(siteDir, 'docs/owl.md')
  })
  return image
}

test('an image gets copies in two formats, none larger than the original', async () => {
  const siteDir = await createSite()
  const {type, children} = await run(siteDir, './a%20owl.png')
  expect(type).toBe('responsiveImage')
  const [avif, webp, image] = children as {data: {hProperties: {srcSet: string}}}[]
  expect(image).toEqual({type: 'image', url: './a%20owl.png', alt: 'Owl'})
  const widths = (source: typeof avif) => source?.data.hProperties.srcSet.match(/\d+(?=w)/g)
  expect([widths(avif), widths(webp)]).toEqual([
    ['100', '300', '400'],
    ['100', '300', '400']
  ])
  const folder = path.join(siteDir, '.site/cache/responsive-images')
  const [file = ''] = fs.readdirSync(folder).filter((name) => name.endsWith('-100.avif'))
  const {format, width} = await sharp(path.join(folder, file)).metadata()
  expect([format, width]).toEqual(['heif', 100])
})

test('copies are generated once', async () => {
  const siteDir = await createSite()
  await run(siteDir, './a%20owl.png')
  const folder = path.join(siteDir, '.site/cache/responsive-images')
  const times = () =>
    fs.readdirSync(folder).map((name) => fs.statSync(path.join(folder, name)).mtimeMs)
  const before = times()
  await run(siteDir, './a%20owl.png')
  expect(times()).toEqual(before)
})

test('pages that are compiled at the same time can have the same image', async () => {
  const siteDir = await createSite()
  const images = await Promise.all(Array.from({length: 4}, () => run(siteDir, './a%20owl.png')))
  expect(images.map(({type}) => type)).toEqual(Array(4).fill('responsiveImage'))
  const files = fs.readdirSync(path.join(siteDir, '.site/cache/responsive-images'))
  expect(files.filter((file) => !/\.(?:avif|webp)$/.test(file))).toEqual([])
})

test.each(['https://example.com/a.png', '/img/a.png', './a.svg', './missing.png', './100%.png'])(
  'the image %s is unchanged',
  async (url) => {
    expect((await run(await createSite(), url)).type).toBe('image')
  }
)
