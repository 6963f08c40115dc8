import {readdirSync, rmdirSync, statSync} from 'node:fs'
import {join} from 'node:path'

/** Deletes a folder and its subfolders, except those that contain files. */
export function deleteEmptyFolders(folder: string): void {
  if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory()) return
  for (const entry of readdirSync(folder, {withFileTypes: true}))
    if (entry.isDirectory()) deleteEmptyFolders(join(folder, entry.name))
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}
