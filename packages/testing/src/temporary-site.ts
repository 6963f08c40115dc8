import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {onTestFinished} from 'vitest'

/** Creates a folder with files, given by relative path, until the test ends. */
export function createTemporarySite(files: Readonly<Record<string, string>> = {}): string {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'site-'))
  onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}))
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true})
    fs.writeFileSync(path.join(folder, file), text)
  }
  return folder
}
