/** Output folders in which all filenames contain a content hash. */
export const IMMUTABLE_FOLDERS = ['css', 'data', 'files', 'images', 'js', 'social'].map(
  (folder) => `assets/${folder}/`
)

/** Index of the current hashed filenames. Its own name has no hash. */
export const DATA_INDEX = 'assets/data/index.json'

/** `Cache-Control` value for files whose content never changes (RFC 8246). */
export const FOR_A_YEAR = 'public, max-age=31536000, immutable'

/** `Cache-Control` value for files that are revalidated before each use (RFC 9111 §5.2.2.4). */
export const REVALIDATE = 'no-cache'

/**
 * Returns the `Cache-Control` header of a file. Files with a hash in their name are cached for a
 * year. All others are revalidated.
 *
 * @param file - Path relative to the output folder, with forward slashes.
 */
export function cacheControlOf(file: string): string {
  const isHashed = IMMUTABLE_FOLDERS.some((folder) => file.startsWith(folder))
  return isHashed && file !== DATA_INDEX ? FOR_A_YEAR : REVALIDATE
}
