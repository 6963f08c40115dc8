import fs from 'node:fs'
import path from 'node:path'
import {gzipSync} from 'node:zlib'
import type {PageFacts} from '../site/page-facts.js'
import {readPage} from './read-page.js'

/** HTML files to read in a worker thread. */
export interface InspectFiles {
  /** Absolute. */
  outDir: string
  files: readonly string[]
  /** Whether budgets require file sizes. */
  isMeasured: boolean
}

/** Reads HTML files one at a time, and keeps only the facts about them. */
export function inspectFiles({outDir, files, isMeasured}: InspectFiles): PageFacts[] {
  return files.map((file) => {
    const bytes = fs.readFileSync(path.join(outDir, file))
    const facts = readPage(bytes.toString('utf8'), file)
    return isMeasured ? {...facts, gzip: gzipSync(bytes).length} : facts
  })
}
