import fs from 'node:fs'
import path from 'node:path'
import type {SourcePosition} from '@lectern/types'
import {maskCode} from '@lectern/shared/code/mask-code'
import {lineAndColumn} from '@lectern/shared/text/line-and-column'

/** An author's file, and the absolute site root that its path is relative to. */
export interface SourceFile {
  siteDir: string
  source: string
}

/**
 * Returns the position of a pattern's first group in a Markdown file, outside code, imports and front
 * matter. If it's not found, for example because the text is in a partial, the position is only the
 * file.
 *
 * @param pattern - Has the `d` flag.
 */
export function findInSource({siteDir, source}: SourceFile, pattern: RegExp): SourcePosition {
  const text = maskCode(readText(path.join(siteDir, source)))
  const [start] = pattern.exec(text)?.indices?.[1] ?? []
  return start === undefined ? {file: source} : {file: source, ...lineAndColumn(text, start)}
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    // The file was just deleted. The error of the page is still reported.
    return ''
  }
}
