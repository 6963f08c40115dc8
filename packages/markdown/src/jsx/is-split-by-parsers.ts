import {ownValue} from '@lectern/shared/objects/own-value'
import type {Nodes, RootContent} from 'hast'

/** Elements before which HTML parsers close an open paragraph. */
const CLOSES_PARAGRAPH: ReadonlySet<string> = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'center', 'dd', 'details', 'dialog', 'dir'],
  ...['div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3'],
  ...['h4', 'h5', 'h6', 'header', 'hgroup', 'hr', 'li', 'main', 'menu', 'nav', 'ol', 'p', 'pre'],
  ...['search', 'section', 'summary', 'table', 'ul']
])

/** Elements whose content doesn't close paragraphs around them. */
const BOUNDARIES: ReadonlySet<string> = new Set(['button', 'object', 'template'])

const HEADING = /^h[1-6]$/

/** Elements of a table without its cells, with the elements that they can contain. */
const TABLE_CONTENT: Readonly<Record<string, readonly string[]>> = {
  table: ['caption', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: ['td', 'th']
}

/**
 * Returns whether HTML parsers turn a block into several elements. They close a paragraph before a
 * `<div>` inside it, and move text out of a table if it's not in a cell.
 */
export function isSplitByParsers(block: RootContent): boolean {
  const name = nameOf(block) ?? ''
  if (name === 'p') return contains(block, (inner) => CLOSES_PARAGRAPH.has(inner))
  if (HEADING.test(name)) return contains(block, (inner) => HEADING.test(inner))
  return name === 'table' && hasMisplacedContent(block)
}

function contains(node: Nodes, isWanted: (name: string) => boolean): boolean {
  if (!('children' in node)) return false
  return node.children.some((child) => {
    const name = nameOf(child)
    if (name !== undefined && isWanted(name)) return true
    return !(name !== undefined && BOUNDARIES.has(name)) && contains(child, isWanted)
  })
}

function hasMisplacedContent(node: Nodes): boolean {
  const allowed = ownValue(TABLE_CONTENT, nameOf(node) ?? '')
  if (!allowed || !('children' in node)) return false
  return node.children.some((child) => {
    if (child.type === 'text') return child.value.trim() !== ''
    const name = nameOf(child)
    return (name !== undefined && !allowed.includes(name)) || hasMisplacedContent(child)
  })
}

/** Returns the name of a node's element. Code blocks and components contain a `<div>`. */
function nameOf(node: Nodes): string | undefined {
  if (node.type === 'element') return node.tagName
  if (node.type === 'codeBlock' || node.type === 'component') return 'div'
  return 'name' in node && typeof node.name === 'string' ? node.name : undefined
}
