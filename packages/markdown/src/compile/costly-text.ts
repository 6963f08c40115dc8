import type {SiteProblem} from '@lectern/types'
import {findDeepLine} from '../source/find-deep-line.js'
import {findLargePart, type LargePart} from '../source/find-large-part.js'
import type {CompileState} from '../state/compile-state.js'

/** Finds text that would take too much time or memory to parse, so that the caller can skip it. */
export function findCostlyText(
  {text, lineOffset}: Pick<CompileState, 'text' | 'lineOffset'>,
  format: 'md' | 'mdx'
): SiteProblem | undefined {
  const deepLine = findDeepLine(text)
  if (deepLine !== undefined) return tooDeep(lineOffset + deepLine)
  const largePart = findLargePart(text, format)
  return largePart && tooLarge(largePart, lineOffset)
}

/** Creates the problem for text that's nested too deeply. */
export function tooDeep(line: number): SiteProblem {
  return {
    code: 'markdown-too-deep',
    message: 'The page is nested too deeply, or has a line with too many markers or table columns.',
    position: {file: '', line, column: 1},
    hint: 'Flatten nested lists, quotes, admonitions or tags, or split the line.'
  }
}

/** Creates the problem for text with a part that takes too long to compile. */
export function tooLarge({line, what}: LargePart, lineOffset: number): SiteProblem {
  return {
    code: 'markdown-too-deep',
    message: `The page has ${what}.`,
    position: {file: '', line: lineOffset + line, column: 1},
    hint: 'Split the page, or move data to a file that a component imports.'
  }
}
