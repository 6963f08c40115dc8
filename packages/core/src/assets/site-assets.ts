import fs from 'node:fs'
import path from 'node:path'
import type * as ImageSize from 'image-size'
import {createRequire} from 'node:module'
import type {FileHasher} from './file-hasher.js'

/** A file that a source uses, with the URL under which it is published. */
export interface SiteAsset {
  /** Path without base URL, percent-encoded. */
  url: string
  /** CSS pixels; absent for files that aren't images. */
  width?: number
  height?: number
  /** Absolute path of the file, when it has to be copied into the output. */
  copyFrom?: string
}

/** Sizes of images in CSS pixels by the hash of their bytes; `null` for what is no image. */
export type ImageSizes = Readonly<Record<string, readonly [width: number, height: number] | null>>

export interface AssetReader {
  /** Reads one file by absolute path; `undefined` if it doesn't exist. */
  read(absolutePath: string): SiteAsset | undefined
  /** Files that were read so far. */
  published(): readonly SiteAsset[]
  /** Sizes of what was read so far, to be kept for the next build. */
  imageSizes(): ImageSizes
}

/**
 * Reads asset files: their names in the output and sizes in pixels.
 *
 * @param known - Image sizes of the last build.
 */
export function createAssetReader(hasher: FileHasher, known: ImageSizes): AssetReader {
  const sizes: Record<string, readonly [number, number] | null> = {}
  const assets = new Map<string, SiteAsset>()
  return {
    imageSizes: () => sizes,
    published: () => [...assets.values()],
    read(absolutePath) {
      const hash = hasher.hash(absolutePath)
      if (hash === undefined) return undefined
      const size = sizes[hash] ?? known[hash]
      const found = size === undefined ? measureImage(fs.readFileSync(absolutePath)) : size
      sizes[hash] = found
      const asset = describeAsset(absolutePath, hash, found)
      assets.set(absolutePath, asset)
      return asset
    }
  }
}

function describeAsset(
  absolutePath: string,
  hash: string,
  size: readonly [number, number] | null
): SiteAsset {
  const {name, ext} = path.parse(absolutePath)
  const folder = size ? 'images' : 'files'
  const readable = name.replace(/[^\w.-]+/g, '-').slice(0, 60)
  return {
    url: `/assets/${folder}/${readable}-${hash}${ext.toLowerCase()}`,
    ...(size && {width: size[0], height: size[1]}),
    copyFrom: absolutePath
  }
}

/**
 * Loaded for the first image with an unknown size; uses `require`, because reading is synchronous.
 */
function loadImageSize(): typeof ImageSize.imageSize {
  return (createRequire(import.meta.url)('image-size') as typeof ImageSize).imageSize
}

function measureImage(bytes: Buffer): readonly [number, number] | null {
  const readSize = loadImageSize()
  try {
    const {width, height, orientation = 1} = readSize(bytes)
    // EXIF orientations from 5 on turn the image by a quarter.
    return orientation >= 5 ? [height, width] : [width, height]
  } catch {
    // Not an image, or an unsupported format. The file is published without a size.
    return null
  }
}
