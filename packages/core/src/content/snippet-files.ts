import fs from 'node:fs'
import path from 'node:path'
import type {SnippetSource} from '@lectern/markdown'
import {hashContent} from '@lectern/shared/cache/content-hash'
import type {FileHasher} from '../assets/file-hasher.js'

/** State of a code snippet's file during the build. */
export interface SnippetFile {
  /** Path as written, without the part after `#`. */
  target: string
  /** Absolute path. Absent if the site isn't allowed to read the file. */
  absolutePath?: string
  /**
   * Hash of the file. Absent if it doesn't exist. `siblings` then contains the sorted names of the
   * files in its folder.
   */
  hash?: string
  siblings?: readonly string[]
}

/**
 * Finds the files that a source's code snippets come from. Paths are relative to the source. If
 * they start with `@site/` or a slash, they're relative to the site root. After symlinks are
 * resolved, the files must be in the site root. If the source is outside the site root, its
 * snippets must be in the source's content folder.
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
  const contains = (target: string) => (folder: string) =>
    !path.relative(folder, target).startsWith('..')
  if (!folders.some(contains(file))) return false
  return !fs.existsSync(file) || folders.map(realPath).some(contains(realPath(file)))
}

/**
 * Returns the folder of content outside the site root. For example, `../content/docs/a.md` is in
 * `../content`.
 */
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
 * Describes the inputs of code snippets. The description doesn't include folders, so it stays the
 * same if the files are moved.
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
