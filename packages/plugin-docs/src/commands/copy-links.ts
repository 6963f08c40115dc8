import {copyFile, readdir, readlink, stat, symlink} from 'node:fs/promises'
import {dirname, join, relative, resolve} from 'node:path'
import {isInside} from '@lectern/shared/files/relative-path'

/** A folder and its copy. Paths are absolute. */
interface CopiedFolder {
  from: string
  copy: string
  /** Final path of the copy, which is next to `copy`. */
  to: string
}

/**
 * Copies the symbolic links in a folder. A link to a file becomes a file with the current content,
 * because the copy must not change later. Other links are relative, so that they're the same in every
 * clone.
 */
export async function copyLinks({from, copy, to}: CopiedFolder): Promise<void> {
  const entries = await readdir(from, {recursive: true, withFileTypes: true})
  for (const entry of entries.filter((one) => one.isSymbolicLink())) {
    const link = join(entry.parentPath, entry.name)
    const name = relative(from, link)
    // A link can be broken.
    const stats = await stat(link).catch(() => undefined)
    if (stats?.isFile()) {
      await copyFile(link, join(copy, name))
      continue
    }
    const target = resolve(entry.parentPath, await readlink(link))
    const moved = isInside(target, from) ? join(to, relative(from, target)) : target
    await symlink(relative(dirname(join(to, name)), moved), join(copy, name))
  }
}
