import type fs from 'node:fs'
import path from 'node:path'
import {listHiddenFiles} from '@lectern/core/hosts/hosts'
import {listMarkdownPaths} from '@lectern/core/hosts/negotiation'
import {readFileStats} from '@lectern/shared/files/file-stats'
import {decodePathname} from '../requests/decode-pathname.js'

/** A file that was found. `file` is relative to the output folder. */
export interface FileAnswer {
  kind: 'file'
  filePath: string
  file: string
  stats: fs.Stats
}

/** Result of a lookup: a file, a redirect, or nothing. */
export type Answer = FileAnswer | {kind: 'redirect'; path: string} | {kind: 'missing'}

/** Files that configure hosts and that hosts don't serve. */
export const HOST_FILES: ReadonlySet<string> = new Set(listHiddenFiles())

/** Maximum depth of folders that are searched for a `404.html`. */
const DEEPEST = 4

const MISSING: Answer = {kind: 'missing'}

/**
 * Finds the file of a built site for a path, as static hosts do: the file itself, the path with
 * `.html`, or `index.html` in the folder. `trailingSlash` determines whether a page is served at
 * `/a` or `/a/`. The other URL redirects to it. If it's not set, folders are served at both URLs.
 *
 * @param urlPath - Percent-encoded path below the base URL, without a leading slash.
 */
export function findAnswer(
  outDir: string,
  urlPath: string,
  trailingSlash: boolean | undefined
): Answer {
  const name = readName(urlPath)
  if (name === undefined || HOST_FILES.has(name)) return MISSING
  const page = name.replace(/\/$/, '')
  const inFolder = () => findFile(outDir, `${page}/index.html`)
  if (page === name && page !== '') {
    const own = findFile(outDir, name) ?? findFile(outDir, `${name}.html`)
    if (own) return own
    const index = inFolder()
    return index && trailingSlash === true
      ? {kind: 'redirect', path: `${urlPath}/`}
      : (index ?? MISSING)
  }
  const index = inFolder()
  if (index) return index
  return findFile(outDir, `${page}.html`)
    ? {kind: 'redirect', path: urlPath.replace(/\/$/, '')}
    : MISSING
}

/**
 * Finds the not-found page. Each locale has its own, so it's the `404.html` in the nearest folder.
 *
 * @param urlPath - Same as for `findAnswer`.
 */
export function findNotFoundPage(outDir: string, urlPath: string): Answer {
  const folders = (readName(urlPath) ?? '').split('/').slice(0, -1).slice(0, DEEPEST)
  for (let depth = folders.length; depth > 0; depth--) {
    const found = findFile(outDir, `${folders.slice(0, depth).join('/')}/404.html`)
    if (found) return found
  }
  return findFile(outDir, '404.html') ?? MISSING
}

/**
 * Converts a path to a filename. Returns `undefined` if the path isn't normalized or leaves the
 * folder.
 */
function readName(urlPath: string): string | undefined {
  const name = decodePathname(urlPath) ?? '/'
  return /(?:^|[\\/])\.\.?(?:[\\/]|$)|^[\\/]|[\\/]{2}/.test(name) ? undefined : name
}

/**
 * Finds a page's Markdown file.
 *
 * @param file - HTML file of the page, relative to the output folder.
 */
export function findMarkdown(outDir: string, file: string): FileAnswer | undefined {
  if (!file.endsWith('.html')) return undefined
  for (const name of listMarkdownPaths(`/${file}`)) {
    const found = findFile(outDir, name)
    if (found) return found
  }
  return undefined
}

function findFile(outDir: string, name: string): FileAnswer | undefined {
  const file = name.replace(/^\//, '')
  const filePath = path.join(outDir, file)
  const stats = readFileStats(filePath)
  return stats && {kind: 'file', filePath, file, stats}
}
