import fs from 'node:fs'
import path from 'node:path'
import type * as ImageSize from 'image-size'
import {createRequire} from 'node:module'
import type {FileHasher} from './file-hasher.js'

/** A file that a source uses, with its public URL. */
export interface SiteAsset {
  /** URL path without base URL, percent-encoded. */
  url: string
  /** Width in CSS pixels. Absent if the file isn't an image. */
  width?: number
  height?: number
  /** Absolute path of the file, if it has to be copied to the output. */
  copyFrom?: string
}

/** Image sizes in CSS pixels, by file hash. `null` means that the file isn't an image. */
export type ImageSizes = Readonly<Record<string, readonly [width: number, height: number] | null>>

/** Size of an image. Both fields are absent if the file isn't an image. */
type AssetSize = Pick<SiteAsset, 'width' | 'height'>

export interface AssetReader {
  /** Returns the asset at an absolute path, or `undefined` if the file doesn't exist. */
  read(absolutePath: string): SiteAsset | undefined
  /** Returns the size of a file that is published at its own path, e.g. from a static folder. */
  measure(absolutePath: string): AssetSize
  /** Returns all assets that have been read so far. Files that were only measured aren't included. */
  published(): readonly SiteAsset[]
  /** Returns all image sizes that have been read so far, to be stored for the next build. */
  imageSizes(): ImageSizes
}

/**
 * Creates a reader that returns the URLs and pixel sizes of asset files.
 *
 * @param known - Image sizes of the previous build.
 */
export function createAssetReader(hasher: FileHasher, known: ImageSizes): AssetReader {
  const sizes: Record<string, readonly [number, number] | null> = {}
  const assets = new Map<string, SiteAsset>()
  const measure = (absolutePath: string, hash: string): AssetSize => {
    const size = sizes[hash] ?? known[hash]
    const found = size === undefined ? measureImage(fs.readFileSync(absolutePath)) : size
    sizes[hash] = found
    return found ? {width: found[0], height: found[1]} : {}
  }
  return {
    imageSizes: () => sizes,
    published: () => [...assets.values()],
    measure(absolutePath) {
      const hash = hasher.hash(absolutePath)
      return hash === undefined ? {} : measure(absolutePath, hash)
    },
    read(absolutePath) {
      const hash = hasher.hash(absolutePath)
      if (hash === undefined) return undefined
      const asset = describeAsset(absolutePath, hash, measure(absolutePath, hash))
      assets.set(absolutePath, asset)
      return asset
    }
  }
}

function describeAsset(absolutePath: string, hash: string, size: AssetSize): SiteAsset {
  const {name, ext} = path.parse(absolutePath)
  const folder = size.width === undefined ? 'files' : 'images'
  const readable = name.replace(/[^\w.-]+/g, '-').slice(0, 60)
  return {
    url: `/assets/${folder}/${readable}-${hash}${ext.toLowerCase()}`,
    ...size,
    copyFrom: absolutePath
  }
}

/**
 * Loads the `image-size` package for the first image whose size isn't stored. Assets are read
 * synchronously, which requires `require`.
 */
function loadImageSize(): typeof ImageSize.imageSize {
  return (createRequire(import.meta.url)('image-size') as typeof ImageSize).imageSize
}

function measureImage(bytes: Buffer): readonly [number, number] | null {
  const readSize = loadImageSize()
  try {
    const {width, height, orientation = 1} = readSize(bytes)
    // EXIF orientations 5 to 8 rotate the image by 90 degrees.
    return orientation >= 5 ? [height, width] : [width, height]
  } catch {
    // Not an image, or an unsupported format. The file is published without a size.
    return null
  }
}
