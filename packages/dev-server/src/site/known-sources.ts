import fs from 'node:fs'
import path from 'node:path'
import {makeCacheFolder} from '@lectern/shared/cache/cache-folder'
import type {SourceMemory} from '@lectern/core/sources/source-reader'

/**
 * Facts about the sources from the last start of the development server. Unchanged files aren't
 * read.
 */
export function readKnownSources(devDir: string, generator: string): SourceMemory {
  try {
    const text = fs.readFileSync(fileOf(devDir), 'utf8')
    const stored = JSON.parse(text) as {generator: string; sources: SourceMemory}
    return stored.generator === generator ? stored.sources : {}
  } catch {
    // The first start, or a file that was cut off: everything is read.
    return {}
  }
}

/**
 * Remembers the sources for the next start, unless that start would find the same as this one.
 *
 * @param known - What this start has found.
 */
export function writeKnownSources(
  devDir: string,
  generator: string,
  sources: SourceMemory,
  known: SourceMemory
): void {
  if (areSame(sources, known)) return
  makeCacheFolder(devDir)
  fs.writeFileSync(`${fileOf(devDir)}.new`, JSON.stringify({generator, sources}))
  fs.renameSync(`${fileOf(devDir)}.new`, fileOf(devDir))
}

/** Entries of unchanged files are passed on unchanged. */
function areSame(sources: SourceMemory, known: SourceMemory): boolean {
  const files = Object.keys(sources)
  return (
    files.length === Object.keys(known).length &&
    files.every((file) => sources[file]?.scanned === known[file]?.scanned)
  )
}

function fileOf(devDir: string): string {
  return path.join(devDir, 'sources.json')
}
