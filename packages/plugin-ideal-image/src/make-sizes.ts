import fs from 'node:fs/promises'
import path from 'node:path'
import type {Sharp} from 'sharp'
import {hashContent, hashValue} from '@lectern/shared/cache/content-hash'
import {chooseWidths} from './choose-widths.js'
import type {IdealImageOptions} from './ideal-image-options.js'
import {explainIssues, type ReadImage} from './read-image.js'

/** One file of an image. */
export interface ImageSize {
  /** Name of the file in its folder. */
  name: string
  width: number
  height: number
}

/** An image in several sizes. */
export interface SizedImage {
  /** Absolute; holds the files of `sizes`. */
  folder: string
  /** Ascending. */
  sizes: readonly ImageSize[]
  /** A data URL of a few bytes; absent for an image that one can see through. */
  placeholder?: string
}

/** Where the sizes of an image are kept. */
export interface SizesPlace {
  /** Relative to the site folder. */
  file: string
  /** Absolute; a folder of what is made again at will. */
  cacheDir: string
}

/** Part of every key: a change of how sizes are made makes all of them again. */
const VERSION = 1
/** Width of a placeholder; blurred, more pixels would show nothing more. */
const PLACEHOLDER_WIDTH = 16
const RECORD = 'sizes.json'

/**
 * Generates the sizes of an image, or finds existing sizes of the same bytes. Only the last sizes
 * of a file are kept, so that the cache doesn't grow with every edit.
 */
export async function makeSizes(
  image: ReadImage,
  options: IdealImageOptions,
  {file, cacheDir}: SizesPlace
): Promise<SizedImage> {
  const {quality, format} = options
  const widths = chooseWidths(image.width, options)
  const key = hashValue([VERSION, hashContent(image.bytes), widths, quality, format])
  const parent = path.join(cacheDir, hashContent(file))
  const folder = path.join(parent, key)
  const known = await readRecord(folder)
  if (known) return {...known, folder}
  const temporary = `${folder}.${process.pid}`
  await fs.mkdir(temporary, {recursive: true})
  const record = await explainIssues(file, async () => ({
    sizes: await Promise.all(
      widths.map((width) => writeSize(image, options, {file, width, folder: temporary}))
    ),
    placeholder: await makePlaceholder(image)
  }))
  await fs.writeFile(path.join(temporary, RECORD), JSON.stringify(record))
  await putInPlace(temporary, folder)
  await removeOthers(parent, key)
  return {...record, folder}
}

type SizesRecord = Omit<SizedImage, 'folder'>

async function readRecord(folder: string): Promise<SizesRecord | undefined> {
  try {
    const record = JSON.parse(await fs.readFile(path.join(folder, RECORD), 'utf8')) as SizesRecord
    await Promise.all(record.sizes.map(({name}) => fs.access(path.join(folder, name))))
    return record
  } catch {
    // Not there, or no longer whole: it is made again.
    return undefined
  }
}

async function writeSize(
  image: ReadImage,
  {quality, format}: IdealImageOptions,
  {file, width, folder}: {file: string; width: number; folder: string}
): Promise<ImageSize> {
  const kind = format === 'webp' ? 'webp' : image.format
  const name = `${path.parse(file).name}-${width}.${kind === 'jpeg' ? 'jpg' : kind}`
  const resized = image.open().resize({width, withoutEnlargement: true})
  const {height} = await encode(resized, kind, quality).toFile(path.join(folder, name))
  return {name, width, height}
}

function encode(image: Sharp, kind: 'webp' | 'jpeg' | 'png', quality: number): Sharp {
  // Sharp color edges matter for screenshots, which most images of documentation are.
  if (kind === 'webp') return image.webp({quality, smartSubsample: true})
  // Without loss, as a PNG is chosen for.
  return kind === 'jpeg' ? image.jpeg({quality, mozjpeg: true}) : image.png({compressionLevel: 9})
}

/** Seen through an image with holes, a placeholder would stay for ever. */
async function makePlaceholder(image: ReadImage): Promise<string | undefined> {
  const {isOpaque} = await image.open().stats()
  if (!isOpaque) return undefined
  const tiny = image.open().resize({width: PLACEHOLDER_WIDTH})
  const bytes = await tiny.webp({quality: 20}).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** Another build may have been faster; its result is the same. */
async function putInPlace(temporary: string, folder: string): Promise<void> {
  await fs.rm(folder, {recursive: true, force: true})
  await fs.rename(temporary, folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await fs.rm(temporary, {recursive: true, force: true})
  })
}

async function removeOthers(parent: string, key: string): Promise<void> {
  const others = (await fs.readdir(parent)).filter((name) => !name.startsWith(key))
  await Promise.all(
    others.map((name) => fs.rm(path.join(parent, name), {recursive: true, force: true}))
  )
}
