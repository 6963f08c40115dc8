import type {Root} from 'hast'
import {walkHtml} from '../tree/tree-nodes.js'

/** Align the cells of tables by a class: HTML has no attribute for it any more. */
export function rehypeCellAlignment() {
  return (tree: Root): void => {
    walkHtml(tree, (node) => {
      if (node.type !== 'element' || (node.tagName !== 'td' && node.tagName !== 'th')) return
      const {align, className, ...rest} = node.properties
      if (typeof align !== 'string') return
      const classes = Array.isArray(className) ? className : []
      node.properties = {...rest, className: [...classes, `text--${align}`]}
    })
  }
}
