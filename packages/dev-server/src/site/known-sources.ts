import fs from 'node:fs'
import path from 'node:path'
import {createCacheFolder} from '@lectern/shared/cache/cache-folder'
import type {SourceMemory} from '@lectern/core/sources/source-reader'

/** Reads the scanned data that the development server stored last, so that unchanged files aren't read. */
export function readKnownSources(devDir: string, generator: string): SourceMemory {
  try {
    const text = fs.readFileSync(fileOf(devDir), 'utf8')
    const stored = JSON.parse(text) as {generator: string; sources: SourceMemory}
    return stored.generator === generator ? stored.sources : {}
  } catch {
    // If the file is missing or incomplete, all sources are read.
    return {}
  }
}

/**
 * Stores scanned data for the next start if it has changed.
 *
 * @param known - The data that's currently stored.
 */
export function writeKnownSources(
  devDir: string,
  generator: string,
  sources: SourceMemory,
  known: SourceMemory
): void {
  if (areSame(sources, known)) return
  createCacheFolder(devDir)
  fs.writeFileSync(`${fileOf(devDir)}.new`, JSON.stringify({generator, sources}))
  fs.renameSync(`${fileOf(devDir)}.new`, fileOf(devDir))
}

/** Compares entries by identity, because unchanged files keep their entries. */
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
