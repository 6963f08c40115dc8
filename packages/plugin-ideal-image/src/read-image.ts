import fs from 'node:fs/promises'
import type {Sharp} from 'sharp'
import type {SiteProblem} from '@lectern/types'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'

/** An image that can be resized. */
export interface ReadImage {
  bytes: Buffer
  /** Width in pixels, after applying the EXIF orientation. */
  width: number
  height: number
  format: 'png' | 'jpeg'
  /** Returns a new Sharp pipeline for the image. */
  open(): Sharp
}

/**
 * Formats that can be resized. They're compared with the file's content, because its extension may
 * be wrong.
 */
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg'])

/**
 * Reads an image and its dimensions. Loads Sharp on demand, because many builds have no images.
 *
 * @param file - Path relative to the site root, for error messages.
 * @throws SiteError `image-invalid` if the file is empty, or isn't a PNG or JPEG.
 */
export async function readImage(absolutePath: string, file: string): Promise<ReadImage> {
  const bytes = await fs.readFile(absolutePath)
  if (bytes.length === 0) throw new SiteError(describeIssue(file, 'The file is empty'))
  const {default: sharp} = await import('sharp')
  const open = () => sharp(bytes).autoOrient()
  return explainIssues(file, async () => {
    const {format, autoOrient} = await sharp(bytes).metadata()
    if (!isFormat(format)) throw new Error(`It contains a ${format} image`)
    return {bytes, format, open, ...autoOrient}
  })
}

/**
 * Converts errors to `image-invalid`. Truncated files have valid metadata, and only fail during
 * resizing.
 */
export async function explainIssues<Result>(
  file: string,
  run: () => Promise<Result>
): Promise<Result> {
  try {
    return await run()
  } catch (cause) {
    throw new SiteError(describeIssue(file, messageOf(cause)), {cause})
  }
}

function isFormat(format: string): format is ReadImage['format'] {
  return FORMATS.has(format)
}

function describeIssue(file: string, reason: string): SiteProblem {
  return {
    code: 'image-invalid',
    message: `The image ${file} isn't a valid PNG or JPEG: ${lowerFirst(reason)}.`,
    position: {file},
    hint: 'Export the image again, or append `?url` to the import to use the file unchanged.'
  }
}

/** Returns the first line of a library's error message, without its capital letter and period. */
function lowerFirst(reason: string): string {
  const [line = ''] = reason
    .replace(/^Input buffer contains/, 'it has an')
    .replace(/^Input buffer/, 'it')
    .split('\n')
  return (line.charAt(0).toLowerCase() + line.slice(1)).replace(/\.$/, '')
}
