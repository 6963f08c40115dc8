import type fs from 'node:fs'
import path from 'node:path'
import {listHiddenFiles} from '@lectern/core/hosts/hosts'
import {readFileStats} from '@lectern/shared/files/file-stats'
import {decodePathname} from '../requests/decode-pathname.js'

/** What a host has for a path: a file, the path to ask for instead, or nothing. */
export type Answer =
  | {kind: 'file'; filePath: string; file: string; stats: fs.Stats}
  | {kind: 'redirect'; path: string}
  | {kind: 'missing'}

/** What hosts read themselves and show to nobody. */
export const HOST_FILES: ReadonlySet<string> = new Set(listHiddenFiles())

/** Folders below the root in which a page of its own for what is missing is looked for. */
const DEEPEST = 4

const MISSING: Answer = {kind: 'missing'}

/**
 * Finds what stands in a built site under a path, as static hosts look for it: the file itself, the same
 * with `.html`, `index.html` in the folder. A page answers under one of `/a` and `/a/` and leads there
 * from the other, as `trailingSlash` has it; without that setting a folder answers under both.
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
 * The page that says that nothing is there: the `404.html` of the nearest folder, for each language of a
 * site has its own.
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
