import {dirname, extname, join, relative, sep} from 'node:path'
import {trackFences} from '@lectern/shared/code/track-fences'
import {isInside} from '@lectern/shared/files/relative-path'
import {decodeUrl} from '@lectern/shared/url/decode-url'

/** A docs file that was copied to a different folder. */
export interface MovedFile {
  /** Absolute path of the original. */
  from: string
  /** Absolute path of the copy. */
  to: string
  /** Absolute path of the copied folder. */
  folder: string
  /** Tests whether a file or folder exists at an absolute path. */
  exists(path: string): boolean
}

const MARKDOWN: ReadonlySet<string> = new Set(['.md', '.mdx'])
const CODE: ReadonlySet<string> = new Set([
  ...['.js', '.jsx', '.ts', '.tsx', '.mjs', '.cjs', '.mts', '.cts'],
  ...['.css', '.scss', '.sass', '.less']
])

/** Tests whether a file can contain relative paths. */
export function hasPaths(file: string): boolean {
  return MARKDOWN.has(extname(file)) || CODE.has(extname(file))
}

/**
 * Adjusts the relative paths in a copied file that point outside the copied folder, such as
 * snippets, imports, images and links. Only changes paths of existing files, and skips code blocks.
 */
export function adjustOutsidePaths(text: string, file: MovedFile): string {
  if (!text.includes('../')) return text
  const adjust = (found: string) => adjustPath(found, file)
  if (!MARKDOWN.has(extname(file.from))) return text.replace(QUOTED_PATH, adjust)
  const findFence = trackFences()
  // The first line of a block can contain a path, such as `file=../example.ts`.
  const lines = text
    .split('\n')
    .map((line) => (findFence(line) === 'rest' ? line : line.replace(PATH, adjust)))
  return lines.join('\n')
}

/**
 * Matches a relative path that starts with `../` or `./../`, for example in quotes, in parentheses,
 * or after `file=`.
 */
const PATH = /(?<![\w./-])(?:\.\/)?(?:\.\.\/)+[^\s"'`()<>]*/g
const QUOTED_PATH = /(?<=["'`(])(?:\.\/)?(?:\.\.\/)+[^\s"'`()<>]*/g

function adjustPath(found: string, {from, to, folder, exists}: MovedFile): string {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(found) ?? []
  const target = join(dirname(from), decodeUrl(written))
  if (isInside(target, folder) || !isThere(target, exists)) return found
  const moved = relative(dirname(to), target).split(sep).join('/')
  const slash = written.endsWith('/') && !moved.endsWith('/') ? '/' : ''
  return (written.includes('%') ? encodeURI(moved) : moved) + slash + rest
}

/** Tests whether a path exists. Imports can omit the file extension. */
function isThere(target: string, exists: MovedFile['exists']): boolean {
  return ['', ...CODE, ...MARKDOWN, '.json'].some((extension) => exists(target + extension))
}
