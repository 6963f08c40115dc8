import type {Nodes, Parents} from 'hast'
import {isComponentTag} from './component-tags.js'

/**
 * Finds theme components, MDX nodes and everything that contains them. All other nodes can be
 * folded into HTML.
 */
export function findUnfoldable(tree: Parents): ReadonlySet<Nodes> {
  const found = new Set<Nodes>()
  const visit = (node: Nodes): boolean => {
    if (isFinalHtml(node)) return false
    let result = isUnfoldable(node)
    if ('children' in node) {
      for (const child of node.children) result = visit(child) || result
    }
    if (result) found.add(node)
    return result
  }
  visit(tree)
  return found
}

/** Returns whether a node's content is final HTML. It's folded in any case. */
export function isFinalHtml(node: Nodes): boolean {
  return node.type === 'element' && node.isHtml === true
}

function isUnfoldable(node: Nodes): boolean {
  if (node.type === 'element') return !node.isPlain && isComponentTag(node.tagName)
  return LIVING.has(node.type) || node.type.startsWith('mdx')
}

const LIVING: ReadonlySet<string> = new Set(['codeBlock', 'component', 'truncate'])
