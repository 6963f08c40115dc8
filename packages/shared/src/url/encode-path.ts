/**
 * Encodes the path of a file for a URL. Unlike `encodeURI`, also encodes `?` and `#`, which would end
 * the path.
 */
export function encodePath(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23')
}
