import {Resvg} from '@resvg/resvg-js'
import {expect, test} from 'vitest'
import {defaultDesign} from './default-design.js'
import {drawImage} from './draw-image.js'
import {expandElement} from './drawn-element.js'
import {createSiteContext} from '@lectern/testing/create-site-context'
import {readFonts} from './font-files.js'
import {IMAGE_SIZE, type SocialImageProps} from './social-image-props.js'
import {parseSocialImagesOptions} from './social-images-options.js'

const {colors} = parseSocialImagesOptions({})
const fonts = readFonts([], createSiteContext())

async function draw(changes: Partial<SocialImageProps>): Promise<Buffer> {
  const props: SocialImageProps = {
    title: 'Owl',
    description: 'Hunts at night.',
    section: 'Birds',
    siteTitle: 'Field Notes',
    host: 'notes.example.com',
    direction: 'ltr',
    colors,
    ...changes
  }
  return Buffer.from(await drawImage(expandElement(defaultDesign(props)), fonts))
}

test.each([
  ['a letter', 'A'],
  ['many words', 'How to deploy a site of several versions to a static host '.repeat(2)],
  ['one long word', '@example/plugin-with-a-name-that-has-no-end'.repeat(3)],
  ['no word at all', ''],
  ['signs that mean something in markup', '<script>alert("&")</script>']
])('draws a title that is %s', async (_, title) => {
  const png = await draw({title})
  // Signature, followed by width and height in the first chunk (PNG §11.2.2).
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(100_000)
})

test('equal strings produce identical bytes, and different strings don’t', async () => {
  const [first, again, other] = [
    await draw({}),
    await draw({}),
    await draw({description: 'Sleeps by day.'})
  ]
  expect(again.equals(first)).toBe(true)
  expect(other.equals(first)).toBe(false)
})

/**
 * Finds the bounds of the title's bright letters, in pixels. Leaves out the line above and the
 * host.
 */
async function findTitle(changes: Partial<SocialImageProps>) {
  const png = await draw({description: '', ...changes})
  const {width, height} = IMAGE_SIZE
  const uri = `data:image/png;base64,${png.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${uri}"/></svg>`
  const {pixels} = new Resvg(svg).render()
  const found: Record<'left' | 'right' | 'top' | 'bottom', number> = {
    left: width,
    right: 0,
    top: height,
    bottom: 0
  }
  for (let y = 120; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4] ?? 0) < 200) continue
      found.left = Math.min(found.left, x)
      found.right = Math.max(found.right, x)
      found.top = Math.min(found.top, y)
      found.bottom = Math.max(found.bottom, y)
    }
  }
  return found
}

test.each([
  ['words', 'How to deploy a site of several versions to a static host '.repeat(20)],
  ['one word', '@example/plugin-with-a-name-that-has-no-end'.repeat(20)],
  ['writing without spaces', '文档网站'.repeat(80)]
])('an overlong title is truncated and stays inside the image: %s', async (_, title) => {
  const {left, right, top, bottom} = await findTitle({title})
  expect(left).toBeGreaterThanOrEqual(78)
  expect(right).toBeLessThanOrEqual(1122)
  expect(top).toBeGreaterThan(130)
  expect(bottom).toBeLessThan(530)
})

test('a right-to-left title is right-aligned', async () => {
  const [fromLeft, fromRight] = [await findTitle({}), await findTitle({direction: 'rtl'})]
  expect(fromLeft.left).toBeLessThan(100)
  expect(fromLeft.right).toBeLessThan(600)
  expect(fromRight.left).toBeGreaterThan(600)
  expect(fromRight.right).toBeGreaterThan(1100)
})
