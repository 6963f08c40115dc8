import type {Root, RootContent} from 'hast'

/** A tree before its truncate marker. */
export interface CutTree {
  /** Nodes before the one that is or contains the marker. */
  before: RootContent[]
  /** Part before the marker of the node that contains it, such as a paragraph. */
  partial?: RootContent
}

/**
 * Returns the part of a tree before its first truncate marker, or `undefined` if there's no marker.
 */
export function cutAtMarker(tree: Root): CutTree | undefined {
  for (const [index, node] of tree.children.entries()) {
    if (node.type === 'truncate') return {before: tree.children.slice(0, index)}
    const partial = cutInside(node)
    if (partial) return {before: tree.children.slice(0, index), partial}
  }
  return undefined
}

/**
 * Returns a copy of a node that ends at the marker, or `undefined` if the node doesn't contain it.
 */
function cutInside<Node extends RootContent>(node: Node): Node | undefined {
  if (!('children' in node)) return undefined
  // The type of children depends on the parent, but removing some of them is always valid.
  const list: readonly RootContent[] = node.children
  for (const [index, child] of list.entries()) {
    const partial = child.type === 'truncate' ? [] : cutInside(child)
    if (partial) return {...node, children: list.slice(0, index).concat(partial)}
  }
  return undefined
}

/** Returns a tree without truncate markers below the top level. */
export function removeNestedMarkers(tree: Root): Root {
  return {...tree, children: tree.children.map(withoutMarkers)}
}

function withoutMarkers<Node extends RootContent>(node: Node): Node {
  if (!('children' in node)) return node
  const list: readonly RootContent[] = node.children
  return {...node, children: list.filter(({type}) => type !== 'truncate').map(withoutMarkers)}
}
