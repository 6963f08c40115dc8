import {withoutDevMark} from './refresh-files.js'

/** Attributes that belong to the reader once the page is shown. */
const READERS_OWN = new Set(['open', 'value', 'checked'])

/** Of tabs, which one is chosen is the reader's, too. */
const TAB_STATE = new Set(['aria-selected', 'tabindex', 'hidden', 'class'])
const TAB_ROLES = new Set(['tab', 'tabpanel'])

/**
 * Change an element's inside to what some HTML says and touch nothing that is the same already: form
 * fields, open details, selections and players in the rest of the text keep their state.
 */
export function morphElement(element: Element, html: string): void {
  const template = document.createElement('template')
  template.innerHTML = html
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
 * The old node that a new one continues: an equal one further on (what lies between was removed), or
 * the very next when it is of the same kind and does not itself go on later.
 */
function findMatch(current: ChildNode | null, next: ChildNode): ChildNode | undefined {
  if (!current) return undefined
  for (let node: ChildNode | null = current; node; node = node.nextSibling) {
    if (isBlank(node) && node !== current) continue
    if (node.isEqualNode(next)) return node
  }
  return isSameKind(current, next) && !continuesLater(current, next) ? current : undefined
}

function isBlank(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === ''
}

function continuesLater(current: ChildNode, next: ChildNode): boolean {
  if (isBlank(current)) return false
  for (let node = next.nextSibling; node; node = node.nextSibling) {
    if (node.isEqualNode(current)) return true
  }
  return false
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
  if (READERS_OWN.has(name)) return true
  return TAB_STATE.has(name) && TAB_ROLES.has(node.getAttribute('role') ?? '')
}
