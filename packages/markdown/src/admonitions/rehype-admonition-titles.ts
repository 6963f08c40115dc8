import type {Root} from 'hast'
import {renderHtml} from '../tree/render-html.js'
import {walkHtml} from '../tree/tree-nodes.js'

/** Moves the title of an admonition from its first child to its property `titleHtml`. */
export function rehypeAdmonitionTitles() {
  return (tree: Root): void =>
    walkHtml(tree, (node) => {
      if (node.type !== 'element' || node.tagName !== 'admonition') return
      const [first, ...rest] = node.children
      if (first?.type !== 'element' || first.tagName !== 'admonition-title') return
      node.properties.titleHtml = renderHtml(first.children)
      node.children = rest
    })
}
