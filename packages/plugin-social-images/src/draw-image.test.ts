import {expect, test} from 'vitest'
import {defaultDesign} from './default-design.js'
import {drawImage} from './draw-image.js'
import {expandElement} from './drawn-element.js'
import {readFonts} from './font-files.js'
import type {SocialImageProps} from './social-image-props.js'
import {parseSocialImagesOptions} from './social-images-options.js'

const {colors} = parseSocialImagesOptions({})
const fonts = readFonts([], '/')

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
  // Signature, then width and height in the first chunk (PNG §11.2.2).
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(100_000)
})

test('the same words give the same bytes, and others give others', async () => {
  const [first, again, other] = [
    await draw({}),
    await draw({}),
    await draw({description: 'Sleeps by day.'})
  ]
  expect(again.equals(first)).toBe(true)
  expect(other.equals(first)).toBe(false)
})
