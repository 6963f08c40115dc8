import type {ElementContent, Nodes, Parents, Root} from 'hast'
import rehypeRaw from 'rehype-raw'
import type {VFile} from 'vfile'
import {type CompileState, reportProblem} from '../state/compile-state.js'
import {HEAD_TAG} from './take-head.js'

/** Parses raw HTML in Markdown. Pages without raw HTML aren't changed. */
export function rehypeRawHtml(state: Pick<CompileState, 'lineOffset' | 'problems'>) {
  return (tree: Root, file: VFile): Root => {
    if (!hasRaw(tree)) return tree
    const types = listTypes(tree)
    keepHead(tree)
    const passThrough = [...types].filter((type) => !PARSED.has(type))
    const blocks = listBlocks(tree)
    const parsed: Nodes = rehypeRaw({passThrough})(tree, file)
    const result: Root = parsed.type === 'root' ? parsed : {type: 'root', children: [parsed]}
    restoreInTemplates(result)
    reportSwallowed(blocks, result, state)
    return result
  }
}

/**
 * Types of nodes for the HTML parser. It keeps all others unchanged, such as components and nodes
 * from plugins.
 */
const PARSED: ReadonlySet<string> = new Set([
  ...['root', 'element', 'text', 'comment', 'doctype', 'raw']
])

function hasRaw(node: Nodes): boolean {
  if (node.type === 'raw') return true
  if ('children' in node) for (const child of node.children) if (hasRaw(child)) return true
  return node.type === 'element' && node.content !== undefined && hasRaw(node.content)
}

function listTypes(tree: Root): ReadonlySet<string> {
  const types = new Set<string>()
  visitAll(tree, ({type}) => types.add(type))
  return types
}

/** Renames `<head>`, because the HTML parser would drop its tags but keep the text between them. */
function keepHead(tree: Root): void {
  visitAll(tree, (node) => {
    if (node.type === 'raw')
      node.value = node.value.replace(/(<\/?)head(?=\s*>)/gi, `$1${HEAD_TAG}`)
  })
}

/** Lists code blocks and components, by source offset. */
function listBlocks(tree: Root): ReadonlyMap<string, Nodes> {
  const blocks = new Map<string, Nodes>()
  visitAll(tree, (node) => {
    if (node.type !== 'codeBlock' && node.type !== 'component') return
    if (node.position) blocks.set(offsetsOf(node), node)
  })
  return blocks
}

function offsetsOf({position}: Nodes): string {
  return `${position?.start.offset}-${position?.end.offset}`
}

/**
 * Restores nodes inside `<template>`. The parser replaces nodes with comments, and doesn't restore
 * those in templates.
 */
function restoreInTemplates(tree: Root): void {
  visitAll(tree, (node) => {
    if (node.type !== 'element' || !node.content) return
    visitAll(node.content, (inner) => {
      if ('children' in inner) restoreChildren(inner)
    })
  })
}

function restoreChildren(parent: Parents): void {
  parent.children = parent.children.map((child) => {
    if (child.type !== 'comment') return child
    const value: unknown = child.value
    const isStitch = typeof value === 'object' && value !== null && 'stitch' in value
    return isStitch ? (value.stitch as ElementContent) : child
  }) as ElementContent[]
}

/**
 * Reports blocks inside elements that only allow text, such as `<iframe>`, because the parser drops
 * them (`html-swallows-block`).
 */
function reportSwallowed(
  blocks: ReadonlyMap<string, Nodes>,
  result: Root,
  state: Pick<CompileState, 'lineOffset' | 'problems'>
): void {
  if (blocks.size === 0) return
  const kept = listBlocks(result)
  for (const [offsets, block] of blocks) {
    if (kept.has(offsets)) continue
    reportProblem(state, block.position, {
      code: 'html-swallows-block',
      policy: 'warn',
      message:
        "The block is inside an HTML tag that can contain only text, so the page doesn't show it.",
      hint: 'Close the tag before it, e.g. `</iframe>`, or move the block out of the tag.'
    })
  }
}

function visitAll(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node)
  if ('children' in node) for (const child of node.children) visitAll(child, visit)
  if (node.type === 'element' && node.content) visitAll(node.content, visit)
}
