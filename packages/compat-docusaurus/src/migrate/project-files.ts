import fs from 'node:fs'
import path from 'node:path'
import {applyEdits, overlaps, type TextEdit} from '../edits/text-edit.js'

/** An edit to a project file. */
export interface FileEdit extends TextEdit {
  /** Relative to the site root. */
  file: string
}

/** A file that has been edited. */
export interface WrittenFile {
  file: string
  edits: number
}

const BOM = '\uFEFF'

/**
 * Reads a file without its byte order mark, because positions don't count it. Returns `undefined`
 * for missing files and files in `node_modules`.
 */
export function readProjectFile(siteDir: string, file: string): string | undefined {
  const absolutePath = path.resolve(siteDir, file)
  const isEditable = fs.existsSync(absolutePath) && !/[\\/]node_modules[\\/]/.test(absolutePath)
  return isEditable ? fs.readFileSync(absolutePath, 'utf8').replace(BOM, '') : undefined
}

/** Removes edits that overlap earlier ones. */
export function removeOverlaps(edits: readonly FileEdit[]): FileEdit[] {
  const kept: FileEdit[] = []
  for (const edit of edits) {
    const others = kept.filter(({file}) => file === edit.file)
    if (!overlaps(edit, others)) kept.push(edit)
  }
  return kept
}

/** Applies edits to project files. */
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
