/** Matches the path of a Markdown file in a link or definition. */
const TARGET =
  /<([^<>\n]+?\.mdx?)[?#>]|(?<![^\s()<>[\]"'`#?])([^\s()<>[\]"'`#?]+\.mdx?)(?![\w.-])/gi

/**
 * Finds the decoded paths of all Markdown files that a text links to. Links in code are included.
 */
export function findLinkTargets(text: string): readonly string[] {
  const targets = [...text.matchAll(TARGET)].map(([, pointy, bare = '']) => pointy ?? bare)
  return [...new Set(targets.filter((target) => !target.includes('://')).map(decodePath))]
}

/** Splits a URL before its query or hash. */
export function splitUrl(url: string): {pathname: string; suffix: string} {
  const end = url.search(/[?#]/)
  return end < 0
    ? {pathname: url, suffix: ''}
    : {pathname: url.slice(0, end), suffix: url.slice(end)}
}

/** Decodes a path. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // Not an escape sequence. Return the path as it is.
    return pathname
  }
}
