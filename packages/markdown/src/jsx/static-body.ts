import type {StaticNode, StaticProps} from '@lectern/types'
import type {Element, Nodes, Root} from 'hast'
import {findUnfoldable, isFinalHtml} from '../tree/component-subtrees.js'
import {isVoidTag} from '../tree/component-tags.js'
import {renderInnerHtml} from '../tree/render-html.js'
import type {CodeBlockProps, StaticComponent} from '../tree/tree-nodes.js'
import {cutAtMarker, removeNestedMarkers} from './cut-at-marker.js'
import {reactProps} from './react-props.js'

/** A static body and its excerpt, as in a content record. */
export interface StaticBody {
  body: StaticNode[]
  excerptLength?: number
  excerptEnd?: StaticNode[]
}

/**
 * Converts a tree without MDX nodes to a static body. If `fold` is `false`, only text is folded.
 */
export function createStaticBody(tree: Root, fold: boolean): StaticBody {
  const cut = cutAtMarker(tree)
  if (!cut) return {body: createNodes(tree, fold)}
  const excerptLength = createNodes({...tree, children: cut.before}, fold).length
  if (cut.changed.length === 0) return {body: createNodes(tree, fold), excerptLength}
  const excerptEnd = createNodes({...tree, children: cut.changed}, fold)
  return {body: createNodes(removeNestedMarkers(tree), fold), excerptLength, excerptEnd}
}

/** Converts the children of a tree to static nodes. If `fold` is `false`, only text is folded. */
export function createNodes(tree: Root, fold: boolean): StaticNode[] {
  const unfoldable = fold ? findUnfoldable(tree) : undefined
  return tree.children.flatMap((node) => staticNode(node, unfoldable))
}

/** @param unfoldable - If it's missing, no element is folded. */
function staticNode(node: Nodes, unfoldable: ReadonlySet<Nodes> | undefined): StaticNode[] {
  if (node.type === 'text') return [node.value]
  if (node.type === 'codeBlock') return [{tag: 'pre', props: staticProps(node.props)}]
  if (node.type === 'component') return [componentNode(node, unfoldable)]
  if (node.type !== 'element') return []
  const props = reactProps(node)
  const {tagName: tag, isPlain} = node
  const start = {tag, ...(props && {props}), ...(isPlain && {isPlain})}
  if (node.tagName === 'template') return [{...start, html: renderInnerHtml(node)}]
  if (isVoidTag(node.tagName) || node.children.length === 0) return [start]
  return [{...start, ...content(node, unfoldable)}]
}

/** Returns an element's content: HTML if it's folded, and its children otherwise. */
function content(
  node: Element,
  unfoldable: ReadonlySet<Nodes> | undefined
): {html: string} | {children: StaticNode[]} {
  if (isFinalHtml(node) || (unfoldable && !unfoldable.has(node)))
    return {html: renderInnerHtml(node)}
  return {children: node.children.flatMap((child) => staticNode(child, unfoldable))}
}

function componentNode(
  {name, props, children}: StaticComponent,
  unfoldable: ReadonlySet<Nodes> | undefined
): StaticNode {
  const inner = children.flatMap((child) => staticNode(child, unfoldable))
  return {
    tag: name,
    ...(Object.keys(props).length > 0 && {props}),
    ...(inner.length > 0 && {children: inner})
  }
}

function staticProps(props: CodeBlockProps): StaticProps {
  return {...props}
}
