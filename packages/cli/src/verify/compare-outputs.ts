import fs from 'node:fs'
import path from 'node:path'
import {listFiles} from '@lectern/shared/files/list-files'

/** Difference between two outputs. */
export interface OutputDifference {
  /** First different file, by path. */
  file: string
  /** Description of the difference, as a clause. */
  description: string
  /** Number of different files. */
  count: number
}

/** Number of bytes to show before and after the first difference. */
const BEFORE = 20
const AFTER = 30

/** Compares two folders byte by byte. Returns `undefined` if they're identical. */
export function compareOutputs(first: string, second: string): OutputDifference | undefined {
  const [one, other] = [new Set(listFiles(first)), new Set(listFiles(second))]
  const all = [...new Set([...one, ...other])].sort()
  const different = all.filter(
    (file) =>
      !one.has(file) ||
      !other.has(file) ||
      !fs.readFileSync(path.join(first, file)).equals(fs.readFileSync(path.join(second, file)))
  )
  const [file] = different
  if (file === undefined) return undefined
  const count = different.length
  if (!other.has(file)) return {file, count, description: 'is missing in the second build'}
  if (!one.has(file)) return {file, count, description: 'is in the second build only'}
  const bytes = [first, second].map((folder) => fs.readFileSync(path.join(folder, file)))
  return {file, count, description: describeDifference(bytes[0] ?? EMPTY, bytes[1] ?? EMPTY)}
}

const EMPTY = Buffer.alloc(0)

/** Describes the line and column of the first different byte, with an excerpt of both files. */
export function describeDifference(first: Buffer, second: Buffer): string {
  const offset = findDifference(first, second)
  const before = first.subarray(0, offset).toString('utf8').split('\n')
  const column = (before.at(-1) ?? '').length + 1
  const [one, other] = [first, second].map((bytes) => quoteExcerpt(bytes, offset))
  return `differs at line ${before.length}, column ${column}: ${one} in the first build, ${other} in the second`
}

/** Finds the first difference, moved to a character boundary. */
function findDifference(first: Buffer, second: Buffer): number {
  const end = Math.min(first.length, second.length)
  let offset = 0
  while (offset < end && first[offset] === second[offset]) offset += 1
  while (offset > 0 && isContinuation(first[offset])) offset -= 1
  return offset
}

function isContinuation(byte = 0): boolean {
  return (byte & 0b1100_0000) === 0b1000_0000
}

function quoteExcerpt(bytes: Buffer, offset: number): string {
  const excerpt = bytes.subarray(Math.max(0, offset - BEFORE), offset + AFTER).toString('utf8')
  return JSON.stringify(excerpt)
}
