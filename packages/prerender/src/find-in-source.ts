import fs from 'node:fs'
import path from 'node:path'
import type {SourcePosition} from '@lectern/types'
import {iterateOutsideFences} from '@lectern/shared/code/code-fences'

/** An author's file, and the absolute site root that its path is relative to. */
export interface SourceFile {
  siteDir: string
  source: string
}

/**
 * Returns the first line of a Markdown file that matches a pattern outside code. If none does, for
 * example because the text is in a partial, the position is only the file.
 */
export function findInSource({siteDir, source}: SourceFile, pattern: RegExp): SourcePosition {
  for (const [line, number] of iterateOutsideFences(readText(path.join(siteDir, source)))) {
    const {index} = pattern.exec(withoutCodeSpans(line)) ?? {}
    if (index !== undefined) return {file: source, line: number, column: index + 1}
  }
  return {file: source}
}

/** Replaces code spans with spaces, so that positions stay the same. */
function withoutCodeSpans(line: string): string {
  return line.replace(/(?<!`)`+[^`]*`+/g, (span) => ' '.repeat(span.length))
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    // The file was just deleted. The error of the page is still reported.
    return ''
  }
}
