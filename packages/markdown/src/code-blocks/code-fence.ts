import type {Element} from 'hast'
import type {Code} from 'mdast'
import type {CompileState} from '../state/compile-state.js'
import type {CodeBlock, StaticComponent} from '../tree/tree-nodes.js'
import {createCodeNode} from './code-node.js'

/**
 * What a fence becomes: a formula for `math`, a diagram for `mermaid` where the site asks for it, else a
 * code block.
 */
export function createFence(
  node: Code,
  state: CompileState
): Element | CodeBlock | StaticComponent {
  if (node.lang === 'math') return formula(node)
  if (node.lang === 'mermaid' && state.options.mermaid) return diagram(node)
  return createCodeNode(node, state)
}

/** As `$$` becomes it, for `rehypeMath` to find. */
function formula({value, position}: Code): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: ['language-math', 'math-display']},
    children: [{type: 'text', value}]
  }
  return {type: 'element', tagName: 'pre', properties: {}, children: [code], position}
}

function diagram({value, position}: Code): StaticComponent {
  return {type: 'component', name: 'mermaid', props: {value}, children: [], position}
}
