import fs from 'node:fs'
import path from 'node:path'

interface CopySettings {
  /** Absolute. */
  siteDir: string
  /** Absolute folders that builds write to, which aren't copied. */
  written: readonly string[]
  /** Absolute path of an empty target folder. */
  target: string
}

/** Entries to link instead of copy, because they're large or have to be shared. */
const LINKED: ReadonlySet<string> = new Set(['node_modules', '.git'])

/**
 * Copies the sources of a site to a different path. Other files in the Git repository are linked,
 * so that relative imports, installed packages and Git history still work.
 *
 * @returns Folder of the copy.
 */
export function copySite({siteDir, written, target}: CopySettings): string {
  const root = findRepository(siteDir) ?? siteDir
  const names = path.relative(root, siteDir).split(path.sep).filter(Boolean)
  const packages = findPackages(path.dirname(root))
  if (packages !== undefined) link(packages, path.join(target, 'node_modules'))
  // An additional folder level, so that these packages don't mix with the packages in the
  // repository root.
  let [from, to] = [root, path.join(target, 'site')]
  fs.mkdirSync(to)
  for (const name of names) {
    for (const other of fs.readdirSync(from))
      if (other !== name) link(path.join(from, other), path.join(to, other))
    from = path.join(from, name)
    to = path.join(to, name)
    fs.mkdirSync(to)
  }
  copyFolder(from, to, new Set(written))
  return to
}

function copyFolder(from: string, to: string, left: ReadonlySet<string>): void {
  fs.cpSync(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source, copy) => {
      if (left.has(source)) return false
      if (!LINKED.has(path.basename(source))) return true
      link(source, copy)
      return false
    }
  })
}

/** Links a file or folder. On Windows, uses junctions, which need no special permissions. */
function link(from: string, to: string): void {
  fs.symlinkSync(
    from,
    to,
    fs.statSync(from, {throwIfNoEntry: false})?.isDirectory() ? 'junction' : 'file'
  )
}

function findRepository(folder: string): string | undefined {
  return findAbove(folder, '.git')
}

function findPackages(folder: string): string | undefined {
  const found = findAbove(folder, 'node_modules')
  return found === undefined ? undefined : path.join(found, 'node_modules')
}

/** Finds the nearest parent folder that contains an entry with a given name. */
function findAbove(folder: string, name: string): string | undefined {
  if (fs.existsSync(path.join(folder, name))) return folder
  const parent = path.dirname(folder)
  return parent === folder ? undefined : findAbove(parent, name)
}
