/**
 * Where a source file is edited: its path below the address of the site's folder in a repository.
 * Returns `undefined` for a base that is not a full URL.
 *
 * @param base - Such as `https://example.com/project/edit/main/website/`.
 * @param file - Relative to the site folder, posix; may start with `../`.
 */
export function createEditUrl(base: string, file: string): string | undefined {
  const encoded = file.split('/').map(encodeURIComponent).join('/')
  const folder = base.endsWith('/') ? base : `${base}/`
  return URL.canParse(folder) ? new URL(encoded, folder).href : undefined
}
