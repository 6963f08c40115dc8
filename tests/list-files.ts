import {readdirSync} from 'node:fs'
import path from 'node:path'

/**
 * Lists the files in a folder and its subfolders.
 *
 * @param name - Which files to list. Without it, all are listed.
 * @returns Sorted relative paths with forward slashes.
 */
export function listFiles(folder: string, name = /./): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => name.test(file))
    .sort()
}
