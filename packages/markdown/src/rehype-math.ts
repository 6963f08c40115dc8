import type {Root} from 'hast'
import type {Position} from 'unist'
import {VFile} from 'vfile'
import type {VFileMessage} from 'vfile-message'
import {messageOf} from '@lectern/shared/site-problem'
import {type CompileState, reportProblem} from './compile-state.js'
import {walkHtml} from './tree-nodes.js'

/** Renders formulas in a tree; what is wrong with one becomes a message of the file. */
export type MathStep = (tree: Root, file: VFile) => void

/** Load the renderer of formulas; it is large, and most pages have none. */
export async function loadMathStep(): Promise<MathStep> {
  const {default: rehypeKatex} = await import('rehype-katex')
  // KaTeX would print what it finds unusual.
  return rehypeKatex({strict: 'ignore'})
}

/** Render formulas with KaTeX and note that the page needs its styles (`math-invalid`). */
export function rehypeMath({state, math}: {state: CompileState; math: MathStep}) {
  return (tree: Root): void => {
    if (!hasMath(tree)) return
    state.features.add('math')
    const file = new VFile()
    math(tree, file)
    for (const message of file.messages) reportMath(message, state)
  }
}

function hasMath(tree: Root): boolean {
  let found = false
  walkHtml(tree, (node) => {
    if (node.type !== 'element' || node.tagName !== 'code') return
    const {className} = node.properties
    found ||= Array.isArray(className) && className.includes('language-math')
  })
  return found
}

function reportMath(message: VFileMessage, state: CompileState): void {
  const reason = messageOf(message.cause)
    .replace(/^KaTeX parse error: /, '')
    // KaTeX underlines the place with combining characters.
    .replace(/[\u0332\u0333]/g, '')
    .replace(/\.$/, '')
  reportProblem(state, formulaPosition(message), {
    code: 'math-invalid',
    message: `A formula is not valid TeX: ${reason}.`,
    hint: 'Correct the formula, or write `\\$` for a dollar sign that is text.'
  })
}

/** Only what stands in the source itself has a position: of a block, the element around its code. */
function formulaPosition(message: VFileMessage): Position | undefined {
  const around = [...(message.ancestors ?? [])].reverse()
  return around.find((node) => node.position && node.type !== 'root')?.position
}
