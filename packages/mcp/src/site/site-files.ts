import fs from 'node:fs/promises'
import path from 'node:path'

/**
 * Reads a text file of a built site. Returns `undefined` if the file is missing.
 *
 * @param file - Path relative to the output folder, with `/`.
 */
export type ReadSiteFile = (file: string) => Promise<string | undefined>

/** Returns whether a path stays in the output folder. */
function isInside(file: string): boolean {
  return !/^[\\/]|[\\\0]|(?:^|\/)\.\.?(?:\/|$)|^[a-z]:/i.test(file)
}

/** Reads files from a folder. */
export function createFolderReader(folder: string): ReadSiteFile {
  return async (file) =>
    isInside(file) ? fs.readFile(path.join(folder, file), 'utf8').catch(() => undefined) : undefined
}

/**
 * Reads files of a published site.
 *
 * @param baseUrl - Absolute URL of the home page, with a trailing slash.
 * @param fetchFile - Requests a file, such as the `fetch` method of a binding.
 */
export function createUrlReader(
  baseUrl: string,
  fetchFile: (url: string) => Promise<Response>
): ReadSiteFile {
  return async (file) => {
    if (!isInside(file)) return undefined
    const response = await fetchFile(new URL(encodeURI(file), baseUrl).href)
    // Some hosts return an HTML page for missing files.
    const isPage = response.headers.get('content-type')?.includes('text/html') ?? false
    return response.ok && !isPage ? response.text() : undefined
  }
}
