import type {Parents, Root, RootContent} from 'mdast'

/**
 * Replaces the children of each parent in a tree.
 *
 * @param change - Returns the new children, the same array if nothing changes, or `undefined` to stop.
 * @returns `false` if `change` stopped.
 */
export function replaceChildren(
  tree: Root,
  change: (children: readonly RootContent[]) => readonly RootContent[] | undefined
): boolean {
  const open: Parents[] = [tree]
  for (let parent = open.pop(); parent; parent = open.pop()) {
    const children: readonly RootContent[] = parent.children
    open.push(...children.filter((child) => 'children' in child))
    const changed = change(children)
    if (!changed) return false
    // The array contains only original children and text that replaces them.
    if (changed !== children) parent.children = changed as typeof parent.children
  }
  return true
}
