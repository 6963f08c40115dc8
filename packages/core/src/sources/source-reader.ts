import fs from 'node:fs'
import path from 'node:path'
import type {FrontMatterParser, Source, SourceReader} from '@lectern/types'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {relativePath} from '@lectern/shared/files/relative-path'
import {createGatheredFolders, type GatheredFolders} from './gathered-folders.js'
import {scanParsedSource, scanSource, type ScannedSource} from './scan-source.js'

/** Data about files from the previous build. Paths are relative to the site root. */
export type SourceMemory = Record<string, KnownSource>

interface KnownSource {
  size: number
  time: number
  scanned: ScannedSource
  /**
   * Set if one of the site's functions parsed the front matter, because it may return a different
   * result next time.
   */
  isParsed?: true
}

interface ReaderSettings {
  /**
   * Whether to check a file each time it's requested. Servers do, to detect changes. Builds don't,
   * so that they use the same version of each file throughout.
   */
  checks?: 'once' | 'always'
  /** The site's function for parsing front matter. It runs for every file, even unchanged ones. */
  parse?: FrontMatterParser | undefined
}

/** A reader that remembers its results for the next build. */
export interface RememberingReader extends Omit<SourceReader, 'gather'>, GatheredFolders {
  /**
   * Returns an entry for each file that was read, even if it's unchanged. Deleted files aren't
   * included.
   */
  memory(): SourceMemory
}

/**
 * Creates a reader for sources. Files whose size and change time match the previous build aren't
 * read again. Copies and archives can't preserve the change time, because the system sets it.
 *
 * @param known - Memory of the previous build.
 */
export function createSourceReader(
  siteDir: string,
  known: SourceMemory,
  {checks = 'always', parse}: ReaderSettings = {}
): RememberingReader {
  const memory: SourceMemory = {}
  return {
    ...createGatheredFolders(siteDir),
    memory: () => memory,
    list: async (directory, extensions) => listFiles(directory, extensions),
    async read(absolutePath) {
      const file = relativePath(siteDir, absolutePath)
      const seen = checks === 'once' ? memory[file] : undefined
      if (seen) return {file, absolutePath, ...seen.scanned} satisfies Source
      // For many small files, synchronous calls take half the time of promises.
      const {size, ctimeMs: time} = fs.statSync(absolutePath)
      const before = memory[file] ?? (parse || known[file]?.isParsed ? undefined : known[file])
      if (before?.size === size && before.time === time) {
        memory[file] = before
        return {file, absolutePath, ...before.scanned} satisfies Source
      }
      const bytes = fs.readFileSync(absolutePath)
      if (before?.size === size && before.scanned.hash === hashContent(bytes)) {
        memory[file] = {...before, time}
        return {file, absolutePath, ...before.scanned} satisfies Source
      }
      // Without `parse`, the entry has to be in `memory` when this call returns.
      const entry: KnownSource = parse
        ? {
            ...{size, time, isParsed: true},
            scanned: await scanParsedSource(bytes, {file, absolutePath}, parse)
          }
        : {size, time, scanned: scanSource(bytes, file)}
      memory[file] = entry
      return {file, absolutePath, ...entry.scanned} satisfies Source
    },
    async readText(absolutePath) {
      try {
        return fs.readFileSync(absolutePath, 'utf8')
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    }
  }
}

function listFiles(directory: string, extensions: readonly string[]): string[] {
  const files: string[] = []
  const visit = (folder: string, prefix: string) => {
    for (const entry of fs.readdirSync(folder, {withFileTypes: true})) {
      const {name} = entry
      if (name.startsWith('.') || name === 'node_modules') continue
      const kind = entry.isSymbolicLink() ? kindOfLink(path.join(folder, name)) : kindOf(entry)
      if (kind === 'folder') visit(path.join(folder, name), `${prefix}${name}/`)
      else if (kind === 'file' && extensions.includes(path.extname(name))) files.push(prefix + name)
    }
  }
  if (isPresent(directory)) visit(directory, '')
  return files.sort((left, right) => (left < right ? -1 : 1))
}

/**
 * Returns whether a folder exists. `existsSync` also returns `false` for folders that can't be
 * read, whose pages would then be missing without an error.
 */
function isPresent(directory: string): boolean {
  try {
    return fs.statSync(directory, {throwIfNoEntry: false}) !== undefined
  } catch (error) {
    // If a parent is a file, the path can't exist.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return false
    throw error
  }
}

function kindOf(entry: fs.Dirent | fs.Stats): 'file' | 'folder' | undefined {
  if (entry.isFile()) return 'file'
  return entry.isDirectory() ? 'folder' : undefined
}

/**
 * Returns `file` if a symlink points to a file. Symlinks to folders aren't followed, because they
 * may be circular.
 */
function kindOfLink(link: string): 'file' | undefined {
  try {
    return fs.statSync(link).isFile() ? 'file' : undefined
  } catch {
    // The symlink is broken or circular.
    return undefined
  }
}
