import fs from 'node:fs/promises'
import type {Sharp} from 'sharp'
import type {SiteProblem} from '@lectern/types'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'

/** An image that can be resized. */
export interface ReadImage {
  bytes: Buffer
  /** In pixels, turned as its camera noted. */
  width: number
  height: number
  format: 'png' | 'jpeg'
  /** Begin to make something of it. */
  open(): Sharp
}

/** Formats that are resized; a file may have the extension of a different format. */
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg'])

/**
 * Reads an image and its size. The library is loaded for the first image, which many builds have none of.
 *
 * @param file - Relative to the site folder, for problems.
 * @throws SiteError `image-invalid` for a file that is empty, or no PNG or JPEG.
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

/** Runs what reads an image; what it throws becomes `image-invalid`. A file that was cut off still tells its size. */
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

/** The library's messages are sentences, some of them with line breaks. */
function lowerFirst(reason: string): string {
  const [line = ''] = reason.replace(/^Input buffer/, 'it').split('\n')
  return (line.charAt(0).toLowerCase() + line.slice(1)).replace(/\.$/, '')
}
