/** A node in a syntax tree (ESTree), with the fields that this package uses. */
export interface SyntaxNode {
  type: string
  /** Index of the node's first character. `end` is the index after its last one. */
  start: number
  end: number
  readonly [field: string]: unknown
}

/** Returns whether a value in a tree is a node. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Returns the child nodes of a node in field order. */
export function listChildren(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
  )
}

/** Returns the node in a field, if any. */
export function childOf(node: SyntaxNode | undefined, field: string): SyntaxNode | undefined {
  const value = node?.[field]
  return isNode(value) ? value : undefined
}

/** Returns the nodes in a list field. */
export function childrenOf(node: SyntaxNode | undefined, field: string): SyntaxNode[] {
  const value = node?.[field]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** Returns the name of an identifier or the value of a string. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  const name = node?.name ?? node?.value
  return typeof name === 'string' ? name : undefined
}
