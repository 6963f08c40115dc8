import {posix} from 'node:path'
import type {Doc} from './doc.js'

/** A folder with what is directly in it, in the order of the docs that were given. */
export interface DocFolder {
  /** Below the folder of the version, as on disk; empty for that folder itself. */
  path: string
  docs: readonly Doc[]
  folders: readonly DocFolder[]
}

/** Every folder that holds documents, directly or not, by path. */
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
