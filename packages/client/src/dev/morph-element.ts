import {trustHtml} from '../browser/trusted-types.js'
import {withoutDevMark} from './refresh-files.js'

/** Attributes whose value readers can change. */
const USER_STATE = new Set(['open', 'value', 'checked'])

/** Attributes of tabs and their panels that depend on the reader's choice. */
const TAB_STATE = new Set(['aria-selected', 'tabindex', 'hidden', 'class'])
const TAB_ROLES = new Set(['tab', 'tabpanel'])

/** Matches elements whose attributes may have changed since they were created from HTML. */
const CHANGED_LATER =
  '[open], [role="tab"], [role="tabpanel"], [src*="dev="], [poster*="dev="], [href*="dev="]'

/**
 * Updates an element's content to new HTML, and keeps equal nodes in place. Form fields, open
 * details, selections and media players in unchanged parts keep their state.
 */
export function morphElement(element: Element, html: string): void {
  const template = document.createElement('template')
  template.innerHTML = trustHtml(html)
  morphChildren(element, template.content)
}

function morphChildren(parent: Node, wanted: Node): void {
  let current = parent.firstChild
  for (const next of [...wanted.childNodes]) {
    const match = findMatch(current, next)
    if (!match) {
      parent.insertBefore(document.importNode(next, true), current)
      continue
    }
    while (current && current !== match) current = removeAndStep(current)
    current = match.nextSibling
    morphNode(match, next)
  }
  while (current) current = removeAndStep(current)
}

function removeAndStep(node: ChildNode): ChildNode | null {
  const next = node.nextSibling
  node.remove()
  return next
}

/**
 * Finds the old node for a new node: the first equal one, or else the current node if it has the
 * same type and isn't equal to a later new node.
 */
function findMatch(current: ChildNode | null, next: ChildNode): ChildNode | undefined {
  if (!current) return undefined
  for (let node: ChildNode | null = current; node; node = node.nextSibling) {
    if (isBlank(node) && node !== current) continue
    if (isEqual(node, next)) return node
  }
  return isSameKind(current, next) && !continuesLater(current, next) ? current : undefined
}

function isBlank(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === ''
}

function continuesLater(current: ChildNode, next: ChildNode): boolean {
  if (isBlank(current)) return false
  for (let node = next.nextSibling; node; node = node.nextSibling) {
    if (isEqual(current, node)) return true
  }
  return false
}

/** Compares nodes. Ignores attributes that readers changed, and marks of reloaded files. */
function isEqual(node: ChildNode, next: ChildNode): boolean {
  if (node.isEqualNode(next)) return true
  if (!(node instanceof Element) || !(next instanceof Element)) return false
  if (node.nodeName !== next.nodeName) return false
  if (!node.matches(CHANGED_LATER) && !node.querySelector(CHANGED_LATER)) return false
  return copyAsWritten(node).isEqualNode(copyAsWritten(next))
}

function copyAsWritten(element: Element): Node {
  const {content} = document.createElement('template')
  content.append(element.cloneNode(true))
  for (const copy of content.querySelectorAll('*')) {
    for (const {name, value} of [...copy.attributes]) {
      if (isReadersOwn(copy, name)) copy.removeAttribute(name)
      else copy.setAttribute(name, withoutDevMark(value))
    }
  }
  return content
}

function isSameKind(left: Node, right: Node): boolean {
  if (left.nodeName !== right.nodeName) return false
  return !(left instanceof Element && right instanceof Element) || left.id === right.id
}

function morphNode(node: ChildNode, wanted: ChildNode): void {
  if (!(node instanceof Element) || !(wanted instanceof Element)) {
    if (node.nodeValue !== wanted.nodeValue) node.nodeValue = wanted.nodeValue
    return
  }
  for (const {name} of [...node.attributes]) {
    if (!wanted.hasAttribute(name) && !isReadersOwn(node, name)) node.removeAttribute(name)
  }
  for (const {name, value} of [...wanted.attributes]) {
    const current = withoutDevMark(node.getAttribute(name) ?? '')
    const isSame = node.hasAttribute(name) && current === value
    if (!isSame && !isReadersOwn(node, name)) node.setAttribute(name, value)
  }
  morphChildren(node, wanted)
}

function isReadersOwn(node: Element, name: string): boolean {
  if (USER_STATE.has(name)) return true
  return TAB_STATE.has(name) && TAB_ROLES.has(node.getAttribute('role') ?? '')
}
