import fs from 'node:fs'
import path from 'node:path'
import {threadId} from 'node:worker_threads'
import {createCacheFolder} from './cache-folder.js'

/**
 * Place of a record. Records are stored in packs, because a file for each would cost more time than
 * its content. Only one thread appends to a pack. Next to a pack is a list with a line for each
 * record, which is written last, so that a partly written record isn't listed.
 */
export interface RecordPlace {
  pack: string
  /** Number of bytes before the record. */
  offset: number
  /** Length in bytes. */
  length: number
  /** Hash of the record's bytes. */
  hash: string
}

const RECORDS = '.records'
const LIST = '.list'

/** Returns the names of the packs in a folder, oldest first. The folder doesn't need to exist. */
export function listPacks(directory: string): string[] {
  try {
    return fs
      .readdirSync(directory)
      .flatMap((file) => (file.endsWith(RECORDS) ? [file.slice(0, -RECORDS.length)] : []))
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Returns the size of a pack's records in bytes. */
export function packSize(directory: string, pack: string): number {
  return fs.statSync(path.join(directory, pack + RECORDS), {throwIfNoEntry: false})?.size ?? 0
}

/** Returns the name of the pack that this thread appends to. */
export function ownPack(): string {
  // Unique for a thread, also if several machines share a folder. Later names sort last.
  const start = Math.round(performance.timeOrigin * 1000).toString(36)
  return `${start}-${process.pid}-${threadId}`
}

/** Place of a new record, and of its line in the pack's list, in bytes. */
export interface AppendedRecord {
  place: RecordPlace
  start: number
  end: number
}

/** Appends a record to a pack, which is created if necessary. */
export function appendRecord(
  directory: string,
  pack: string,
  {key, hash, bytes}: {key: string; hash: string; bytes: Uint8Array}
): AppendedRecord {
  const offset = append(path.join(directory, pack + RECORDS), bytes)
  const length = bytes.byteLength
  // The line starts with a line break, in case the previous one was only partly written.
  const line = Buffer.from(`\n${key} ${offset} ${length} ${hash}\n`)
  const start = append(path.join(directory, pack + LIST), line)
  return {place: {pack, offset, length, hash}, start, end: start + line.byteLength}
}

/** Appends to a file. Returns its previous size. */
function append(file: string, bytes: Uint8Array): number {
  const descriptor = openToAppend(file)
  try {
    const {size} = fs.fstatSync(descriptor)
    fs.writeFileSync(descriptor, bytes)
    return size
  } finally {
    fs.closeSync(descriptor)
  }
}

function openToAppend(file: string): number {
  try {
    return fs.openSync(file, 'a')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    createCacheFolder(path.dirname(file))
    return fs.openSync(file, 'a')
  }
}

/** Reads the bytes of a record. Returns `undefined` if they're missing. */
export function readRecord(directory: string, place: RecordPlace): Buffer | undefined {
  return readPart(path.join(directory, place.pack + RECORDS), place.offset, place.length)
}

function readPart(file: string, offset: number, length: number): Buffer | undefined {
  let descriptor: number | undefined
  try {
    descriptor = fs.openSync(file, 'r')
    const bytes = Buffer.allocUnsafe(length)
    return fs.readSync(descriptor, bytes, 0, length, offset) === length ? bytes : undefined
  } catch {
    // A cache treats missing and unreadable files the same way.
    return undefined
  } finally {
    if (descriptor !== undefined) fs.closeSync(descriptor)
  }
}

/** Records of a pack by key, and the length of the list that contains them. */
interface ListedRecords {
  records: ReadonlyMap<string, RecordPlace>
  end: number
}

/**
 * Reads the list of a pack.
 *
 * @param start - Number of bytes to skip.
 */
export function readList(directory: string, pack: string, start = 0): ListedRecords {
  const records = new Map<string, RecordPlace>()
  const file = path.join(directory, pack + LIST)
  const size = fs.statSync(file, {throwIfNoEntry: false})?.size ?? 0
  const text = size > start ? readPart(file, start, size - start) : undefined
  if (text === undefined) return {records, end: start}
  const length = text.lastIndexOf('\n') + 1
  for (const line of text.subarray(0, length).toString('latin1').split('\n')) {
    const [key, offset, bytes, hash] = LINE.exec(line)?.slice(1) ?? []
    if (key === undefined || hash === undefined) continue
    records.set(key, {pack, offset: Number(offset), length: Number(bytes), hash})
  }
  return {records, end: start + length}
}

const LINE = /^([\w-]+) (\d{1,15}) (\d{1,9}) ([\da-f]{16})$/

/** Deletes a pack. */
export function deletePack(directory: string, pack: string): void {
  fs.rmSync(path.join(directory, pack + LIST), {force: true})
  fs.rmSync(path.join(directory, pack + RECORDS), {force: true})
}
