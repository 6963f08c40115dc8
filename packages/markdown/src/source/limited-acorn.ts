import {Parser, type Options} from 'acorn'
import acornJsx from 'acorn-jsx'
import {MAX_CHARACTERS} from './expression-cost.js'

/**
 * Thrown if a page's JavaScript takes too long to parse. On other errors, the MDX parser reads the
 * error's position and looks for a later end of the expression. Here, reading the position throws,
 * which stops the parser.
 */
export class CostlyScript extends Error {
  get pos(): never {
    throw this
  }
}

/** The acorn functions that MDX calls. */
type Acorn = Pick<typeof Parser, 'parse' | 'parseExpressionAt'>

/**
 * Creates a JavaScript parser for a single page. The MDX parser calls it at each closing brace and
 * blank line, each time with all the code since the start of the expression or statement and all
 * imported names.
 *
 * @param maximum - Number of characters to parse before throwing `CostlyScript`.
 */
export function createLimitedAcorn(maximum: number = MAX_CHARACTERS): Acorn {
  const acorn = Parser.extend(acornJsx())
  let read = 0
  const count = (code: string) => {
    read += code.length
    if (read > maximum) throw new CostlyScript('The limit is exceeded.')
  }
  return {
    parse(code: string, options: Options) {
      count(code)
      return acorn.parse(code, options)
    },
    parseExpressionAt(code: string, start: number, options: Options) {
      count(code)
      return acorn.parseExpressionAt(code, start, options)
    }
  }
}
