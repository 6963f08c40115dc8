import type {Blockquote, FootnoteDefinition, ListItem, Paragraph, Table} from 'mdast'
import type {Node} from 'unist'
import {endOf, lineBefore, type NodeContext, sourceOf, startOf} from './node-context.js'

/** Blocks that the next line may continue. */
export const CONTAINERS: ReadonlySet<string> = new Set(['list', 'blockquote', 'footnoteDefinition'])

/**
 * Checks for code that contains a container's closing fence, for unclosed code in a list, and for
 * indented code that remark joins with the code before or with a line of spaces after it.
 */
export function isCodeUnclear({node, text, colons, prefix, previous}: NodeContext): boolean {
  const source = sourceOf(node, text)
  const isIndented = !/^[`~]/.test(source)
  if (isIndented && previous?.type === 'code') return true
  if (isIndented && /^\r?\n[ \t]+(?:\r?\n|$)/.test(text.slice(endOf(node)))) return true
  if (colons > 0 && /^[ \t>]*:{3}/m.test(source)) return true
  if (prefix === 'any' || isIndented) return false
  const [, ...lines] = source.trimEnd().split('\n')
  return !/^[ \t>]*(?:`{3,}|~{3,})$/.test(lines.at(-1) ?? '')
}

/**
 * Checks for empty items, items with a footnote of several blocks, which make the list loose, and
 * items with a checkbox. If nothing follows the checkbox on its line, the paragraph starts before it.
 */
export function isItemUnclear({node, text}: NodeContext): boolean {
  const {checked, children} = node as ListItem
  if (children.length === 0) return true
  if (children.some((child) => child.type === 'footnoteDefinition' && child.children.length > 1))
    return true
  if (typeof checked !== 'boolean') return false
  const [first] = children
  if (first?.type !== 'paragraph' || first.children[0]?.type !== 'text') return true
  return !/^\S+[ \t]+\[[ xX]\] \S/.test(sourceOf(node, text))
}

/** Checks for lists in a footnote, and for text directly after it, which might belong to it. */
export function isNoteUnclear({node, text}: NodeContext): boolean {
  const {children} = node as FootnoteDefinition
  if (children.some(({type}) => type === 'list')) return true
  return !/^[ \t]*(?:$|\r?\n(?:[ \t]*(?:$|\r?\n)|\[\^))/.test(text.slice(endOf(node)))
}

/**
 * Checks for labels with several lines, and for text directly after a definition, which might belong
 * to it.
 */
export function isDefinitionUnclear({node, text}: NodeContext): boolean {
  if (/^\[[^\]]*\n/.test(sourceOf(node, text))) return true
  return !/^[ \t]*(?:$|\r?\n[ \t>]*(?:$|\r?\n|\[[^\]\n]*\]:))/.test(text.slice(endOf(node)))
}

export function isParagraphUnclear(context: NodeContext): boolean {
  const {node, text} = context
  const isEmpty = (node as Paragraph).children.length === 0
  // Before a container's end, the fast parser drops the backslash.
  if (isEmpty || text[endOf(node) - 1] === '\\') return true
  if (followsParagraph(context)) return true
  return followsContainer(context) || hasBlockLine(context) || hasTableLine(context)
}

/** Checks for a paragraph without an empty line before it, because its line looked like a table's. */
function followsParagraph({node, previous}: NodeContext): boolean {
  if (previous?.type !== 'paragraph' || !isNextLine(node, previous)) return false
  return !(previous.data as {directiveLabel?: boolean} | undefined)?.directiveLabel
}

function isNextLine({position}: Node, previous: Node): boolean {
  return previous.position?.end.line === (position?.start.line ?? 0) - 1
}

/** Returns whether a line looks like the second line of a table. */
function hasTableLine({node, text}: NodeContext): boolean {
  return /\n[ \t>]*(?:\|[ \t]*:?-|:?-+:?[ \t]*\|)/.test(sourceOf(node, text))
}

/**
 * Checks for headings that continue on the next line, because a tag isn't closed, and for lines that
 * could be part of a table.
 */
export function isHeadingUnclear(context: NodeContext): boolean {
  return /^#.*\n/.test(sourceOf(context.node, context.text)) || hasTableLine(context)
}

/**
 * Checks for tables after a checkbox or before an expression, or with lines that could be a tag or
 * expression.
 */
export function isTableUnclear(context: NodeContext): boolean {
  const {node, text} = context
  const source = sourceOf(node, text)
  if (/\[[ xX]\][ \t]+$/.test(lineBefore(node, text))) return true
  const rows = source.split('\n').length - 1
  if (rows !== (node as Table).children.length || /\n[ \t>]*</.test(source)) return true
  return /^\n[ \t]*\{/.test(text.slice(endOf(node), endOf(node) + 200)) || hasBlockLine(context)
}

/**
 * Checks for modules without an empty line or another module before them, and modules that end with
 * a line of spaces.
 */
export function isModuleUnclear({node, text, previous}: NodeContext): boolean {
  const start = startOf(node)
  if (/\n[ \t]+\n?$/.test(sourceOf(node, text))) return true
  return start > 1 && text[start - 2] !== '\n' && previous?.type !== 'mdxjsEsm'
}

/** Returns whether a line starts like a module or directive and could end the previous block. */
function hasBlockLine({node, text}: NodeContext): boolean {
  return /^(?:::|(?:import|export) )|\n(?:(?:import|export) |[ \t]*::)/.test(sourceOf(node, text))
}

/** Checks for lines directly after a list or quote, which might belong to it. */
export function followsContainer({node, text, previous}: NodeContext): boolean {
  if (!previous || !CONTAINERS.has(previous.type)) return false
  return isNextLine(node, previous) && sourceOf(node, text).includes('\n')
}

/**
 * Checks for empty quotes, quotes in quotes, empty lines at the end of nested quotes and lists, and
 * lists followed by another quote.
 */
export function isQuoteUnclear({node, text, prefix}: NodeContext): boolean {
  const {children} = node as Blockquote
  const isNested = prefix !== 'any' || children.at(-1)?.type === 'list'
  return (
    children.length === 0 ||
    prefix === 'quote' ||
    (isNested && /\n[ \t>]*$/.test(sourceOf(node, text))) ||
    children.some(({type}, index) => type === 'list' && children[index + 1]?.type === 'blockquote')
  )
}
