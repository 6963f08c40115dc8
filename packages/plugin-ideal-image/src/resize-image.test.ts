import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import sharp from 'sharp'
import {expect, test} from 'vitest'
import {idealImagePlugin} from './ideal-image-plugin.js'
import {resizeImage} from './resize-image.js'
import {readImage} from './read-image.js'

type Kind = 'png' | 'jpeg'

/** Returns the bytes of an image in one color, 400 by 200 pixels. */
function draw(background: string, kind: Kind = 'png'): Promise<Buffer> {
  const image = sharp({create: {width: 400, height: 200, channels: 4, background}})
  return kind === 'png' ? image.png().toBuffer() : image.jpeg().toBuffer()
}

function createImage() {
  const siteDir = createTemporarySite({'img/owl.png': ''})
  const absolutePath = path.join(siteDir, 'img/owl.png')
  const cacheDir = path.join(siteDir, 'cache')
  return {
    cacheDir,
    write: (bytes: Buffer) => fs.writeFileSync(absolutePath, bytes),
    make: async (options: object = {}) =>
      resizeImage(
        await readImage(absolutePath, 'img/owl.png'),
        idealImagePlugin.validateOptions({sizes: [100, 200, 1000], ...options}),
        {file: 'img/owl.png', cacheDir}
      )
  }
}

test('an image has a file for each width, none larger than the original', async () => {
  const {write, make} = createImage()
  write(await draw('#2e8555'))
  const {folder, sizes, placeholder} = await make()
  expect(sizes).toEqual([
    {name: 'owl-100.webp', width: 100, height: 50},
    {name: 'owl-200.webp', width: 200, height: 100},
    {name: 'owl-400.webp', width: 400, height: 200}
  ])
  const {format, width} = await sharp(path.join(folder, 'owl-100.webp')).metadata()
  expect([format, width]).toEqual(['webp', 100])
  expect(placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(placeholder?.length).toBeLessThan(500)
})

test.each<[Kind, string]>([
  ['png', 'owl-100.png'],
  ['jpeg', 'owl-100.jpg']
])('a %s can keep its format, whatever its filename', async (kind, name) => {
  const {write, make} = createImage()
  write(await draw('#2e8555', kind))
  const {folder, sizes} = await make({format: 'original'})
  expect(sizes[0]?.name).toBe(name)
  expect((await sharp(path.join(folder, name)).metadata()).format).toBe(kind)
})

test.each([
  ['jpg', 'owl-100.jpg'],
  ['jpeg', 'owl-100.jpg'],
  ['png', 'owl-100.png']
] as const)('sizes can have the format %s', async (format, name) => {
  const {write, make} = createImage()
  write(await draw('#2e8555', 'jpeg'))
  expect((await make({format})).sizes[0]?.name).toBe(name)
})

test('a transparent image has no placeholder', async () => {
  const {write, make} = createImage()
  write(await draw('rgba(0, 0, 0, 0.5)'))
  expect((await make()).placeholder).toBeUndefined()
})

test('sizes are generated once for the same bytes and options', async () => {
  const {write, make} = createImage()
  write(await draw('#2e8555'))
  const {folder} = await make()
  const file = path.join(folder, 'owl-100.webp')
  fs.writeFileSync(file, 'kept')
  expect((await make()).folder).toBe(folder)
  expect(fs.readFileSync(file, 'utf8')).toBe('kept')
})

test('incomplete sizes are regenerated', async () => {
  const {write, make} = createImage()
  write(await draw('#2e8555'))
  const first = await make()
  fs.rmSync(path.join(first.folder, 'owl-200.webp'))
  expect(await make()).toEqual(first)
  expect(fs.existsSync(path.join(first.folder, 'owl-200.webp'))).toBe(true)
})

test('only the latest sizes of a file are kept', async () => {
  const {cacheDir, write, make} = createImage()
  write(await draw('#2e8555'))
  const first = await make()
  write(await draw('#aa0000'))
  const second = await make()
  const third = await make({quality: 10})
  expect(new Set([first.folder, second.folder, third.folder]).size).toBe(3)
  const [parent = ''] = fs.readdirSync(cacheDir)
  expect(fs.readdirSync(path.join(cacheDir, parent))).toEqual([path.basename(third.folder)])
})

test('a truncated image is reported, and leaves no sizes behind', async () => {
  const {cacheDir, write, make} = createImage()
  const bytes = await draw('#2e8555', 'jpeg')
  write(bytes.subarray(0, bytes.length - 200))
  await expect(make()).rejects.toMatchObject({
    problems: [{code: 'image-invalid', position: {file: 'img/owl.png'}}]
  })
  const files = fs.readdirSync(cacheDir, {recursive: true, encoding: 'utf8'})
  expect(files.filter((file) => file.endsWith('sizes.json'))).toEqual([])
})
