import fs from 'node:fs'
import path from 'node:path'
import {applyEdits, overlaps, type TextEdit} from '../edits/text-edit.js'

/** An edit of a file of a project. */
export interface FileEdit extends TextEdit {
  /** Relative to the site folder. */
  file: string
}

/** A file that was edited. */
export interface WrittenFile {
  file: string
  edits: number
}

const BOM = '\uFEFF'

/** Reads a file without its byte order mark, as all positions count; nothing for a file that isn't there. */
export function readProjectFile(siteDir: string, file: string): string | undefined {
  const absolutePath = path.resolve(siteDir, file)
  const isEditable = fs.existsSync(absolutePath) && !/[\\/]node_modules[\\/]/.test(absolutePath)
  return isEditable ? fs.readFileSync(absolutePath, 'utf8').replace(BOM, '') : undefined
}

/** Keeps the first of edits that change the same place. */
export function keepApart(edits: readonly FileEdit[]): FileEdit[] {
  const kept: FileEdit[] = []
  for (const edit of edits) {
    const others = kept.filter(({file}) => file === edit.file)
    if (!overlaps(edit, others)) kept.push(edit)
  }
  return kept
}

/** Applies edits to the files of a project. */
export function writeEdits(siteDir: string, edits: readonly FileEdit[]): WrittenFile[] {
  const files = [...new Set(edits.map(({file}) => file))].sort()
  return files.map((file) => {
    const absolutePath = path.resolve(siteDir, file)
    const bytes = fs.readFileSync(absolutePath, 'utf8')
    const own = edits.filter((edit) => edit.file === file)
    const edited = applyEdits(bytes.replace(BOM, ''), own)
    fs.writeFileSync(absolutePath, (bytes.startsWith(BOM) ? BOM : '') + edited)
    return {file, edits: own.length}
  })
}
