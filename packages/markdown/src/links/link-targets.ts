/** A path of a Markdown file, as links and definitions name it. */
const TARGET =
  /<([^<>\n]+?\.mdx?)[?#>]|(?<![^\s()<>[\]"'`#?])([^\s()<>[\]"'`#?]+\.mdx?)(?![\w.-])/gi

/**
 * Finds the paths of Markdown files in a text, decoded: all possible targets of its links,
 * including links in code.
 */
export function findLinkTargets(text: string): readonly string[] {
  const targets = [...text.matchAll(TARGET)].map(([, pointy, bare = '']) => pointy ?? bare)
  return [...new Set(targets.filter((target) => !target.includes('://')).map(decodePath))]
}

/** An address up to its query or hash, and the rest. */
export function splitUrl(url: string): {pathname: string; suffix: string} {
  const end = url.search(/[?#]/)
  return end < 0
    ? {pathname: url, suffix: ''}
    : {pathname: url.slice(0, end), suffix: url.slice(end)}
}

/** A path as files are named. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // A stray `%` isn't an escape sequence: use the path as it is.
    return pathname
  }
}
