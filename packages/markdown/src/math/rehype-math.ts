import type {Root} from 'hast'
import type {Position} from 'unist'
import {VFile} from 'vfile'
import type {VFileMessage} from 'vfile-message'
import {messageOf} from '@lectern/shared/problems/site-problem'
import {type CompileState, reportProblem} from '../state/compile-state.js'
import {findBuiltIn} from '../state/guard-plugins.js'
import {excludeLongMath, listFormulas} from './long-math.js'
import {readsFormulas} from './reads-formulas.js'

/**
 * Renders formulas with KaTeX, and marks the page as needing its styles (`math-invalid`). KaTeX is
 * large, so it's loaded only for pages with formulas.
 */
export function rehypeMath(state: CompileState) {
  return async (tree: Root): Promise<void> => {
    if (!readsFormulas(state) || !/\$|math/.test(state.text)) return
    const formulas = listFormulas(tree)
    if (formulas.length === 0) return
    state.features.add('math')
    excludeLongMath(formulas, state)
    const {default: rehypeKatex} = await import('rehype-katex')
    const file = new VFile()
    // By default, KaTeX logs warnings about unusual input.
    const options = findBuiltIn('rehypeKatex', state.functions.rehypePlugins)
    rehypeKatex({strict: 'ignore', ...options})(tree, file)
    for (const message of file.messages) reportMath(message, state)
  }
}

function reportMath(message: VFileMessage, state: CompileState): void {
  const reason = messageOf(message.cause)
    .replace(/^KaTeX parse error: /, '')
    // KaTeX marks the error with combining underlines.
    .replace(/[\u0332\u0333]/g, '')
    .replace(/\.$/, '')
  reportProblem(state, formulaPosition(message), {
    code: 'math-invalid',
    policy: 'warn',
    message: `The formula isn't valid TeX: ${reason}.`,
    hint: 'Fix the formula, or write `\\$` for a literal dollar sign.'
  })
}

/**
 * Returns the position of a formula. For a block, that's the position of the element around the
 * code.
 */
function formulaPosition(message: VFileMessage): Position | undefined {
  const around = [...(message.ancestors ?? [])].reverse()
  return around.find((node) => node.position && node.type !== 'root')?.position
}
