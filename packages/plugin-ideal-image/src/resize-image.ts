import fs from 'node:fs/promises'
import path from 'node:path'
import type {Sharp} from 'sharp'
import {hashContent, hashValue} from '@lectern/shared/cache/content-hash'
import {chooseWidths} from './choose-widths.js'
import type {IdealImageOptions} from './ideal-image-options.js'
import {explainIssues, type ReadImage} from './read-image.js'

/** A generated image file. */
export interface ImageSize {
  /** Filename. */
  name: string
  width: number
  height: number
}

/** An image in several sizes. */
export interface SizedImage {
  /** Absolute path of the folder with the generated files. */
  folder: string
  /** Sorted by width, ascending. */
  sizes: readonly ImageSize[]
  /** Small data URL. `undefined` for images with transparency. */
  placeholder?: string
}

/** Paths for generating the sizes of an image. */
export interface SizesPaths {
  /** Path of the image, relative to the site root. */
  file: string
  /** Absolute path of the cache folder. */
  cacheDir: string
}

/** Version of the cache format. Increment it if the generated images change. */
const VERSION = 1
/** Width of placeholders in pixels. They're blurred, so more pixels wouldn't be visible. */
const PLACEHOLDER_WIDTH = 16
const RECORD = 'sizes.json'

/**
 * Generates an image's sizes, or returns the cached ones if the image hasn't changed. The cache
 * only keeps the latest sizes of each file, so it doesn't grow with every edit.
 */
export async function resizeImage(
  image: ReadImage,
  options: IdealImageOptions,
  {file, cacheDir}: SizesPaths
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
    placeholder: await createPlaceholder(image)
  }))
  await fs.writeFile(path.join(temporary, RECORD), JSON.stringify(record))
  await moveToCache(temporary, folder)
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
    // The record or a file is missing, so the sizes are generated again.
    return undefined
  }
}

async function writeSize(
  image: ReadImage,
  {quality, format}: IdealImageOptions,
  {file, width, folder}: {file: string; width: number; folder: string}
): Promise<ImageSize> {
  const kind = chooseKind(format, image)
  const name = `${path.parse(file).name}-${width}.${kind === 'jpeg' ? 'jpg' : kind}`
  const resized = image.open().resize({width, withoutEnlargement: true})
  const {height} = await encode(resized, kind, quality).toFile(path.join(folder, name))
  return {name, width, height}
}

type Kind = 'webp' | ReadImage['format']

function chooseKind(format: IdealImageOptions['format'], image: Pick<ReadImage, 'format'>): Kind {
  if (format === 'original') return image.format
  return format === 'jpg' ? 'jpeg' : format
}

function encode(image: Sharp, kind: Kind, quality: number): Sharp {
  // Keeps color edges sharp in screenshots.
  if (kind === 'webp') return image.webp({quality, smartSubsample: true})
  // PNG stays lossless.
  return kind === 'jpeg' ? image.jpeg({quality, mozjpeg: true}) : image.png({compressionLevel: 9})
}

/**
 * Creates the placeholder. Transparent images have none, because it would remain visible behind
 * them.
 */
async function createPlaceholder(image: ReadImage): Promise<string | undefined> {
  const {isOpaque} = await image.open().stats()
  if (!isOpaque) return undefined
  const tiny = image.open().resize({width: PLACEHOLDER_WIDTH})
  const bytes = await tiny.webp({quality: 20}).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/**
 * Moves the finished folder into the cache. If another build has created it in the meantime, keeps
 * that one.
 */
async function moveToCache(temporary: string, folder: string): Promise<void> {
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
