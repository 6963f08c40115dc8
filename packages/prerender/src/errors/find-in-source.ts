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
export function findInSource(file: SourceFile, pattern: RegExp): SourcePosition {
  const text = readProse(file)
  const [start] = pattern.exec(text)?.indices?.[1] ?? []
  const position = start === undefined ? undefined : lineAndColumn(text, start)
  return {file: file.source, ...position}
}

/** Reads a Markdown file, with spaces instead of code, imports, exports and front matter. */
export function readProse({siteDir, source}: SourceFile): string {
  return maskCode(readText(path.join(siteDir, source)))
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    // The file was just deleted. The error of the page is still reported.
    return ''
  }
}
