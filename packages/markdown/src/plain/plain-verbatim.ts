import type {Code, Nodes} from 'mdast'
import {type PlainContext, resolvePlainUrl} from './plain-url.js'

/** A replacement in the original text. */
interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Returns a block's original text with absolute URLs, or `undefined` if the block needs other
 * changes. Most blocks don't, and copying takes a tenth of the time of serializing.
 */
export function copyBlock(block: Nodes, context: PlainContext): string | undefined {
  const {text} = context.state
  const [start, end] = rangeOf(block) ?? []
  if (start === undefined || end === undefined) return undefined
  const written = text.slice(start, end)
  // Comments aren't in the tree, so copying would keep them.
  if (written.includes('<!--') || written.includes('{/*')) return undefined
  const edits: Edit[] = []
  if (!collectEdits(block, context, edits)) return undefined
  let copy = ''
  let done = start
  for (const edit of edits) {
    copy += text.slice(done, edit.start) + edit.text
    done = edit.end
  }
  return copy + text.slice(done, end)
}

const PLAIN: ReadonlySet<string> = new Set(
  (
    'paragraph heading list listItem table tableRow tableCell emphasis strong delete text inlineCode ' +
    'break thematicBreak math inlineMath imageReference linkReference footnoteReference ' +
    'footnoteDefinition blockquote'
  ).split(' ')
)

/** @returns Whether the block needs no changes other than these edits. */
function collectEdits(node: Nodes, context: PlainContext, edits: Edit[]): boolean {
  // Inserted nodes have no position, and marked nodes differ from their text.
  if (!node.position || isMarked(node)) return false
  if (node.type === 'code') return isPlainCode(node, context)
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
    if ('children' in node && !collectFrom(node.children, context, edits)) return false
    const edit = editUrl(node, context)
    if (edit) edits.push(edit)
    return edit !== undefined
  }
  if (!PLAIN.has(node.type)) return false
  return !('children' in node) || collectFrom(node.children, context, edits)
}

/** Returns whether a node has a custom element or attributes, apart from a generated heading ID. */
function isMarked(node: Nodes): boolean {
  if (node.type === 'heading' && node.data?.isSlug) return node.data.hName !== undefined
  const data: {hName?: unknown; hProperties?: unknown} = node.data ?? {}
  return data.hName !== undefined || data.hProperties !== undefined
}

function collectFrom(nodes: readonly Nodes[], context: PlainContext, edits: Edit[]): boolean {
  return nodes.every((node) => collectEdits(node, context, edits))
}

function isPlainCode(node: Code, {state}: PlainContext): boolean {
  if (node.meta || /[{=]/.test(node.lang ?? '')) return false
  return state.readMagicComments(node.value, node.lang ?? undefined).code === node.value
}

/** Edits the URL after the brackets. Escaped URLs can't be found. */
function editUrl(
  node: Extract<Nodes, {type: 'link' | 'image' | 'definition'}>,
  context: PlainContext
): Edit | undefined {
  const url = resolvePlainUrl(node.url, node.type === 'image' ? 'image' : 'link', context)
  const [start, end] = rangeOf(node) ?? []
  if (url === undefined || start === undefined || end === undefined) return undefined
  if (url === node.url) return {start: end, end, text: ''}
  const {text} = context.state
  const inside = 'children' in node ? rangeOf(node.children.at(-1)) : undefined
  const bracket = text.indexOf(']', inside?.[1] ?? start)
  const found = bracket < 0 ? -1 : text.indexOf(node.url, bracket)
  if (found < 0 || found + node.url.length > end) return undefined
  return {start: found, end: found + node.url.length, text: url}
}

function rangeOf(node: Nodes | undefined): [number, number] | undefined {
  const {start, end} = node?.position ?? {}
  return start?.offset === undefined || end?.offset === undefined
    ? undefined
    : [start.offset, end.offset]
}
