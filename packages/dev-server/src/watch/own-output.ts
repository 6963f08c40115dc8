import fs from 'node:fs'
import {readFileStats} from '@lectern/shared/files/file-stats'

/** Standard output and standard error. */
const OUTPUTS = [1, 2]

/**
 * Creates a test for whether the process prints to a file, such as `nohup.out`. Each update prints a
 * line, so watching this file would cause an endless series of updates.
 *
 * @param descriptors - File descriptors that the process prints to.
 */
export function createOutputTest(
  descriptors: readonly number[] = OUTPUTS
): (file: string) => boolean {
  const outputs = descriptors.flatMap((descriptor) => readOutput(descriptor) ?? [])
  return (file) => {
    if (outputs.length === 0) return false
    const stats = readFileStats(file)
    return outputs.some(({dev, ino}) => dev === stats?.dev && ino === stats.ino)
  }
}

/** Returns the file of a descriptor. Terminals and pipes aren't files. */
function readOutput(descriptor: number): fs.Stats | undefined {
  try {
    const stats = fs.fstatSync(descriptor)
    return stats.isFile() ? stats : undefined
  } catch {
    // The descriptor is closed.
    return undefined
  }
}
