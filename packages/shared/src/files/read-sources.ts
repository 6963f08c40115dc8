import {setImmediate} from 'node:timers/promises'
import type {Source, SourceReader} from '@lectern/types'

/** Maximum number of open files. Systems allow a process some hundreds. */
const BATCH = 64

/** Reads many Markdown files. The sources are in the order of the paths. */
export async function readSources(
  reader: Pick<SourceReader, 'read'>,
  absolutePaths: readonly string[]
): Promise<Source[]> {
  const sources: Source[] = []
  for (let start = 0; start < absolutePaths.length; start += BATCH) {
    const batch = absolutePaths.slice(start, start + BATCH)
    sources.push(...(await Promise.all(batch.map((file) => reader.read(file)))))
    // Reads from memory may never yield, so other tasks get a turn, such as the output of Git.
    await setImmediate()
  }
  return sources
}
