import fs from 'node:fs'
import path from 'node:path'
import {restoreOutput} from './redirect-output.js'

/**
 * Returns the folder that an output path refers to. If the path is a symbolic link, that's the link's
 * target, which may not exist yet. A build would otherwise replace the link and leave its target
 * unchanged. An output that a killed build has redirected is restored.
 *
 * @param outDir - Absolute output folder.
 */
export function resolveOutput(outDir: string): string {
  restoreOutput(outDir)
  if (!fs.lstatSync(outDir, {throwIfNoEntry: false})?.isSymbolicLink()) return outDir
  // Throws an error if links form a loop.
  fs.statSync(outDir, {throwIfNoEntry: false})
  return resolveOutput(path.resolve(path.dirname(outDir), fs.readlinkSync(outDir)))
}
