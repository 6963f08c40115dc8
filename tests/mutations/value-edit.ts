import fc from 'fast-check'

/** Puts a value at a numbered position in a tree of data. */
export interface ValueEdit {
  /** Index of the node to edit. Indexes past the last node wrap around. */
  index: number
  value: unknown
  /** Whether the value is added under a new key. */
  isAdded: boolean
}

const odd = fc.oneof(
  fc.anything({maxDepth: 2, withDate: true, withMap: true, withSet: true, withBigInt: true}),
  fc.constantFrom<unknown>(
    ...[null, undefined, '', ' ', '..', '../..', '/', '//', 'javascript:alert(1)', -1, 1e99],
    ...[Number.NaN, true, [], [[]], {}, {type: 'link'}, {type: 'x'}, /a/, 'a'.repeat(5000)]
  ),
  fc.func(fc.string())
)

/** Creates any edit of data. */
export const valueEdit: fc.Arbitrary<ValueEdit> = fc.record({
  index: fc.nat(10_000),
  value: odd,
  isAdded: fc.boolean()
})

/** Applies edits to data without changing the original. */
export function applyValueEdits(value: unknown, edits: readonly ValueEdit[]): unknown {
  return edits.reduce((tree, edit) => {
    const count = countNodes(tree)
    return replaceAt(tree, {...edit, index: edit.index % count}).tree
  }, value)
}

function countNodes(tree: unknown): number {
  return 1 + listChildren(tree).reduce((sum, [, child]) => sum + countNodes(child), 0)
}

function listChildren(tree: unknown): [string, unknown][] {
  const isTree = Array.isArray(tree) || Object.prototype.toString.call(tree) === '[object Object]'
  return isTree ? Object.entries(tree as object) : []
}

/** Returns the new tree, and the remaining index if the node comes later. */
function replaceAt(tree: unknown, edit: ValueEdit): {tree: unknown; left: number} {
  if (edit.index === 0) return {tree: edit.isAdded ? addTo(tree, edit.value) : edit.value, left: -1}
  let left = edit.index - 1
  const entries = listChildren(tree).map(([key, child]) => {
    if (left < 0) return [key, child] as const
    const replaced = replaceAt(child, {...edit, index: left})
    left = replaced.left
    return [key, replaced.tree] as const
  })
  const rebuilt = Array.isArray(tree)
    ? entries.map(([, child]) => child)
    : entries.length > 0
      ? Object.fromEntries(entries)
      : tree
  return {tree: rebuilt, left}
}

function addTo(tree: unknown, value: unknown): unknown {
  if (Array.isArray(tree)) return [...tree, value]
  return listChildren(tree).length > 0 ? {...(tree as object), unknownKey: value} : value
}
