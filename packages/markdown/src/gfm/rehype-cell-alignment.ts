import type {Root} from 'hast'
import {walkHtml} from '../tree/tree-nodes.js'

/** Sets the alignment of table cells with a class, because the HTML attribute is obsolete. */
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
