import type {Node} from 'unist'
import type {SyntaxName} from '../syntax/add-syntax.js'

/**
 * Text before each line inside a tag or expression: `any` outside quotes and lists, `quote` in a
 * quote, the number of spaces in a list, or `unknown` in nested quotes and lists.
 */
export type LinePrefix = 'any' | 'quote' | 'unknown' | number

/** A node with the context that the checks need. */
export interface NodeContext {
  node: Node
  text: string
  names: ReadonlySet<SyntaxName>
  isMdx: boolean
  /** Number of colons of the innermost container around the node. */
  colons: number
  /** Whether the node is inline. */
  isInline: boolean
  /** Whether the node is in a link. */
  isLinked: boolean
  prefix: LinePrefix
  /** The previous node in the same parent. */
  previous?: Node | undefined
}

export function countColons(node: Node, text: string): number {
  return /^:+/.exec(sourceOf(node, text))?.[0].length ?? 0
}

export function sourceOf(node: Node, text: string): string {
  return text.slice(startOf(node), endOf(node))
}

export function startOf({position}: Node): number {
  return position?.start.offset ?? 0
}

export function endOf({position}: Node): number {
  return position?.end.offset ?? 0
}

/**
 * Returns the text before a node on its line. Its length is limited to the deepest list
 * indentation.
 */
export function lineBefore(node: Node, text: string): string {
  const start = startOf(node)
  const before = text.slice(Math.max(0, start - MAX_COLUMNS), start)
  return before.slice(before.lastIndexOf('\n') + 1)
}

const MAX_COLUMNS = 200
