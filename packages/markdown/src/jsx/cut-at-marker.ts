import type {Root, RootContent} from 'hast'
import {isFootnoteMark} from '../tree/plain-text.js'

/** A tree before its truncate marker. */
export interface CutTree {
  /** Nodes that are the same in the excerpt. */
  before: RootContent[]
  /**
   * Nodes after these that differ from the page: the part of a paragraph before the marker, and nodes
   * without the marks of their footnotes, because the footnotes are at the end of the page.
   */
  changed: RootContent[]
  /** Index of the node that is or contains the marker. */
  end: number
}

/**
 * Returns the part of a tree before its first truncate marker, or `undefined` if there's no marker.
 */
export function cutAtMarker(tree: Root): CutTree | undefined {
  for (const [end, node] of tree.children.entries()) {
    const partial = cutInside(node)
    if (!partial && node.type !== 'truncate') continue
    return {...omitFootnotes(tree.children.slice(0, end), partial ? [partial] : []), end}
  }
  return undefined
}

/** Returns the nodes before the marker whose footnotes are left out in the excerpt. */
export function listWithFootnotes(tree: Root): RootContent[] {
  const cut = cutAtMarker(tree)
  return cut ? tree.children.slice(cut.before.length, cut.end).filter(hasFootnote) : []
}

function omitFootnotes(
  nodes: readonly RootContent[],
  partial: readonly RootContent[]
): Pick<CutTree, 'before' | 'changed'> {
  const first = nodes.findIndex(hasFootnote)
  const length = first < 0 ? nodes.length : first
  const changed = [...nodes.slice(length), ...partial]
  return {before: nodes.slice(0, length), changed: changed.map(withoutFootnotes)}
}

function hasFootnote(node: RootContent): boolean {
  if (!('children' in node)) return false
  const list: readonly RootContent[] = node.children
  return isFootnoteMark(node) || list.some(hasFootnote)
}

function withoutFootnotes<Node extends RootContent>(node: Node): Node {
  return hasFootnote(node) ? filterNodes(node, (child) => !isFootnoteMark(child)) : node
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
  const isKept = ({type}: RootContent) => type !== 'truncate'
  return {...tree, children: tree.children.map((node) => filterNodes(node, isKept))}
}

/** Returns a copy of a node without some of the nodes below it. */
function filterNodes<Node extends RootContent>(
  node: Node,
  isKept: (child: RootContent) => boolean
): Node {
  if (!('children' in node)) return node
  const list: readonly RootContent[] = node.children
  return {...node, children: list.filter(isKept).map((child) => filterNodes(child, isKept))}
}
