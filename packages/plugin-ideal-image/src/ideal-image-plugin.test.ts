import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import {afterAll, beforeAll, expect, test} from 'vitest'
import type {FileModule, SiteContext} from '@lectern/types'
import {readImageSource, type SizedSource} from './browser/image-source.js'
import {idealImagePlugin} from './ideal-image-plugin.js'

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-images-'))
const fileOf = (name: string) => path.join(siteDir, name)

beforeAll(async () => {
  const photo = sharp({create: {width: 1400, height: 700, channels: 3, background: '#2e8555'}})
  // Its camera was held upright.
  await photo.clone().withMetadata({orientation: 6}).jpeg().toFile(fileOf('turned.jpg'))
  await photo.clone().jpeg().toFile(fileOf('photo.jpg'))
  await photo.clone().ensureAlpha(0.5).resize(300).png().toFile(fileOf('glass.png'))
  await photo.clone().webp().toFile(fileOf('other.png'))
  const noise = sharp({
    create: {
      ...{width: 900, height: 600, channels: 3, background: '#000'},
      noise: {type: 'gaussian', mean: 128, sigma: 60}
    }
  })
  const whole = await noise.jpeg().toBuffer()
  fs.writeFileSync(fileOf('cut.jpg'), whole.subarray(0, whole.length / 2))
  fs.writeFileSync(fileOf('text.png'), 'no image')
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  fs.writeFileSync(fileOf('header.png'), Buffer.concat([signature, Buffer.from('no header')]))
  fs.writeFileSync(fileOf('empty.png'), '')
})
afterAll(() => fs.rmSync(siteDir, {recursive: true}))

function replace(
  file: string,
  options: object = {},
  mode: SiteContext['mode'] = 'production'
): Promise<FileModule> {
  const context = {siteDir, mode} as SiteContext
  const plugin = idealImagePlugin(context, idealImagePlugin.validateOptions(options))
  const created = plugin.replaceImports?.().create({absolutePath: fileOf(file), file})
  if (!created) throw new Error('The plugin replaces no imports.')
  return created
}

/** Exports of a module when its files are at `/files`. */
function evaluate({code}: FileModule): SizedSource & string {
  const script = code
    .replace(/^import (\w+) from "\.\/(.*)\?url"$/gm, 'const $1 = "/files/$2"')
    .replace('export default', 'return')
  return new Function(script)()
}

test('an image gets two widths with quality 70, and a placeholder', async () => {
  const module = await replace('photo.jpg')
  const source = evaluate(module)
  const small = {path: '/files/photo-640.webp', width: 640, height: 320}
  const large = {path: '/files/photo-1030.webp', width: 1030, height: 515}
  expect(source.src).toEqual({
    src: large.path,
    srcSet: '/files/photo-640.webp 640w, /files/photo-1030.webp 1030w',
    images: [small, large],
    width: 1030,
    height: 515
  })
  expect(source.preSrc).toMatch(/^data:image\/webp;base64,/)
  expect(source.preSrc?.length).toBeLessThan(400)
  const made = path.join(module.folder, 'photo-640.webp')
  expect(await sharp(made).metadata()).toMatchObject({format: 'webp', width: 640, height: 320})
  const asked = sharp(fileOf('photo.jpg')).resize(640).webp({quality: 70, smartSubsample: true})
  expect(fs.readFileSync(made).equals(await asked.toBuffer())).toBe(true)
})

test('an import is still a URL for code that expects one', async () => {
  const source = evaluate(await replace('photo.jpg'))
  expect(`${source}`).toBe('/files/photo-1030.webp')
  expect(JSON.stringify({source})).toBe('{"source":"/files/photo-1030.webp"}')
  expect(source.startsWith('/files')).toBe(true)
})

test('the component accepts an import, the result of `require`, and a URL', () => {
  const sizes = {src: '/a-2.webp', srcSet: '', images: [], width: 2, height: 1}
  const shown = {url: '/a-2.webp', sizes, placeholder: 'data:,'}
  const source = {src: sizes, preSrc: 'data:,'}
  expect(readImageSource(source)).toEqual(shown)
  expect(readImageSource({default: source})).toEqual(shown)
  expect(readImageSource('/a.png')).toEqual({url: '/a.png'})
  expect(readImageSource({default: '/a.png'})).toEqual({url: '/a.png'})
})

test('a rotated photo is upright', async () => {
  const source = evaluate(await replace('turned.jpg'))
  expect(source.src).toMatchObject({width: 700, height: 1400})
})

test('a transparent image has no placeholder, and no image is enlarged', async () => {
  const source = evaluate(await replace('glass.png'))
  expect(source.src.images).toEqual([{path: '/files/glass-300.webp', width: 300, height: 150}])
  expect(source.preSrc).toBeUndefined()
})

test('an image keeps its format if configured', async () => {
  const options = {format: 'original', sizes: [200]}
  const photo = await replace('photo.jpg', options)
  const format = async (module: FileModule, name: string) =>
    (await sharp(path.join(module.folder, name)).metadata()).format
  expect(await format(photo, 'photo-200.jpg')).toBe('jpeg')
  expect(await format(await replace('glass.png', options), 'glass-200.png')).toBe('png')
})

test('a lower quality produces a smaller file', async () => {
  const size = async (quality: number) => {
    const {folder} = await replace('turned.jpg', {quality, format: 'original', size: 640})
    return fs.statSync(path.join(folder, 'turned-640.jpg')).size
  }
  expect(await size(10)).toBeLessThan(await size(95))
})

test('generates sizes of the same bytes once, and removes sizes of previous bytes', async () => {
  const first = await replace('photo.jpg')
  const made = path.join(first.folder, 'photo-640.webp')
  const before = fs.statSync(made).mtimeMs
  expect(await replace('photo.jpg')).toEqual(first)
  expect(fs.statSync(made).mtimeMs).toBe(before)
  fs.rmSync(made)
  await replace('photo.jpg')
  expect(fs.existsSync(made)).toBe(true)
  const second = await replace('photo.jpg', {quality: 30})
  expect(fs.readdirSync(path.dirname(second.folder))).toEqual([path.basename(second.folder)])
})

test('development uses the original file of an image by default', async () => {
  const module = await replace('photo.jpg', {}, 'development')
  expect(module.folder).toBe(siteDir)
  const image = {path: '/files/photo.jpg', width: 1400, height: 700}
  expect(evaluate(module)).toMatchObject({src: {src: image.path, images: [image]}})
  const resized = await replace('photo.jpg', {disableInDev: false}, 'development')
  expect(evaluate(resized).src.images).toHaveLength(2)
})

test.each([
  ['text.png', 'it has an unsupported image format'],
  ['header.png', "isn't a valid PNG or JPEG: it has corrupt header"],
  ['empty.png', 'the file is empty'],
  [
    'other.png',
    "SiteError: The image other.png isn't a valid PNG or JPEG: it contains a webp image."
  ],
  ['cut.jpg', 'premature end of JPEG image']
])('%s is reported: %s', async (file, reason) => {
  const error = await replace(file).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({problems: [{code: 'image-invalid', position: {file}}]})
  expect(String(error)).toContain(reason)
})

test('reports an invalid option', () => {
  expect(() => idealImagePlugin.validateOptions({quality: 700})).toThrow(
    'Plugin ideal-image: `quality` is 700, expected a number from 1 to 100.'
  )
})

test('ignores options of the webpack loader that Docusaurus passes on', () => {
  expect(idealImagePlugin.validateOptions({name: '[hash]'})).not.toHaveProperty('name')
})
