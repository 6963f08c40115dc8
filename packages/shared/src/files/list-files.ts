import fs from 'node:fs'
import path from 'node:path'

/**
 * Lists the files in a folder and its subfolders. Symlinks to files are included. Symlinks to
 * folders are ignored, as in content and static folders. Node's own recursive listing treats them
 * differently in each version.
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

/**
 * Lists the files in a folder and its subfolders, also through symlinks to folders. Ignores symlinks
 * to a folder that contains them, because following them would never end.
 *
 * @param folder - Absolute. Must exist.
 * @returns Paths relative to the folder, with forward slashes, sorted.
 */
export function listLinkedFiles(folder: string): string[] {
  const list = (parent: string, above: readonly string[]): string[] =>
    fs.readdirSync(path.join(folder, parent), {withFileTypes: true}).flatMap((entry) => {
      const name = path.posix.join(parent, entry.name)
      const absolutePath = path.join(folder, name)
      if (isFile(entry, absolutePath)) return [name]
      const real = entry.isDirectory()
        ? path.join(above.at(-1) ?? folder, entry.name)
        : findLinkedFolder(entry, absolutePath)
      return real === undefined || above.includes(real) ? [] : list(name, [...above, real])
    })
  return list('', [fs.realpathSync(folder)]).sort()
}

/** Returns the real path of the folder that a symlink points to. */
function findLinkedFolder(entry: fs.Dirent, absolutePath: string): string | undefined {
  if (!entry.isSymbolicLink()) return undefined
  try {
    return fs.statSync(absolutePath).isDirectory() ? fs.realpathSync(absolutePath) : undefined
  } catch {
    // The symlink is broken or circular.
    return undefined
  }
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
