import fs from 'node:fs'
import path from 'node:path'
import type {DeployStore} from './deploy-store.js'

/** Deploys to a folder, such as the root of a web server. */
export function createFolderStore(folder: string): DeployStore {
  const at = (file: string) => path.join(folder, file)
  /**
   * Writes a temporary file next to its target and renames it, so that browsers never get a partial
   * file.
   */
  const replace = (file: string, write: (temporary: string) => void) => {
    const target = at(file)
    const temporary = path.join(path.dirname(target), `.${path.basename(target)}.new`)
    makeFolder(path.dirname(target), folder)
    write(temporary)
    fs.renameSync(temporary, target)
  }
  return {
    title: folder,
    readText: async (file) => readFile(at(file))?.toString('utf8'),
    writeText: async (file, text) => replace(file, (target) => fs.writeFileSync(target, text)),
    upload: async (files) => {
      for (const {file, from} of files) replace(file, (target) => fs.copyFileSync(from, target))
    },
    copy: async (files) => {
      for (const {from, to} of files) {
        if (fs.existsSync(at(from))) replace(to, (target) => fs.copyFileSync(at(from), target))
      }
    },
    remove: async (files) => {
      for (const file of files) {
        // A folder with pages can have the path of a previous file.
        if (fs.statSync(at(file), {throwIfNoEntry: false})?.isDirectory()) continue
        fs.rmSync(at(file), {force: true})
        removeEmptyFolders(path.dirname(at(file)), folder)
      }
    }
  }
}

/** Creates a folder below a root, or the root itself. Deletes a file at the path of one of its parents. */
export function makeFolder(folder: string, root: string): void {
  let current = root
  for (const name of path.relative(root, folder).split(path.sep)) {
    current = path.join(current, name)
    const stats = fs.statSync(current, {throwIfNoEntry: false})
    if (stats?.isFile()) fs.rmSync(current)
    if (!stats?.isDirectory()) break
  }
  fs.mkdirSync(folder, {recursive: true})
}

function readFile(file: string): Buffer | undefined {
  try {
    return fs.readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function removeEmptyFolders(folder: string, root: string): void {
  for (let current = folder; current.startsWith(root + path.sep); current = path.dirname(current)) {
    if (!fs.existsSync(current)) continue
    if (fs.readdirSync(current).length > 0) return
    fs.rmdirSync(current)
  }
}
