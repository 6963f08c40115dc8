import fs from 'node:fs'
import path from 'node:path'
import type {DeployStore} from './deploy-store.js'

/** Deploys to a folder, such as the root of a web server. */
export function createFolderStore(folder: string): DeployStore {
  const at = (file: string) => path.join(folder, file)
  return {
    title: folder,
    readText: async (file) => readFile(at(file))?.toString('utf8'),
    writeText: async (file, text) => replace(at(file), (target) => fs.writeFileSync(target, text)),
    upload: async (files) => {
      for (const {file, from} of files) replace(at(file), (target) => fs.copyFileSync(from, target))
    },
    copy: async (files) => {
      for (const {from, to} of files) {
        if (fs.existsSync(at(from))) replace(at(to), (target) => fs.copyFileSync(at(from), target))
      }
    },
    remove: async (files) => {
      for (const file of files) {
        fs.rmSync(at(file), {force: true})
        removeEmptyFolders(path.dirname(at(file)), folder)
      }
    }
  }
}

/**
 * Writes a temporary file next to its target and renames it, so that browsers never get a partial
 * file.
 */
function replace(target: string, write: (temporary: string) => void): void {
  const temporary = path.join(path.dirname(target), `.${path.basename(target)}.new`)
  fs.mkdirSync(path.dirname(target), {recursive: true})
  write(temporary)
  fs.renameSync(temporary, target)
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
