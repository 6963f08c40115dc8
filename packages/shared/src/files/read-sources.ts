import {setImmediate} from 'node:timers/promises'
import type {Source, SourceReader} from '@lectern/types'

/** How many files are open at a time; systems allow a process some hundreds. */
const BATCH = 64

/** Reads many Markdown files; the sources come in the order of the paths. */
export async function readSources(
  reader: Pick<SourceReader, 'read'>,
  absolutePaths: readonly string[]
): Promise<Source[]> {
  const sources: Source[] = []
  for (let start = 0; start < absolutePaths.length; start += BATCH) {
    const batch = absolutePaths.slice(start, start + BATCH)
    sources.push(...(await Promise.all(batch.map((file) => reader.read(file)))))
    // A reader may never wait for the disk: let others have a turn, such as the output of Git.
    await setImmediate()
  }
  return sources
}
