import fs from 'node:fs'
import path from 'node:path'
import type * as ImageSize from 'image-size'
import {createRequire} from 'node:module'
import {hashContent} from '@lectern/shared/content-hash'

/** A file that a source uses, with the URL under which it is published. */
export interface SiteAsset {
  /** Path without base URL, percent-encoded. */
  url: string
  /** CSS pixels; absent for what is not an image. */
  width?: number
  height?: number
  /** Absolute path of the file, when it has to be copied into the output. */
  copyFrom?: string
}

/** What is known of asset files from the last build, by absolute path. */
export type AssetMemory = Record<string, {size: number; time: number; asset: SiteAsset}>

export interface AssetReader {
  /** Read one file by absolute path; `undefined` when there is none. */
  read(absolutePath: string): SiteAsset | undefined
  memory(): AssetMemory
}

/** Read asset files: hash and size in pixels, taken from the last build while a file is unchanged. */
export function createAssetReader(known: AssetMemory): AssetReader {
  const memory: AssetMemory = {}
  return {
    memory: () => memory,
    read(absolutePath) {
      const stat = fs.statSync(absolutePath, {throwIfNoEntry: false})
      if (!stat?.isFile()) return undefined
      const {size, mtimeMs: time} = stat
      const before = known[absolutePath] ?? memory[absolutePath]
      const asset =
        before?.size === size && before.time === time ? before.asset : readAsset(absolutePath)
      memory[absolutePath] = {size, time, asset}
      return asset
    }
  }
}

function readAsset(absolutePath: string): SiteAsset {
  const bytes = fs.readFileSync(absolutePath)
  const {name, ext} = path.parse(absolutePath)
  const dimensions = readDimensions(bytes)
  const folder = dimensions ? 'images' : 'files'
  const readable = name.replace(/[^\w.-]+/g, '-').slice(0, 60)
  return {
    url: `/assets/${folder}/${readable}-${hashContent(bytes)}${ext.toLowerCase()}`,
    ...dimensions,
    copyFrom: absolutePath
  }
}

/** Loaded for the first image whose size is not known; `require`, since reading is synchronous. */
function loadImageSize(): typeof ImageSize.imageSize {
  return (createRequire(import.meta.url)('image-size') as typeof ImageSize).imageSize
}

function readDimensions(bytes: Buffer): {width: number; height: number} | undefined {
  try {
    const {width, height, orientation = 1} = loadImageSize()(bytes)
    // EXIF orientations from 5 on turn the image by a quarter.
    return orientation >= 5 ? {width: height, height: width} : {width, height}
  } catch {
    // Not an image, or of a kind whose size cannot be told: it is published without one.
    return undefined
  }
}
