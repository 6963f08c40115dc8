import {hashContent} from '@lectern/shared/cache/content-hash'
import {isRecord} from '@lectern/shared/text/unknown-record'
import type {WrittenFile} from '../output/written-file.js'

/** A time that matches no file, so that contents are compared. */
const UNKNOWN_TIME = -1

/**
 * Adapts a memory file from another machine. The change times of sources are meaningless on this
 * machine, so they're reset and all sources are read. Restored output files get their new times.
 *
 * @param text - Content of the memory file.
 * @param timeOf - Returns a restored output file's modification time in milliseconds.
 * @returns The adapted content, or `undefined` if the text isn't a valid memory.
 */
export function adoptMemory(
  text: string,
  timeOf: (file: string) => number | undefined
): string | undefined {
  const end = text.indexOf('\n')
  const json = text.slice(end + 1)
  if (end < 0 || hashContent(json) !== text.slice(0, end)) return undefined
  const memory: unknown = JSON.parse(json)
  if (!isRecord(memory)) return undefined
  const {sources, files, output} = memory
  if (!isRecord(sources) || !isRecord(files) || !isRecord(output)) return undefined
  const adopted = {
    ...memory,
    sources: mapValues(sources, (source) =>
      isRecord(source) ? {...source, time: UNKNOWN_TIME} : source
    ),
    files: mapValues(files, (file) =>
      Array.isArray(file) ? [file[0], UNKNOWN_TIME, ...(file as unknown[]).slice(2)] : file
    ),
    output: Object.fromEntries(
      Object.entries(output).map(([file, written]) => [
        file,
        isWritten(written) ? adoptWritten(written, timeOf(file)) : written
      ])
    )
  }
  const changed = JSON.stringify(adopted)
  return `${hashContent(changed)}\n${changed}`
}

function adoptWritten(written: WrittenFile, time = UNKNOWN_TIME): WrittenFile {
  const [key, size, , hash, original] = written
  return original ? [key, size, time, hash, adoptWritten(original)] : [key, size, time, hash]
}

function isWritten(value: unknown): value is WrittenFile {
  return Array.isArray(value) && value.length >= 4
}

function mapValues(
  values: Readonly<Record<string, unknown>>,
  map: (value: unknown) => unknown
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
}
