import type {StaticNode} from '@lectern/types'
import type {Nodes, Root, RootContent} from 'hast'
import type {Program} from 'estree'
import {HEAD_TAG} from '../html/take-head.js'
import {importClient} from './client-import.js'
import {listWithFootnotes} from './cut-at-marker.js'
import {isSplitByParsers} from './is-split-by-parsers.js'
import {jsxElement} from './jsx-element.js'
import {isStaticTree, replaceStaticJsx, type StaticScope} from './rehype-static-jsx.js'
import {createNodes} from './static-body.js'

/** Local name of the client component in modules. */
const STATIC_PART = '__StaticPart'

/** Elements that may be part of a run. Each is rendered as exactly one element. */
const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'blockquote', 'table', 'hr'],
  ...['div', 'section', 'article', 'header', 'aside', 'figure', 'details', 'admonition']
])

/** Components that are rendered as exactly one element. */
const SINGLE_ROOTS: ReadonlySet<string> = new Set([
  ...['Accordion', 'Admonition', 'Card', 'CardGrid', 'Columns', 'Details', 'FileTree', 'Frame'],
  ...['ParamTable', 'Steps', 'Tabs']
])

/** Names that a page can use and still be static, and overridden components that they include. */
export interface PartScope extends StaticScope {
  /** See `MarkdownOptions`. */
  replaced: readonly string[]
}

/** A live page without its static parts. */
export interface SplitPage {
  /** The tree, with a client component in place of each part. */
  tree: Root
  parts: StaticNode[][]
  /** Number of parts before the truncate marker. Absent if there's no marker. */
  excerptParts?: number
}

/** Replaces the JSX in the blocks of a live page that can be in its static parts. */
export function prepareStaticParts(tree: Root, scope: PartScope): void {
  tree.children = tree.children.flatMap((child) =>
    isStaticBlock(child, scope) ? replaceIn(child, scope) : [child]
  )
}

function replaceIn(child: RootContent, scope: StaticScope): RootContent[] {
  const root: Root = {type: 'root', children: [child]}
  replaceStaticJsx(root, scope)
  return root.children
}

/**
 * Removes static blocks at the top level of a live page. The browser finds them in the page's HTML,
 * so they don't have to be in its module, and editing them doesn't change the module.
 */
export function takeStaticParts(tree: Root, scope: PartScope, fold: boolean): SplitPage {
  const parts: StaticNode[][] = []
  const children: RootContent[] = []
  let run: RootContent[] = []
  let excerptParts: number | undefined
  // In the excerpt, these differ from the page.
  const varying = new Set(listWithFootnotes(tree))
  const endRun = () => {
    if (run.length > 0) {
      children.push(jsxElement(STATIC_PART, {of: parts.length}, []))
      parts.push(createNodes({type: 'root', children: run}, fold))
    }
    run = []
  }
  for (const child of tree.children) {
    if (!varying.has(child) && isStaticBlock(child, scope)) run.push(child)
    else if (!(run.length > 0 && isBlank(child))) {
      endRun()
      if (containsMarker(child)) excerptParts ??= parts.length
      children.push(child)
    }
  }
  endRun()
  if (parts.length === 0) return {tree, parts}
  const importing = importClient('StaticPart', STATIC_PART)
  return {
    tree: {...tree, children: [importing, ...children]},
    parts,
    ...(excerptParts !== undefined && {excerptParts})
  }
}

/** Returns whether a page exports a layout, which decides itself how to show the content. */
export function exportsLayout(tree: Root): boolean {
  return tree.children.some((node) => {
    if (node.type !== 'mdxjsEsm') return false
    const {estree}: {estree?: Program | null} = node.data ?? {}
    return (estree?.body ?? []).some(isDefaultExport)
  })
}

function isDefaultExport(statement: Program['body'][number]): boolean {
  if (statement.type === 'ExportDefaultDeclaration') return true
  if (statement.type !== 'ExportNamedDeclaration') return false
  return statement.specifiers.some(
    ({exported}) => exported.type === 'Identifier' && exported.name === 'default'
  )
}

function isStaticBlock(node: RootContent, scope: PartScope): boolean {
  return hasSingleRoot(node, scope) && !containsExcluded(node, scope) && isStaticTree(node, scope)
}

/** Returns whether a block is rendered as exactly one element, which is also one in the browser. */
function hasSingleRoot(node: RootContent, {names}: PartScope): boolean {
  if (isSplitByParsers(node)) return false
  if (node.type === 'codeBlock') return true
  if (node.type === 'component') return SINGLE_ROOTS.has(node.name)
  if (node.type === 'mdxJsxFlowElement') {
    const name = node.name ?? ''
    return BLOCKS.has(name) || SINGLE_ROOTS.has(names.get(name) ?? '')
  }
  return node.type === 'element' && BLOCKS.has(node.tagName)
}

/** Returns whether a block contains a truncate marker, head tags or an overridden component. */
function containsExcluded(node: Nodes, scope: PartScope): boolean {
  if (node.type === 'truncate' || isReplaced(node, scope)) return true
  if (node.type === 'element' && node.tagName === HEAD_TAG) return true
  if (node.type === 'component' && node.name === 'head') return true
  if ('name' in node && scope.names.get(node.name ?? '') === 'head') return true
  return 'children' in node && node.children.some((child) => containsExcluded(child, scope))
}

function isReplaced(node: Nodes, {names, replaced}: PartScope): boolean {
  if (replaced.length === 0) return false
  if (node.type === 'codeBlock') return replaced.includes('CodeBlock')
  if (node.type === 'element') return replaced.includes(node.tagName)
  return 'name' in node && replaced.includes(names.get(node.name ?? '') ?? node.name ?? '')
}

function containsMarker(node: Nodes): boolean {
  if (node.type === 'truncate') return true
  return 'children' in node && node.children.some(containsMarker)
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}
