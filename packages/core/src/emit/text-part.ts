import fs from 'node:fs'
import path from 'node:path'
import {guardDisk} from '../cache/disk-errors.js'
import type {OutputPart} from './join-outputs.js'

/**
 * Writes text files for the output root to a cache folder. Replaces changed files instead of
 * overwriting them, because the previous output contains hard links to them.
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
