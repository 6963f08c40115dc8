/**
 * Matches a path against a pattern from `exports`, where `*` matches any text, including slashes.
 *
 * @param {string} pattern with at most one `*`
 * @param {string} file
 * @returns {string | undefined} the text that `*` matches. Empty for a pattern without `*`
 */
export function matchPattern(pattern, file) {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return pattern === file ? '' : undefined
  const fits = file.length > start.length + end.length
  if (!fits || !file.startsWith(start) || !file.endsWith(end)) return undefined
  return file.slice(start.length, file.length - end.length)
}
