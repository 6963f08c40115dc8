import type {Html, Parents, Root, RootContent} from 'mdast'
import type {CompileState} from '../state/compile-state.js'
import type {TruncateMarker} from '../tree/tree-nodes.js'
import {OWN_MARKER} from './mark-excerpt.js'

/**
 * Removes comments from the tree: `<!-- … -->` and, in MDX, comments in braces. The first
 * `truncate` comment or custom marker becomes a truncate marker.
 */
export function remarkComments(state: Pick<CompileState, 'options'>) {
  const word = markerWord(state)
  return (tree: Root): void => {
    markExcerptEnd(tree, word)
    removeComments(tree)
  }
}

/** Returns the text of the comment that marks the end of the excerpt. */
export function markerWord({options}: Pick<CompileState, 'options'>): string {
  return options.truncateMarker ? OWN_MARKER : 'truncate'
}

/**
 * Replaces the first comment that ends the excerpt with a truncate marker. The comment can be
 * inside a paragraph.
 */
function markExcerptEnd(parent: Parents, word: string): boolean {
  const list: RootContent[] = parent.children
  for (const [index, child] of list.entries()) {
    const marker = findMarker(child, word)
    if (marker) list[index] = marker
    if (marker || ('children' in child && markExcerptEnd(child, word))) return true
  }
  return false
}

function findMarker(node: RootContent, word: string): TruncateMarker | undefined {
  const comment =
    node.type === 'html'
      ? /^\s*<!--([\s\S]*?)-->\s*$/.exec(node.value)?.[1]
      : node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
        ? /^\s*\/\*([\s\S]*?)\*\/\s*$/.exec(node.value)?.[1]
        : undefined
  return comment?.trim() === word ? {type: 'truncate', position: node.position} : undefined
}

function removeComments(parent: Parents): void {
  let found = false
  for (const child of parent.children) {
    if (child.type === 'html') found = stripComments(child) || found
    else if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') {
      found = isCommentExpression(child.value) || found
    } else if ('children' in child) removeComments(child)
  }
  if (!found) return
  // The type of children depends on the parent, but removing some of them is always valid.
  const children: Parents['children'][number][] = parent.children
  parent.children = children.filter((child) => !isEmptied(child)) as typeof parent.children
}

/** Removes comments. As in browsers, an unclosed comment hides the rest of the page. */
function stripComments(node: Html): boolean {
  if (!node.value.includes('<!--')) return false
  node.value = node.value.replace(/<!--[\s\S]*?(?:-->|$)/g, '')
  return true
}

function isEmptied(node: Parents['children'][number]): boolean {
  if (node.type === 'html') return node.value.trim() === ''
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return false
  return isCommentExpression(node.value)
}

/** Returns whether an expression in braces is empty or contains only comments. */
function isCommentExpression(value: string): boolean {
  return /^(?:\s|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|\/\/[^\n]*\n)*(?:\/\/[^\n]*)?$/.test(value)
}
