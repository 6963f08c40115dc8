import fs from 'node:fs'
import path from 'node:path'
import type {SnippetSource} from '@lectern/markdown'
import {hashContent} from '@lectern/shared/cache/content-hash'
import type {FileHasher} from '../assets/file-hasher.js'

/** A file whose code a page shows, in the state that the build read. */
export interface SnippetFile {
  /** As the author wrote it, without the part after `#`. */
  target: string
  /** Absent for a file that the site must not read. */
  absolutePath?: string
  /** Absent for a missing file; `siblings` then names the files in its folder, sorted. */
  hash?: string
  siblings?: readonly string[]
}

/**
 * Finds the files whose code a text shows. A path is relative to the file with the text, or to the
 * site root if it starts with `@site/` or a slash. After following links, a file has to be in the
 * site root. For a text outside the site root, the file has to be in the folder that contains the
 * text.
 *
 * @param source - Absolute path of the file with the text.
 */
export function findSnippetFiles(
  targets: readonly string[],
  {source, siteDir, hasher}: {source: string; siteDir: string; hasher: Pick<FileHasher, 'hash'>}
): SnippetFile[] {
  return targets.map((target) => {
    const absolutePath = resolveSnippet(target, source, siteDir)
    if (!isAllowed(absolutePath, source, siteDir)) return {target}
    const hash = hasher.hash(absolutePath)
    return hash === undefined
      ? {target, absolutePath, siblings: listSiblings(absolutePath)}
      : {target, absolutePath, hash}
  })
}

/** Path of a file whose code a text shows. */
export function resolveSnippet(target: string, source: string, siteDir: string): string {
  const ofSite = /^(?:@site)?\/+(.*)$/.exec(target)?.[1]
  return ofSite === undefined
    ? path.resolve(path.dirname(source), target)
    : path.resolve(siteDir, ofSite)
}

function isAllowed(file: string, source: string, siteDir: string): boolean {
  const folders = [siteDir, contentFolder(source, siteDir)]
  const contains = (place: string) => (folder: string) =>
    !path.relative(folder, place).startsWith('..')
  if (!folders.some(contains(file))) return false
  return !fs.existsSync(file) || folders.map(realPath).some(contains(realPath(file)))
}

/** Content can be outside the site root: the folder of `../content/docs/a.md` is `../content`. */
function contentFolder(source: string, siteDir: string): string {
  const relative = path.relative(siteDir, path.dirname(source))
  const [beside = ''] = /^(?:\.\.[\\/])+[^\\/]+/.exec(relative) ?? []
  return path.resolve(siteDir, beside)
}

function realPath(file: string): string {
  return fs.existsSync(file) ? fs.realpathSync(file) : file
}

function listSiblings(file: string): string[] {
  const folder = path.dirname(file)
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    .sort()
}

/**
 * Inputs of the code that a text shows. The same files in a different folder give the same value.
 */
export function describeSnippets(files: readonly SnippetFile[]): unknown[] {
  return files.map(({target, hash, siblings}) => [target, hash, siblings])
}

/**
 * Reads the files, by the words of the author.
 *
 * @param onChanged - Called with a message if a file changed after it was found.
 */
export function readSnippetSources(
  files: readonly SnippetFile[],
  onChanged: (target: string) => never
): Record<string, SnippetSource> {
  return Object.fromEntries(
    files.map((file) => [file.target, readSnippetSource(file, onChanged)] as const)
  )
}

function readSnippetSource(
  {target, absolutePath, hash, siblings = []}: SnippetFile,
  onChanged: (target: string) => never
): SnippetSource {
  if (absolutePath === undefined) return {isOutside: true}
  if (hash === undefined) return {siblings}
  const bytes = fs.existsSync(absolutePath) ? fs.readFileSync(absolutePath) : Buffer.of()
  if (hashContent(bytes) !== hash) onChanged(target)
  return {text: bytes.toString('utf8')}
}
