import type {Blockquote, ListItem, Paragraph, Table} from 'mdast'
import {endOf, type NodeContext, sourceOf, startOf} from './node-context.js'

/** Blocks that may include the next line. */
export const CONTAINERS: ReadonlySet<string> = new Set(['list', 'blockquote', 'footnoteDefinition'])

/** A fence that closes a container also does so inside code. Unclosed code ends with its list. */
export function isCodeUnclear({node, text, colons, prefix}: NodeContext): boolean {
  const source = sourceOf(node, text)
  if (colons > 0 && /^[ \t>]*:{3}/m.test(source)) return true
  if (prefix === 'any' || !/^(?:`{3}|~{3})/.test(source)) return false
  const [, ...lines] = source.trimEnd().split('\n')
  return !/^[ \t>]*(?:`{3,}|~{3,})$/.test(lines.at(-1) ?? '')
}

/**
 * Empty items, and paragraphs after a checkbox. They begin before the checkbox unless a text follows on the
 * same line.
 */
export function isItemUnclear({node, text}: NodeContext): boolean {
  const {checked, children} = node as ListItem
  if (children.length === 0) return true
  if (typeof checked !== 'boolean') return false
  const [first] = children
  if (first?.type !== 'paragraph' || first.children[0]?.type !== 'text') return true
  return !/^\S+[ \t]+\[[ xX]\] \S/.test(sourceOf(node, text))
}

/** Text directly after a footnote may be part of it. */
export function isNoteUnclear({node, text}: NodeContext): boolean {
  return !/^[ \t]*(?:$|\r?\n(?:[ \t]*(?:$|\r?\n)|\[\^))/.test(text.slice(endOf(node)))
}

/** Text directly after a definition may be part of it. */
export function isDefinitionUnclear({node, text}: NodeContext): boolean {
  return !/^[ \t]*(?:$|\r?\n[ \t>]*(?:$|\r?\n|\[))/.test(text.slice(endOf(node)))
}

export function isParagraphUnclear(context: NodeContext): boolean {
  const isEmpty = (context.node as Paragraph).children.length === 0
  return isEmpty || followsContainer(context) || hasBlockLine(context)
}

/** A table before an expression, or with a line that could be a tag or a part of an expression. */
export function isTableUnclear(context: NodeContext): boolean {
  const {node, text} = context
  const source = sourceOf(node, text)
  const rows = source.split('\n').length - 1
  if (rows !== (node as Table).children.length || /\n[ \t>]*</.test(source)) return true
  return /^\n[ \t]*\{/.test(text.slice(endOf(node), endOf(node) + 200)) || hasBlockLine(context)
}

/** A module that doesn't follow an empty line or a different module. */
export function isModuleUnclear({node, text, previous}: NodeContext): boolean {
  const start = startOf(node)
  return start > 1 && text[start - 2] !== '\n' && previous?.type !== 'mdxjsEsm'
}

/** A line that begins a module or a directive may or may not end the previous block. */
function hasBlockLine({node, text}: NodeContext): boolean {
  return /^::|\n(?:(?:import|export) |[ \t]*::)/.test(sourceOf(node, text))
}

/** Lines directly after a list or a quote belong to it if they can. */
export function followsContainer({node, text, previous}: NodeContext): boolean {
  if (!previous || !CONTAINERS.has(previous.type)) return false
  const isNext = previous.position?.end.line === (node.position?.start.line ?? 0) - 1
  return isNext && sourceOf(node, text).includes('\n')
}

/** An empty quote, or an empty line at the end of an inner quote. In a quote, a list includes the empty line before another quote. */
export function isQuoteUnclear({node, text, prefix}: NodeContext): boolean {
  const {children} = node as Blockquote
  return (
    children.length === 0 ||
    (prefix !== 'any' && /\n[ \t>]*$/.test(sourceOf(node, text))) ||
    children.some(({type}, index) => type === 'list' && children[index + 1]?.type === 'blockquote')
  )
}
