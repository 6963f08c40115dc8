import fs from 'node:fs/promises'
import path from 'node:path'
import type {Metafile} from 'esbuild'
import {CLIENT_ENTRY} from '../entries/entries.js'
import {entryFiles, staticImports} from './output-files.js'

/**
 * Tells V8 to compile a whole script in the background while it's downloading. Otherwise, each
 * function is compiled on the main thread when it's called. This halves the time that hydration
 * blocks the main thread. Other engines ignore the comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** Adds the hint to the scripts that start every page, but not to other scripts. */
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
