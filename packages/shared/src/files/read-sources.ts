import {setImmediate} from 'node:timers/promises'
import type {Source, SourceReader} from '@lectern/types'

/** Maximum number of open files. Some systems only allow a few hundred per process. */
const BATCH = 64

/** Reads many Markdown files. Sources are returned in the same order as the paths. */
export async function readSources(
  reader: Pick<SourceReader, 'read'>,
  absolutePaths: readonly string[]
): Promise<Source[]> {
  const sources: Source[] = []
  for (let start = 0; start < absolutePaths.length; start += BATCH) {
    const batch = absolutePaths.slice(start, start + BATCH)
    sources.push(...(await Promise.all(batch.map((file) => reader.read(file)))))
    // Reads from memory may never yield. This gives other tasks a turn, such as reading Git's
    // output.
    await setImmediate()
  }
  return sources
}
