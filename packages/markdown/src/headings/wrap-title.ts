import type {Element, Root, RootContent} from 'hast'
import {isHeadingTag} from '../tree/component-tags.js'

/**
 * Puts the title of a page in a `<header>`, as Docusaurus does: its first heading, if that has level
 * 1. Headings that are written as HTML don't have an ID, and stay as they are.
 */
export function wrapTitle(tree: Root): void {
  const index = tree.children.findIndex(isHeading)
  const title = tree.children[index]
  if (title?.type !== 'element' || title.tagName !== 'h1' || title.properties.id === undefined)
    return
  const header: Element = {type: 'element', tagName: 'header', properties: {}, children: [title]}
  tree.children.splice(index, 1, header)
}

function isHeading(node: RootContent): boolean {
  return node.type === 'element' && isHeadingTag(node.tagName)
}
