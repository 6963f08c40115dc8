import {readdirSync, rmdirSync, statSync} from 'node:fs'
import {join} from 'node:path'

/** Deletes the empty folders in a folder, and the folder itself if it's then empty. */
export function deleteEmptyFolders(folder: string): void {
  if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory()) return
  for (const entry of readdirSync(folder, {withFileTypes: true}))
    if (entry.isDirectory()) deleteEmptyFolders(join(folder, entry.name))
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}
