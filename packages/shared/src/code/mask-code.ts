import {blankCodeSpans, blankFences, blankOut} from './blank-code.js'
import {splitFrontMatter} from '../front-matter/split-front-matter.js'

/** Matches `import` and `export` statements, which end at a blank line. */
export const STATEMENTS = /^(?:import|export)\s[^\n]*(?:\n(?![ \t\r]*\n)[^\n]*)*/gm

/**
 * Replaces front matter, code and ESM statements in Markdown with spaces, so that only prose and tags remain. Offsets
 * don't change.
 */
export function maskCode(text: string): string {
  const {body} = splitFrontMatter(text)
  const frontMatter = text.slice(0, text.length - body.length)
  return blankOut(frontMatter) + blankCodeSpans(blankFences(body)).replace(STATEMENTS, blankOut)
}
