import fs from 'node:fs'
import path from 'node:path'
import type {SnippetSource} from '@lectern/markdown'
import {isInside, relativePath} from '@lectern/shared/files/relative-path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import type {FileHasher} from '../assets/file-hasher.js'

/** A file that a code snippet comes from, and its state during the build. */
export interface SnippetFile {
  /** Path as written, without the part after `#`. */
  target: string
  /** Absolute path. Absent if the site isn't allowed to read the file. */
  absolutePath?: string
  /**
   * Hash of the file. If the file doesn't exist, it's missing, and `siblings` contains the sorted
   * names of the files in its folder.
   */
  hash?: string
  siblings?: readonly string[]
}

/**
 * Finds the files of a source's code snippets. Paths are relative to the source, or to the site
 * root if they start with `@site/` or a slash. With symlinks resolved, the files have to be in the
 * site root. If the source itself is outside the site root, they have to be in its content folder.
 *
 * @param source - Absolute path of the source.
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

/** Returns the absolute path of a snippet's file. */
export function resolveSnippet(target: string, source: string, siteDir: string): string {
  const ofSite = /^(?:@site)?\/+(.*)$/.exec(target)?.[1]
  return ofSite === undefined
    ? path.resolve(path.dirname(source), target)
    : path.resolve(siteDir, ofSite)
}

function isAllowed(file: string, source: string, siteDir: string): boolean {
  const folders = [siteDir, contentFolder(source, siteDir)]
  const contains = (target: string) => (folder: string) => isInside(target, folder)
  if (!folders.some(contains(file))) return false
  return !fs.existsSync(file) || folders.map(realPath).some(contains(realPath(file)))
}

/**
 * Returns the folder of content outside the site root, e.g. `../content` for
 * `../content/docs/a.md`.
 */
function contentFolder(source: string, siteDir: string): string {
  const relative = relativePath(siteDir, path.dirname(source))
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
 * Describes the inputs of code snippets without their folders, so that moving files doesn't change
 * the description.
 */
export function describeSnippets(files: readonly SnippetFile[]): unknown[] {
  return files.map(({target, hash, siblings}) => [target, hash, siblings])
}

/**
 * Reads the files of code snippets. The result is indexed by path as written.
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
