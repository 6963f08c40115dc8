import type {Element} from 'hast'
import type {Code} from 'mdast'
import {type CompileState, reportProblem} from '../state/compile-state.js'
import type {CodeBlock, StaticComponent} from '../tree/tree-nodes.js'
import {createCodeNode} from './code-node.js'

/**
 * Converts a fence to a formula (`math`), a diagram (`mermaid`, if the site enables it) or a code
 * block.
 */
export function createFence(
  node: Code,
  state: CompileState
): Element | CodeBlock | StaticComponent {
  if (node.lang === 'math') return formula(node)
  if (node.lang === 'mermaid') {
    if (state.options.mermaid) return diagram(node)
    reportMermaid(node, state)
  }
  return createCodeNode(node, state)
}

/** Creates the node that a `$$` block would become, for `rehypeMath`. */
function formula({value, position}: Code): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: ['language-math', 'math-display']},
    children: [{type: 'text', value}]
  }
  return {type: 'element', tagName: 'pre', properties: {}, children: [code], position}
}

/**
 * Warns that readers will see a diagram's source. The message doesn't name the page, so it's only
 * shown once per site.
 */
function reportMermaid({position}: Code, state: CompileState): void {
  if (state.problems.some(({code}) => code === 'mermaid-disabled')) return
  reportProblem(state, position, {
    code: 'mermaid-disabled',
    policy: 'warn',
    message: 'Mermaid is off, so readers see the source of the diagram.',
    hint: 'Install `@lectern/theme-mermaid` and set `markdown: {mermaid: true}, themes: ["@lectern/theme-mermaid"]`, or write ```text.'
  })
}

function diagram({value, position}: Code): StaticComponent {
  return {type: 'component', name: 'mermaid', props: {value}, children: [], position}
}
