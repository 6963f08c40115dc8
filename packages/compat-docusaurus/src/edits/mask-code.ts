import {blankCodeSpans, blankFences, blankOut} from '@lectern/shared/code/blank-code'
import {splitFrontMatter} from '@lectern/shared/front-matter/split-front-matter'

const STATEMENTS = /^(?:import|export)\s[^\n]*(?:\n(?![ \t\r]*\n)[^\n]*)*/gm

/**
 * Replaces everything in Markdown that isn't prose or tags by spaces of the same length: front matter, code,
 * and statements of JavaScript. Offsets stay the same.
 */
export function maskCode(text: string): string {
  const {body} = splitFrontMatter(text)
  const frontMatter = text.slice(0, text.length - body.length)
  return blankOut(frontMatter) + blankCodeSpans(blankFences(body)).replace(STATEMENTS, blankOut)
}
