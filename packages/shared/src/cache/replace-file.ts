import fs from 'node:fs'
import path from 'node:path'
import {createCacheFolder} from './cache-folder.js'

/**
 * Writes a cache file atomically. Readers get either the complete previous file or the complete new
 * one, even if several processes write at the same time.
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  try {
    fs.writeFileSync(temporary, content)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    createCacheFolder(path.dirname(file))
    fs.writeFileSync(temporary, content)
  }
  fs.renameSync(temporary, file)
}
