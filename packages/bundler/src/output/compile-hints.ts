import fs from 'node:fs/promises'
import path from 'node:path'
import type {Metafile} from 'esbuild'
import {CLIENT_ENTRY} from '../entries/entries.js'
import {entryFiles, staticImports} from './output-files.js'

/**
 * Tells the engine to compile a whole script in the background while it's downloading, instead of each function
 * on the main thread when it's called (V8's explicit compile hints, a comment for other engines). Halves the
 * main-thread cost of hydration.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** Adds the hint only to the scripts that start every page. */
export async function addCompileHints(metafile: Metafile, workingDir: string): Promise<void> {
  const main = entryFiles(metafile, '.js').get(CLIENT_ENTRY)
  if (main === undefined) return
  await Promise.all(
    [main, ...staticImports(metafile, main)].map(async (file) => {
      const absolutePath = path.resolve(workingDir, file)
      await fs.writeFile(absolutePath, COMPILE_HINT + (await fs.readFile(absolutePath, 'utf8')))
    })
  )
}
