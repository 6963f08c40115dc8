import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {createUnwritable} from '../choices/find-target-problem.js'
import type {TemplateFiles} from './template-files.js'

/**
 * Writes the files of a new site. If one of them can't be written, removes the files written so
 * far.
 *
 * @param folder - Absolute path. Created if it doesn't exist.
 */
export function writeFiles(folder: string, files: TemplateFiles): SiteProblem | undefined {
  const created: string[] = []
  try {
    for (const [file, text] of files) {
      const target = path.join(folder, file)
      const made = fs.mkdirSync(path.dirname(target), {recursive: true})
      if (made) created.push(made)
      fs.writeFileSync(target, text, {flag: 'wx'})
      created.push(target)
    }
    return undefined
  } catch (error) {
    for (const place of created.reverse()) fs.rmSync(place, {recursive: true, force: true})
    return createUnwritable(folder, describeReason(error))
  }
}

function describeReason(error: unknown): string {
  const {code} = error as NodeJS.ErrnoException
  if (code === 'EACCES' || code === 'EPERM') return "you don't have write permission"
  if (code === 'EROFS') return 'the disk is read-only'
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full'
  return error instanceof Error ? error.message : String(error)
}
