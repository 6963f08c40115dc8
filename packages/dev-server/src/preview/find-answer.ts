import type fs from 'node:fs'
import path from 'node:path'
import {listHiddenFiles} from '@lectern/core/hosts/hosts'
import {readFileStats} from '@lectern/shared/files/file-stats'
import {decodePathname} from '../requests/decode-pathname.js'

/** Result of a host for a path: a file, a different path to request, or nothing. */
export type Answer =
  | {kind: 'file'; filePath: string; file: string; stats: fs.Stats}
  | {kind: 'redirect'; path: string}
  | {kind: 'missing'}

/** Files that hosts read and don't serve. */
export const HOST_FILES: ReadonlySet<string> = new Set(listHiddenFiles())

/** Number of folder levels below the root in which a separate not-found page is searched. */
const DEEPEST = 4

const MISSING: Answer = {kind: 'missing'}

/**
 * Finds the file of a built site for a path, in the same way as static hosts: the file itself, the
 * path with `.html`, or `index.html` in the folder. Depending on `trailingSlash`, a page is served
 * under `/a` or `/a/`, and the other path redirects to it. Without that setting, a folder is served
 * under both.
 *
 * @param urlPath - Below the base URL, without a leading slash, percent-encoded.
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
 * The not-found page: the `404.html` of the nearest folder, because each language of a site has
 * its own.
 *
 * @param urlPath - As for `findAnswer`.
 */
export function findNotFoundPage(outDir: string, urlPath: string): Answer {
  const folders = (readName(urlPath) ?? '').split('/').slice(0, -1).slice(0, DEEPEST)
  for (let depth = folders.length; depth > 0; depth--) {
    const found = findFile(outDir, `${folders.slice(0, depth).join('/')}/404.html`)
    if (found) return found
  }
  return findFile(outDir, '404.html') ?? MISSING
}

/** Returns the filename of a path. Paths that leave the folder have none, nor do other names of a file, such as `./a`. */
function readName(urlPath: string): string | undefined {
  const name = decodePathname(urlPath) ?? '/'
  return /(?:^|[\\/])\.\.?(?:[\\/]|$)|^[\\/]|[\\/]{2}/.test(name) ? undefined : name
}

function findFile(outDir: string, name: string): Answer | undefined {
  const file = name.replace(/^\//, '')
  const filePath = path.join(outDir, file)
  const stats = readFileStats(filePath)
  return stats && {kind: 'file', filePath, file, stats}
}
