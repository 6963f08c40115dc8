import {blankCodeSpans, blankFences, blankOut} from '@lectern/shared/code/blank-code'
import {splitFrontMatter} from '@lectern/shared/front-matter/split-front-matter'

const STATEMENTS = /^(?:import|export)\s[^\n]*(?:\n(?![ \t\r]*\n)[^\n]*)*/gm

/**
 * Replaces front matter, code and ESM statements in Markdown with spaces, so that only prose and tags remain. Offsets
 * don't change.
 */
export function maskCode(text: string): string {
  const {body} = splitFrontMatter(text)
  const frontMatter = text.slice(0, text.length - body.length)
  return blankOut(frontMatter) + blankCodeSpans(blankFences(body)).replace(STATEMENTS, blankOut)
}
