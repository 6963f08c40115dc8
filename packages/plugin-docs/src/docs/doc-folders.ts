import {posix} from 'node:path'
import type {Doc} from './doc.js'

/** A folder with its direct children, in the order of the docs. */
export interface DocFolder {
  /** Path on disk, relative to the version's folder. Empty for the version's folder itself. */
  path: string
  docs: readonly Doc[]
  folders: readonly DocFolder[]
}

/** Groups docs by folder. The map includes folders that only contain subfolders. */
export function groupByFolder(docs: readonly Doc[]): ReadonlyMap<string, DocFolder> {
  const folders = new Map<string, {path: string; docs: Doc[]; folders: DocFolder[]}>()
  function open(path: string): {docs: Doc[]; folders: DocFolder[]} {
    const known = folders.get(path)
    if (known) return known
    const folder = {path, docs: [], folders: []}
    folders.set(path, folder)
    if (path !== '') open(posix.dirname(path).replace(/^\.$/, '')).folders.push(folder)
    return folder
  }
  open('')
  for (const doc of docs) open(doc.folder).docs.push(doc)
  return folders
}
