/** Folders of the output whose filenames contain a hash of the content. */
export const IMMUTABLE_FOLDERS = ['css', 'data', 'files', 'images', 'js', 'social'].map(
  (folder) => `assets/${folder}/`
)

/** Contains the current hashed names, so its own name never changes. */
export const DATA_INDEX = 'assets/data/index.json'

/** For a name that always means the same bytes (RFC 8246). */
export const FOR_A_YEAR = 'public, max-age=31536000, immutable'

/** Cached, and revalidated before each use (RFC 9111 §5.2.2.4). */
export const ASK_AGAIN = 'no-cache'

/**
 * Caching time of a file: a year with a hash in its name; others are revalidated.
 *
 * @param file - Relative to the output folder, posix separators.
 */
export function cacheControlOf(file: string): string {
  const isHashed = IMMUTABLE_FOLDERS.some((folder) => file.startsWith(folder))
  return isHashed && file !== DATA_INDEX ? FOR_A_YEAR : ASK_AGAIN
}
