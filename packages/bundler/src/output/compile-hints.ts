import fs from 'node:fs/promises'
import path from 'node:path'
import type {Metafile} from 'esbuild'
import {CLIENT_ENTRY} from '../entries/entries.js'
import {entryFiles, staticImports} from './output-files.js'

/**
 * Asks the engine to compile all of a script while it arrives, in the background, in place of function by
 * function when each is called, on the thread that answers the reader (V8's explicit compile hints; other
 * engines read a comment). Halves what hydration costs that thread.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** Puts the hint before the scripts that start every page, and before no others. */
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
