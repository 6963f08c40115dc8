/** A node of a syntax tree (ESTree), as far as readers of it need to know one. */
export interface SyntaxNode {
  type: string
  /** Index of its first character in the source, and of the one after its last. */
  start: number
  end: number
  readonly [field: string]: unknown
}

/** Whether a value of a tree is a node. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** The nodes below a node, one level deep, in the order of its fields. */
export function listChildren(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
  )
}

/** The node in a field, if there is one. */
export function childOf(node: SyntaxNode | undefined, field: string): SyntaxNode | undefined {
  const value = node?.[field]
  return isNode(value) ? value : undefined
}

/** The nodes of a list in a field. */
export function childrenOf(node: SyntaxNode | undefined, field: string): SyntaxNode[] {
  const value = node?.[field]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The name of an identifier, or the value of a text. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  const name = node?.name ?? node?.value
  return typeof name === 'string' ? name : undefined
}
