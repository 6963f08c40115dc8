import type {Html, Root, RootContent} from 'mdast'
import {mapOutsideFences} from '../source/code-fences.js'
import {replaceChildren} from './replace-children.js'

/** Matches the start of a comment that may be the only content on its lines. */
const OPENING = /^([ \t]*)<!--/gm
/** State for the text after the comment. */
const LINE_END = /^[ \t]*\r?(?:\n|$)/

/**
 * Rewrites HTML comments in MDX as MDX comments with lines of the same length, because the fast parser
 * only supports those. Comments inside a line are kept, because MDX rejects them.
 */
export function hideComments(text: string): string {
  return mapOutsideFences(text, hideOutsideFences)
}

function hideOutsideFences(text: string): string {
  const parts: string[] = []
  let written = 0
  let end = 0
  for (const {index, 0: opening, 1: indent = ''} of text.matchAll(OPENING)) {
    // This match is inside the previous comment.
    if (index < end) continue
    const start = index + opening.length
    const close = text.indexOf('-->', start)
    if (close < 0) break
    end = close + '-->'.length
    const words = text.slice(start, close)
    if (!LINE_END.test(text.slice(end)) || (indent !== '' && EMPTY_LINE.test(words))) continue
    parts.push(text.slice(written, index), `${indent}{/* ${cover(words)}*/}`)
    written = end
  }
  return parts.join('') + text.slice(written)
}

/** Matches an empty line. In a list, it would count as a blank line between items. */
const EMPTY_LINE = /\n[ \t]*\r?\n/

function cover(words: string): string {
  return words.replace(/[^\s]/g, 'x')
}

/**
 * Removes the comments that `hideComments` wrote from the tree.
 *
 * @param text - The text with its HTML comments.
 * @param markers - Texts of comments that become HTML.
 */
export function removeHiddenComments(tree: Root, text: string, markers: readonly string[]): void {
  replaceChildren(tree, (children) => {
    if (!children.some((child) => isHidden(child, text))) return children
    return children.flatMap((child) =>
      isHidden(child, text) ? readMarker(child, text, markers) : [child]
    )
  })
}

function isHidden({type, position}: RootContent, text: string): boolean {
  return type === 'mdxFlowExpression' && text.startsWith('<!--', position?.start.offset ?? 0)
}

function readMarker({position}: RootContent, text: string, markers: readonly string[]): Html[] {
  const value = text.slice(position?.start.offset, position?.end.offset)
  const isMarker = markers.includes(value.slice('<!--'.length, -'-->'.length).trim())
  return isMarker ? [{type: 'html', value, position}] : []
}
