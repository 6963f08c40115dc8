import type {ListItem} from 'mdast'
import type {MdxJsxFlowElement} from 'mdast-util-mdx'
import type {Node} from 'unist'
import {endOf, lineBefore, type LinePrefix, type NodeContext, sourceOf} from './node-context.js'
import {CONTAINERS, followsContainer} from './unclear-blocks.js'

/** Matches a line inside a tag or expression in a paragraph that could start a different block. */
const BLOCK_START = /\n[ \t]*(?:[>#\-*+=`~:|<{$]|\d+[.)])/

/** Checks for tags and expressions that might end elsewhere or belong to a different block. */
export function isCodeOfMdxUnclear(context: NodeContext): boolean {
  const {node, text, prefix} = context
  if (followsContainer(context) || leavesContainer(context)) return true
  if (node.type.includes('Jsx') && !isClosed(sourceOf(node, text))) return true
  if (node.type.includes('Text')) return BLOCK_START.test(sourceOf(node, text))
  if (prefix !== 'quote' && endsInContainer(node, text)) return true
  if (lineBefore(node, text).trim() !== '' && sourceOf(node, text).includes('\n')) return true
  const end = endOf(node)
  if (prefix !== 'any' && /[ \t]/.test(text[end] ?? '')) return true
  return /^[ \t]+[{<]/.test(text.slice(end, end + 80))
}

/** Returns whether an element ends with a closing tag or is a single tag. */
function isClosed(source: string): boolean {
  return (
    source.endsWith('/>') || (source.endsWith('>') && source[source.lastIndexOf('<') + 1] === '/')
  )
}

/**
 * Checks for an expression or a tag that the fast parser read as text, because it looked like part of
 * inline code that begins in the code block before.
 */
export function isTextOfMdxUnclear({node, text, isMdx}: NodeContext): boolean {
  return isMdx && /[{<]/.test(sourceOf(node, text).replace(/\\./g, ''))
}

/** Returns whether a closing tag is in a quote or list that begins after the opening tag. */
function endsInContainer(node: Node, text: string): boolean {
  const {children = []} = node as Partial<MdxJsxFlowElement>
  if (!CONTAINERS.has(children.at(-1)?.type ?? '')) return false
  const last = sourceOf(node, text).split('\n').at(-1) ?? ''
  return /^[ \t]*(?:>|(?:[-*+]|\d+[.)])[ \t])/.test(last)
}

/** Returns whether a tag or expression starts inside a quote or list but ends outside of it. */
function leavesContainer({node, text, prefix}: NodeContext): boolean {
  if (prefix === 'any') return false
  const [, ...lines] = sourceOf(node, text).split('\n')
  return lines.some((line) => line.trim() !== '' && !hasPrefix(line, prefix))
}

function hasPrefix(line: string, prefix: LinePrefix): boolean {
  if (prefix === 'unknown') return false
  if (prefix === 'quote') return /^ {0,3}>/.test(line)
  return prefix === 'any' || line.search(/[^ ]/) >= prefix
}

/** Returns the prefix for lines inside a node. */
export function readPrefix({node, prefix}: NodeContext): LinePrefix {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      // The rules for the tag also apply to its content.
      return 'any'
    case 'footnoteDefinition':
      return 'unknown'
    case 'blockquote':
      return prefix === 'any' ? 'quote' : 'unknown'
    case 'listItem':
      return prefix === 'any' || typeof prefix === 'number' ? contentColumn(node) : 'unknown'
    default:
      return prefix
  }
}

/** Returns the indentation of an item's content if it begins on the same line as the marker. */
function contentColumn({position, ...node}: Node): LinePrefix {
  const [first] = (node as ListItem).children
  const start = first?.position?.start
  return start && start.line === position?.start.line ? start.column - 1 : 'unknown'
}
