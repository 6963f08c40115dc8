import type {Nodes} from 'mdast'

const START = /^<(div|span) data-markdown-ignore(?:="")?>$/

/**
 * Omits `<div data-markdown-ignore>` elements, whose content is only for readers of the page.
 * Elements of the same name can't be nested.
 */
export function omitIgnored<Node extends Nodes>(nodes: readonly Node[]): readonly Node[] {
  if (!nodes.some(isStart)) return nodes
  let end: string | undefined
  return nodes.filter((node) => {
    const value = node.type === 'html' ? node.value.trim() : undefined
    if (end !== undefined) {
      if (value === end) end = undefined
      return false
    }
    const name = value === undefined ? undefined : START.exec(value)?.[1]
    if (name !== undefined) end = `</${name}>`
    return name === undefined
  })
}

function isStart(node: Nodes): boolean {
  return node.type === 'html' && START.test(node.value.trim())
}
