import fs from 'node:fs'
import path from 'node:path'

/** Writes a page, and creates its folder. */
export function writePage(file: string, html: string): void {
  createFolder(path.dirname(file))
  fs.writeFileSync(file, html)
}

/** Creates a folder. The parent usually exists, and then a non-recursive call is faster. */
function createFolder(folder: string): void {
  try {
    fs.mkdirSync(folder)
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException
    if (code === 'ENOENT') fs.mkdirSync(folder, {recursive: true})
    else if (code !== 'EEXIST') throw error
  }
}
