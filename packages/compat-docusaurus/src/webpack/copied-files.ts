import fs from 'node:fs'
import path from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {createFileMatcher} from '@lectern/shared/files/file-matcher'
import {listFiles} from '@lectern/shared/files/list-files'
import {isInside, relativePath, siteRelative} from '@lectern/shared/files/relative-path'
import type {OutputFile} from '@lectern/types'
import type {CopyPattern} from './webpack-changes.js'

/** A file to copy. */
interface FoundFile {
  absolutePath: string
  /** Path relative to `to`, with forward slashes. */
  name: string
}

/**
 * Lists the files that patterns copy to the output. If two files have the same output path, the
 * first one wins.
 *
 * @param outDir - Absolute output folder that plugins receive. They may also use Docusaurus's default.
 */
export async function listCopiedFiles(
  patterns: readonly CopyPattern[],
  siteDir: string,
  outDir?: string
): Promise<readonly OutputFile[]> {
  const defaultDir = path.join(siteDir, 'build')
  const files = new Map<string, OutputFile>()
  for (const pattern of patterns) {
    for (const found of findFiles(pattern, siteDir)) {
      const file = nameOutput(found, {...pattern, to: locate(pattern.to, outDir, defaultDir)})
      const {absolutePath} = found
      if (files.has(file) || file.startsWith('../')) continue
      if (pattern.filter && !(await pattern.filter(absolutePath))) continue
      files.set(file, createFile(file, absolutePath, pattern))
    }
  }
  return [...files.values()]
}

/** Lists required patterns that don't match any file. */
export function findMissingCopies(patterns: readonly CopyPattern[], siteDir: string): string[] {
  return patterns
    .filter((pattern) => !pattern.isOptional && findFiles(pattern, siteDir).length === 0)
    .map(({from}) => siteRelative(siteDir, from))
}

function createFile(
  file: string,
  absolutePath: string,
  {transform}: Pick<CopyPattern, 'transform'>
): OutputFile {
  const read = () => fs.readFileSync(absolutePath)
  if (transform) return {file, text: async () => transform(read(), absolutePath)}
  return {file, text: read, key: hashContent(read())}
}

function findFiles({from, context, ignore}: CopyPattern, siteDir: string): FoundFile[] {
  const folder = path.resolve(siteDir, context ?? '')
  const absolutePath = path.resolve(folder, from)
  const stats = fs.statSync(absolutePath, {throwIfNoEntry: false})
  if (stats?.isFile()) return [{absolutePath, name: path.basename(absolutePath)}]
  const root = stats ? absolutePath : folder
  const pattern = path.isAbsolute(from) ? relativePath(folder, from) : from.replace(/^\.\//, '')
  const isMatch = createFileMatcher({
    include: [stats ? '**/*' : pattern],
    exclude: ignore.map((glob) => (path.isAbsolute(glob) ? relativePath(root, glob) : glob))
  })
  const searched = stats ? root : globRoot(folder, pattern)
  if (!fs.existsSync(searched)) return []
  return listFiles(searched)
    .map((file) => path.join(searched, file))
    .map((file) => ({absolutePath: file, name: relativePath(root, file)}))
    .filter(({name}) => isMatch(name))
}

/** Returns the folder before the first wildcard of a glob. */
function globRoot(folder: string, glob: string): string {
  const parts = glob.split('/')
  const end = parts.findIndex((part) => /[*?{[(!]/.test(part))
  return path.join(folder, ...parts.slice(0, Math.max(end, 0)))
}

/** Converts an absolute path to a path relative to the output folder. */
function locate(to: string, outDir: string | undefined, defaultDir: string): string {
  if (!path.isAbsolute(to)) return to
  const isFolder = /[\\/]$/.test(to)
  const root = outDir !== undefined && isInside(to, outDir) ? outDir : defaultDir
  return relativePath(root, to) + (isFolder ? '/' : '')
}

/** Returns the output path of a copied file. */
function nameOutput({name}: FoundFile, {to, toType}: CopyPattern): string {
  const {dir, base, name: stem, ext} = path.posix.parse(name)
  const target = to.replace(/^(?:\.?\/)+|^\.$/, '')
  if (toType === 'template' || (!toType && /\[\w+\]/.test(target))) {
    const parts: Readonly<Record<string, string>> = {path: dir && `${dir}/`, name: stem, ext, base}
    return path.posix.normalize(
      target.replace(/\[(\w+)\]/g, (_, part: string) => parts[part] ?? '')
    )
  }
  const isFile = toType ? toType === 'file' : !target.endsWith('/') && path.extname(target) !== ''
  return path.posix.normalize(isFile ? target : path.posix.join(target, name))
}
