import type {Element, Root} from 'hast'
import type {Position} from 'unist'
import {type CompileState, reportProblem} from '../state/compile-state.js'
import {plainText} from '../tree/plain-text.js'
import {walkHtml} from '../tree/tree-nodes.js'

/** Maximum length of a formula. KaTeX's rendering time grows quadratically. */
const LONGEST_FORMULA = 5000
const MAX_CHARACTERS = 100_000
const MAX_FORMULAS = 5000

/** A formula before rendering. */
export interface Formula {
  element: Element
  /** Position in the source, if known. */
  position: Position | undefined
}

/** Finds the formulas of a page. */
export function listFormulas(tree: Root): Formula[] {
  const formulas: Formula[] = []
  walkHtml(tree, (element, {position}) => {
    if (element.type !== 'element' || element.tagName !== 'code') return
    const {className} = element.properties
    if (Array.isArray(className) && className.includes('language-math'))
      formulas.push({element, position: element.position ?? position})
  })
  return formulas
}

/**
 * Replaces formulas that would take seconds to render with code, and reports the first one (`math-invalid`).
 */
export function excludeLongMath(formulas: readonly Formula[], state: CompileState): void {
  let characters = 0
  const long = formulas.filter(({element}, index) => {
    const {length} = plainText(element.children)
    if (length > LONGEST_FORMULA || index >= MAX_FORMULAS) return true
    characters += length
    return characters > MAX_CHARACTERS
  })
  for (const {element} of long) element.properties.className = []
  const [first] = long
  if (!first) return
  reportProblem(state, first.position, {
    code: 'math-invalid',
    policy: 'warn',
    message: `${long.length === 1 ? 'A formula is' : `${long.length} formulas are`} too long to render: a formula can have ${format(LONGEST_FORMULA)} characters, a page ${format(MAX_FORMULAS)} formulas with ${format(MAX_CHARACTERS)} characters.`,
    hint: 'Split the formula or the page, or write `\\$` for a literal dollar sign.'
  })
}

function format(count: number): string {
  return count.toLocaleString('en-US')
}
