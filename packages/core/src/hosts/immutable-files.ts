/** Output folders whose filenames contain a content hash. */
export const IMMUTABLE_FOLDERS = ['css', 'data', 'files', 'images', 'js', 'social'].map(
  (folder) => `assets/${folder}/`
)

/** Lists the current hashed names, so its own name has no hash. */
export const DATA_INDEX = 'assets/data/index.json'

/** For files whose content never changes (RFC 8246). */
export const FOR_A_YEAR = 'public, max-age=31536000, immutable'

/** For files that are cached but revalidated before each use (RFC 9111 §5.2.2.4). */
export const REVALIDATE = 'no-cache'

/**
 * Returns the `Cache-Control` header of a file: a year for hashed names, revalidation for others.
 *
 * @param file - Posix path, relative to the output folder.
 */
export function cacheControlOf(file: string): string {
  const isHashed = IMMUTABLE_FOLDERS.some((folder) => file.startsWith(folder))
  return isHashed && file !== DATA_INDEX ? FOR_A_YEAR : REVALIDATE
}
