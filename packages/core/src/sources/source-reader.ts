import fs from 'node:fs'
import path from 'node:path'
import type {FrontMatterParser, Source, SourceReader} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {scanParsedSource, scanSource, type ScannedSource} from './scan-source.js'

/** Facts about files from the last build, by path relative to the site root. */
export type SourceMemory = Record<string, KnownSource>

interface KnownSource {
  size: number
  time: number
  scanned: ScannedSource
  /**
   * Set if a function of the site parsed the front matter, because another run can return a
   * different result.
   */
  isParsed?: true
}

interface ReaderSettings {
  /**
   * Whether a repeated request for a file checks the file again: a server follows changes, and a
   * build uses one state of each file from begin to end.
   */
  looks?: 'once' | 'always'
  /**
   * The site's function that parses front matter. It runs for every file, even for unchanged ones.
   */
  parse?: FrontMatterParser | undefined
}

/** A reader with its results, to keep for the next build. */
export interface RememberingReader extends SourceReader {
  /** Entries of the files that were read, old or new, without deleted files. */
  memory(): SourceMemory
}

/**
 * Reads sources. A file isn't opened if its size and change time are the same as in the last
 * build. The system maintains the change time, and programs can't set it. Copies and archives keep
 * other times.
 *
 * @param known - Memory of the last build.
 */
export function createSourceReader(
  siteDir: string,
  known: SourceMemory,
  {looks = 'always', parse}: ReaderSettings = {}
): RememberingReader {
  const memory: SourceMemory = {}
  return {
    memory: () => memory,
    list: async (directory, extensions) => listFiles(directory, extensions),
    async read(absolutePath) {
      const file = relativePath(siteDir, absolutePath)
      const seen = looks === 'once' ? memory[file] : undefined
      if (seen) return {file, absolutePath, ...seen.scanned} satisfies Source
      // Synchronous calls: for many small files they take half the time of promises.
      const {size, ctimeMs: time} = fs.statSync(absolutePath)
      const before = memory[file] ?? (parse || known[file]?.isParsed ? undefined : known[file])
      if (before?.size === size && before.time === time) {
        memory[file] = before
        return {file, absolutePath, ...before.scanned} satisfies Source
      }
      const bytes = fs.readFileSync(absolutePath)
      // Without `parse`, `memory` has the entry once this call returns.
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
  if (fs.existsSync(directory)) visit(directory, '')
  return files.sort((left, right) => (left < right ? -1 : 1))
}

function kindOf(entry: fs.Dirent | fs.Stats): 'file' | 'folder' | undefined {
  if (entry.isFile()) return 'file'
  return entry.isDirectory() ? 'folder' : undefined
}

/** Links to files are followed. Links to folders aren't, because they may be circular. */
function kindOfLink(link: string): 'file' | undefined {
  try {
    return fs.statSync(link).isFile() ? 'file' : undefined
  } catch {
    // The link is broken or points to itself: there is no file.
    return undefined
  }
}
