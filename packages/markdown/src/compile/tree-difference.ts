import {isDeepStrictEqual} from 'node:util'
import type {Node} from 'unist'

/** The first place where two trees differ. */
export interface TreeDifference {
  line: number
  column: number
  /** Summary of this tree's node: its type and text, or the field that differs. */
  remark: string
  fast: string
}

/** Finds the first difference between the trees of `remark-parse` and the native parser. */
export function findTreeDifference(remark: Node, fast: Node): TreeDifference | undefined {
  let [left, right] = [remark, fast]
  if (isDeepStrictEqual(left, right)) return undefined
  for (;;) {
    const field = findField(left, right)
    if (field !== undefined) return describe(left, right, field)
    const [before, after] = [childrenOf(left), childrenOf(right)]
    const index = before.findIndex((child, at) => !isDeepStrictEqual(child, after[at]))
    const [one, two] = [before[index], after[index]]
    if (!one || !two) return describe(one ?? left, two ?? after[before.length] ?? right, 'children')
    if (one.type !== two.type) return describe(one, two, 'type')
    left = one
    right = two
  }
}

/** Returns the first field that differs. Children aren't compared. */
function findField(left: Node, right: Node): string | undefined {
  const [one, two] = [toFields(left), toFields(right)]
  const names = [...new Set([...Object.keys(one), ...Object.keys(two)])]
  // If a child's position differs, so do its parents' positions. The child is more specific.
  const isInside = childrenOf(left).length > 0 && childrenOf(right).length > 0
  return names.find(
    (name) =>
      name !== 'children' &&
      !(isInside && name === 'position' && !isDeepStrictEqual(one.children, two.children)) &&
      !isDeepStrictEqual(one[name], two[name])
  )
}

function describe(left: Node, right: Node, field: string): TreeDifference {
  const {line = 1, column = 1} = left.position?.start ?? right.position?.start ?? {}
  return {line, column, remark: printField(left, field), fast: printField(right, field)}
}

const LONGEST = 100

function printField(node: Node, field: string): string {
  const value = field === 'type' || field === 'children' ? undefined : toFields(node)[field]
  const text = value === undefined ? printNode(node) : `${node.type} with ${field} ${print(value)}`
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

function printNode(node: Node): string {
  const {value} = toFields(node)
  return value === undefined ? node.type : `${node.type} ${print(value)}`
}

function print(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' || part instanceof RegExp ? String(part) : part
  )
}

function childrenOf(node: Node): readonly Node[] {
  return 'children' in node ? (node.children as Node[]) : []
}

function toFields(node: Node): Readonly<Record<string, unknown>> {
  return {...node}
}
