import fs from 'node:fs'
import path from 'node:path'
import {guardDisk} from '../cache/disk-errors.js'
import type {OutputPart} from './join-outputs.js'

/**
 * Texts of files at the root of an output, written to a cache folder. An unchanged file stays. A
 * changed file is replaced by a new file, because the previous output links to the old one.
 */
export function writeTextPart(folder: string, texts: ReadonlyMap<string, string>): OutputPart {
  guardDisk(folder, () => {
    for (const [name, text] of texts) {
      const file = path.join(folder, name)
      if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) continue
      fs.mkdirSync(path.dirname(file), {recursive: true})
      fs.writeFileSync(`${file}.new`, text)
      fs.renameSync(`${file}.new`, file)
    }
  })
  return {outDir: folder, folder: '', files: [...texts.keys()]}
}
