import fs from 'node:fs/promises'
import path from 'node:path'
import {hashContent, hashValue} from '@lectern/shared/cache/content-hash'
import {replaceFile} from '@lectern/shared/cache/replace-file'
import type {Sharp} from 'sharp'
import {explainIssues, readImage} from './read-image.js'

/** Image formats for variants, best compression first. */
export type VariantFormat = 'avif' | 'webp'

/** Settings for generating variants. */
export interface VariantSettings {
  /** Widths in pixels. Images are never enlarged. */
  widths: readonly number[]
  formats: readonly VariantFormat[]
  /** Quality from 1 to 100. */
  quality: number
}

/** A smaller copy of an image in a specific format. */
export interface ImageVariant {
  /** Filename. */
  name: string
  format: VariantFormat
  width: number
}

/**
 * Compression effort, from 0 to 9. Higher levels take ten times as long to save a tenth of the
 * size.
 */
const AVIF_EFFORT = 2

/** Version of the cached variants. Increment it if they change. */
const VERSION = 1

/**
 * Writes variants of an image in several widths and formats to a folder, unless they already exist.
 *
 * @param absolutePath - Path of a PNG or JPEG file.
 * @param file - Path for error messages, relative to the site root.
 * @throws SiteError `image-invalid` if the file isn't an image.
 */
export async function createVariants(
  absolutePath: string,
  {file, folder, ...settings}: VariantSettings & {file: string; folder: string}
): Promise<readonly ImageVariant[]> {
  const {widths, formats, quality} = settings
  const image = await readImage(absolutePath, file)
  const chosen = [...new Set(widths.map((width) => Math.min(width, image.width)))]
  const key = hashValue([VERSION, hashContent(image.bytes), quality]).slice(0, 12)
  const stem = `${path.parse(file).name}-${key}`
  const variants = formats.flatMap((format) =>
    chosen
      .sort((left, right) => left - right)
      .map((width) => ({name: `${stem}-${width}.${format}`, format, width}))
  )
  await fs.mkdir(folder, {recursive: true})
  const known = new Set(await fs.readdir(folder))
  await explainIssues(file, async () => {
    const missing = variants.filter(({name}) => !known.has(name))
    await Promise.all(
      missing.map((variant) =>
        write(image.open(), variant, {quality, file: path.join(folder, variant.name)})
      )
    )
  })
  return variants
}

/** Writes a file atomically, because other workers may read or write it at any time. */
async function write(
  image: Sharp,
  {width, format}: ImageVariant,
  {quality, file}: {quality: number; file: string}
): Promise<void> {
  const resized = image.resize({width, withoutEnlargement: true})
  const encoded =
    format === 'avif'
      ? resized.avif({quality, effort: AVIF_EFFORT})
      : resized.webp({quality, smartSubsample: true})
  replaceFile(file, await encoded.toBuffer())
}
