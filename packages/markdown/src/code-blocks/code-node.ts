import type {Code} from 'mdast'
import type {CompileState} from '../state/compile-state.js'
import type {CodeBlock, StaticComponent} from '../tree/tree-nodes.js'
import {createCodeBlock} from './code-block.js'
import {createPackageManagerTabs, isForPackageManagers} from './package-manager-tabs.js'

/** Converts a fenced or indented code block. */
export function createCodeNode(node: Code, state: CompileState): CodeBlock | StaticComponent {
  return isForPackageManagers(node, state)
    ? createPackageManagerTabs(node, state)
    : createCodeBlock(node, state)
}
