import {INDEX_FILE} from '../index-format/index-format.js'
import type {ReadIndexFile} from '../index-format/index-part.js'

/**
 * Creates a function that fetches index files. Only the first file is revalidated, because the
 * names of all others contain a content hash.
 */
export function createFileReader(folder: string): ReadIndexFile {
  return async (file) => {
    const response = await fetch(folder + file, file === INDEX_FILE ? {cache: 'no-cache'} : {})
    if (!response.ok) throw new Error(`${file}: ${response.status}`)
    return response.json()
  }
}
