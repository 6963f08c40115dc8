import fs from 'node:fs'
import path from 'node:path'

/**
 * Lists the files in a folder and its subfolders. Symlinks to files are included. Symlinks to
 * folders are ignored, because they may be circular. Node's own recursive listing ignores them
 * before version 22 and follows them since.
 *
 * @param folder - Absolute. Must exist.
 * @returns Paths relative to the folder, with forward slashes, sorted.
 */
export function listFiles(folder: string): string[] {
  const files: string[] = []
  const pending = ['']
  for (let parent = pending.pop(); parent !== undefined; parent = pending.pop())
    for (const entry of fs.readdirSync(path.join(folder, parent), {withFileTypes: true})) {
      const name = path.posix.join(parent, entry.name)
      if (entry.isDirectory()) pending.push(name)
      else if (isFile(entry, path.join(folder, name))) files.push(name)
    }
  return files.sort()
}

function isFile(entry: fs.Dirent, absolutePath: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile()
  try {
    return fs.statSync(absolutePath).isFile()
  } catch {
    // The symlink is broken or circular.
    return false
  }
}
