import fs from 'node:fs'
import path from 'node:path'

/**
 * Replaces the previous output with the new one in two renames. If the process is killed in
 * between, `recoverOutput` restores the output.
 *
 * @returns Path of the replaced output.
 */
export function swapOutput(outDir: string, base: string): string | undefined {
  const previousDir = siblingOf(outDir, 'previous')
  const isReplacing = fs.existsSync(outDir)
  if (isReplacing && !moveAside(outDir, previousDir)) {
    fillFolder(outDir, base)
    return undefined
  }
  fs.renameSync(base, outDir)
  return isReplacing ? previousDir : undefined
}

/**
 * Renames the output folder.
 *
 * @returns `false` if the folder can't be renamed, e.g. because it's a container volume.
 */
function moveAside(outDir: string, previousDir: string): boolean {
  try {
    fs.renameSync(outDir, previousDir)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EBUSY') return false
    throw error
  }
}

/**
 * Copies the complete new output into the folder, and then removes the old files. This is the
 * closest alternative to replacing a folder that can't be renamed.
 */
function fillFolder(outDir: string, base: string): void {
  const inside = path.join(outDir, '.next')
  const old = fs.readdirSync(outDir)
  try {
    fs.cpSync(base, inside, {recursive: true, preserveTimestamps: true})
  } catch (error) {
    fs.rmSync(inside, {recursive: true, force: true})
    throw error
  }
  for (const name of old) fs.rmSync(path.join(outDir, name), {recursive: true, force: true})
  for (const name of fs.readdirSync(inside))
    fs.renameSync(path.join(inside, name), path.join(outDir, name))
  fs.rmdirSync(inside)
  fs.rmSync(base, {recursive: true})
}

/**
 * Restores the output if a build was killed between the two renames, which leaves the complete
 * previous output under a different name.
 */
export function recoverOutput(outDir: string): void {
  const previousDir = siblingOf(outDir, 'previous')
  if (!fs.existsSync(previousDir)) return
  if (fs.existsSync(outDir)) fs.rmSync(previousDir, {recursive: true, force: true})
  else fs.renameSync(previousDir, outDir)
}

/** Returns a path next to the output. A folder there can be renamed to the output. */
export function siblingOf(outDir: string, name: string): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}.${name}`)
}
