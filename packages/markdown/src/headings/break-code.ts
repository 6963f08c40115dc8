import type {Element, ElementContent} from 'hast'

/** Number of characters from which a name in code may not fit into a line of an outline. */
const LONG = 20

/**
 * Allows line breaks in long names in code, such as `site.themeConfig.navbar`: after separators, and
 * before capital letters in parts that are still long. Browsers would break them anywhere.
 */
export function breakCode(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node
  const isCode = node.tagName === 'code'
  const children = node.children.flatMap((child) =>
    isCode && child.type === 'text' ? breakText(child.value) : [breakCode(child)]
  )
  return {...node, children}
}

function breakText(text: string): ElementContent[] {
  const parts = text.split(/(?<=\s)/).flatMap(breakName)
  return parts.flatMap((value, index): ElementContent[] => [
    ...(index === 0 || /\s$/.test(parts[index - 1] ?? '') ? [] : [createBreak()]),
    {type: 'text', value}
  ])
}

function breakName(name: string): string[] {
  if (name.length <= LONG) return [name]
  const parts = name.split(/(?<=\w[._/:])(?=\w)/)
  return parts.flatMap((part) =>
    part.length <= LONG ? [part] : part.split(/(?<=[a-z\d])(?=[A-Z])/)
  )
}

function createBreak(): Element {
  return {type: 'element', tagName: 'wbr', properties: {}, children: []}
}
