import fs from 'node:fs'
import path from 'node:path'
import {makeCacheFolder} from './cache-folder.js'

/**
 * Writes a file of the cache in one step: others read the previous file or the whole new one, however many write it at
 * the same time.
 */
export function replaceFile(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  try {
    fs.writeFileSync(temporary, text)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    makeCacheFolder(path.dirname(file))
    fs.writeFileSync(temporary, text)
  }
  fs.renameSync(temporary, file)
}
