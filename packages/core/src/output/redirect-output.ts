import fs from 'node:fs'
import path from 'node:path'
import {siblingOf} from './swap-output.js'

/**
 * Runs code that accesses the output folder while its path is a symlink to a different folder, and
 * restores the output afterwards. If the process is killed, `restoreOutput` does so.
 *
 * @param outDir - Absolute output folder. If it didn't exist before, it's removed afterwards.
 * @param folder - Absolute folder that the code accesses.
 */
export async function redirectOutput<Result>(
  outDir: string,
  folder: string,
  run: () => Promise<Result>
): Promise<Result> {
  if (!moveOutput(outDir)) return run()
  try {
    linkOutput(outDir, folder)
    return await run()
  } finally {
    restoreOutput(outDir)
  }
}

/** Links the output folder to a different folder, unless the file system has no links. */
function linkOutput(outDir: string, folder: string): void {
  try {
    fs.symlinkSync(folder, outDir, 'junction')
  } catch {
    restoreOutput(outDir)
  }
}

/** Restores an output that `redirectOutput` has replaced with a symlink. */
export function restoreOutput(outDir: string): void {
  const movedDir = siblingOf(outDir, 'moved')
  if (!fs.existsSync(movedDir)) return
  if (fs.lstatSync(outDir, {throwIfNoEntry: false})?.isSymbolicLink()) fs.unlinkSync(outDir)
  const output = path.join(movedDir, 'output')
  if (fs.existsSync(output) && !fs.existsSync(outDir)) fs.renameSync(output, outDir)
  fs.rmSync(movedDir, {recursive: true, force: true})
}

/**
 * Renames the output folder.
 *
 * @returns `false` if the folder can't be renamed, e.g. because it's a container volume.
 */
function moveOutput(outDir: string): boolean {
  const movedDir = siblingOf(outDir, 'moved')
  fs.mkdirSync(movedDir, {recursive: true})
  try {
    if (fs.existsSync(outDir)) fs.renameSync(outDir, path.join(movedDir, 'output'))
    return true
  } catch {
    fs.rmdirSync(movedDir)
    return false
  }
}
