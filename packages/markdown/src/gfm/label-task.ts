import type {Element, ElementContent} from 'hast'

/** Elements that end the text of an item. */
const BLOCK = /^(?:ul|ol|p|pre|blockquote|table|hr|div|section|details|h[1-6])$/

/** Puts the checkbox of a list item and its text into a label, so that screen readers name the checkbox. */
export function labelTask(item: Element): void {
  const box = [item, ...item.children].find(startsWithCheckbox)
  if (!box) return
  const end = box.children.findIndex((child, index) => index > 0 && isBlock(child))
  const words = end < 0 ? box.children : box.children.slice(0, end)
  const label: Element = {type: 'element', tagName: 'label', properties: {}, children: words}
  box.children = [label, ...box.children.slice(words.length)]
}

function startsWithCheckbox(node: ElementContent): node is Element {
  const [first] = node.type === 'element' ? node.children : []
  return first?.type === 'element' && first.tagName === 'input'
}

function isBlock(node: ElementContent): boolean {
  return node.type === 'element' ? BLOCK.test(node.tagName) : node.type === 'mdxJsxFlowElement'
}
