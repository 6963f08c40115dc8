import type {Element, Root, RootContent} from 'hast'
import {isHeadingTag} from '../tree/component-tags.js'

/** Puts the title of a page in a `<header>`, as Docusaurus does. */
export function wrapTitle(tree: Root): void {
  const title = findWrittenTitle(tree)
  if (!title) return
  const header: Element = {type: 'element', tagName: 'header', properties: {}, children: [title]}
  tree.children.splice(tree.children.indexOf(title), 1, header)
}

/**
 * Returns what Docusaurus considers the title of a page: its first heading, if that has level 1 and
 * isn't after a thematic break. Headings that are written as HTML don't have an ID, and aren't titles.
 */
export function findWrittenTitle(tree: Root): Element | undefined {
  const first = tree.children.find((node) => isHeading(node) || isBreak(node))
  const isTitle =
    first?.type === 'element' && first.tagName === 'h1' && first.properties.id !== undefined
  return isTitle ? first : undefined
}

function isHeading(node: RootContent): boolean {
  return node.type === 'element' && isHeadingTag(node.tagName)
}

function isBreak(node: RootContent): boolean {
  return node.type === 'element' && node.tagName === 'hr'
}
