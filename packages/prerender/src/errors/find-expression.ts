import type {SourcePosition} from '@lectern/types'
import {lineAndColumn} from '@lectern/shared/text/line-and-column'
import {readProse, type SourceFile} from './find-in-source.js'

/** Expression in the content of an MDX file. */
interface Expression {
  /** Offset of the opening brace. */
  start: number
  code: string
}

/** Matches code that can't be an object: comments, strings, numbers and JSX. */
const NO_OBJECT = /^(?:\/\*|['"`\d<])/

/** Matches code that is an object or a new one. */
const OBJECT = /^\(?\s*(?:\{|new\s)|^(?:frontMatter|props)$/

/**
 * Returns the position of the expression that is an object. It's only the file if the file has several
 * expressions that can be objects.
 */
export function findObject(file: SourceFile): SourcePosition {
  const text = readProse(file)
  const possible = listExpressions(text).filter(({code}) => !NO_OBJECT.test(code))
  const certain = possible.filter(({code}) => OBJECT.test(code))
  const [found, ...others] = certain.length > 0 ? certain : possible
  if (!found || others.length > 0) return {file: file.source}
  return {file: file.source, ...lineAndColumn(text, found.start)}
}

/** Lists the outermost expressions, without values of attributes and escaped braces. */
function listExpressions(text: string): Expression[] {
  const found: Expression[] = []
  let depth = 0
  let start = 0
  for (const {0: brace, index} of text.matchAll(/(?<!\\)[{}]/g)) {
    if (brace === '{' && depth++ === 0) start = index
    else if (brace === '}' && depth > 0 && --depth === 0 && text[start - 1] !== '=')
      found.push({start, code: text.slice(start + 1, index).trim()})
  }
  return found
}
