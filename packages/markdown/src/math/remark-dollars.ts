import {math} from 'micromark-extension-math'
import {mathFromMarkdown} from 'mdast-util-math'
import type {Construct, Extension, State, TokenizeContext} from 'micromark-util-types'
import type {Processor} from 'unified'
import {addSyntax} from '../syntax/add-syntax.js'

/** Options of `remark-math`, if the site lists that plugin. */
export interface DollarOptions {
  /** Whether single dollar signs can start a formula. If not, only double ones can. */
  singleDollarTextMath?: boolean
}

/**
 * Parses `$formula$` and `$$` blocks. Single dollar signs follow Pandoc's rules, so that prices and
 * shell variables stay text: a formula can't start or end with a space, and no digit can follow the
 * closing dollar sign.
 */
export function remarkDollars(this: Processor, options: DollarOptions = {}): void {
  addSyntax(this, {name: 'formulas', syntax: mathSyntax(options), tree: mathFromMarkdown()})
}

const DOLLAR = 36

function mathSyntax({singleDollarTextMath}: DollarOptions): Extension {
  const syntax = math({singleDollarTextMath})
  const construct = syntax.text?.[DOLLAR]
  if (!construct || Array.isArray(construct)) return syntax
  return {...syntax, text: {[DOLLAR]: strictConstruct(construct)}}
}

function strictConstruct(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const close: State = (code) => (isFormula(this, code) ? ok(code) : nok(code))
      return construct.tokenize.call(this, effects, close, nok)
    }
  }
}

/** @param after - Character code after the closing dollar sign. */
function isFormula(context: TokenizeContext, after: number | null): boolean {
  const token = context.events.at(-1)?.[1]
  if (!token) return false
  const source = context.sliceSerialize(token)
  if (source.startsWith('$$')) return true
  const isDigit = after !== null && after >= 48 && after <= 57
  return !isDigit && /^\$\S(?:[\s\S]*\S)?\$$/.test(source)
}
