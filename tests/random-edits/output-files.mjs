import {createHash} from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * Hash and time of each output file, by path; empty without an output.
 *
 * @typedef {Readonly<Record<string, {hash: string, time: number}>>} OutputFiles
 */

/**
 * @param {string} outDir
 * @returns {OutputFiles}
 */
export function readOutput(outDir) {
  if (!fs.existsSync(outDir)) return {}
  const files = fs
    .readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
  return Object.fromEntries(
    files.map((file) => {
      const hash = createHash('sha256').update(fs.readFileSync(file)).digest('hex')
      return [path.relative(outDir, file), {hash, time: fs.statSync(file).mtimeMs}]
    })
  )
}

/**
 * Describes the differences between two outputs, file by file.
 *
 * @param {OutputFiles} found
 * @param {OutputFiles} wanted
 */
export function listDifferences(found, wanted) {
  const names = [...new Set([...Object.keys(found), ...Object.keys(wanted)])].sort()
  return names.flatMap((file) => {
    if (!found[file]) return [`${file} is missing`]
    if (!wanted[file]) return [`${file} should not be there`]
    return found[file].hash === wanted[file].hash ? [] : [`${file} has other bytes`]
  })
}

/**
 * Lists files with the same content but a new time.
 *
 * @param {OutputFiles} before
 * @param {OutputFiles} after
 */
export function listTouched(before, after) {
  return Object.keys(after)
    .filter((file) => {
      const [old, now] = [before[file], after[file]]
      return old && now && old.hash === now.hash && old.time !== now.time
    })
    .map((file) => `${file} has a new time and the same bytes`)
}
