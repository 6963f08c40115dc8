import fs from 'node:fs'
import type {RememberingReader} from '@lectern/core/sources/source-reader'
import {hashContent} from '@lectern/shared/cache/content-hash'

/** Files of an update. All paths are absolute. */
export interface ChangedFiles {
  /** Files that were changed or deleted. */
  edited: readonly string[]
  /** These files and their copies, e.g. in versions that share them. */
  changed: readonly string[]
  /** Deleted files that exist again. */
  returned: ReadonlySet<string>
}

/**
 * Finds the files whose content has changed, and updates their copies.
 *
 * @param files - Files with a new modification time.
 * @param hashes - Hashes of files after the last update. They're updated.
 */
export function findChangedFiles(
  files: readonly string[],
  reader: Pick<RememberingReader, 'updateCopies'>,
  hashes: Map<string, string>
): ChangedFiles {
  const returned = new Set(files.filter((file) => hashes.get(file) === GONE))
  const edited = files.filter((file) => hasChanged(file, hashes))
  const copies = edited.length > 0 ? reader.updateCopies(edited) : []
  const changed = [...edited, ...copies.filter((file) => hasChanged(file, hashes))]
  return {edited, changed, returned}
}

/** Hash of a missing file. */
const GONE = 'gone'

/**
 * Tests whether a file's content has changed. A new modification time alone isn't a change. Deleted
 * files count as changed.
 */
function hasChanged(file: string, hashes: Map<string, string>): boolean {
  const hash = hashFile(file)
  const before = hashes.get(file)
  hashes.set(file, hash)
  return before !== hash
}

function hashFile(file: string): string {
  try {
    return hashContent(fs.readFileSync(file))
  } catch {
    // Deleted and unreadable files are treated the same.
    return GONE
  }
}
