import type {Html, Parents, Root, RootContent} from 'mdast'
import {mapOutsideFences} from '../source/code-fences.js'

/** A comment that has its lines to itself. */
const COMMENT = /^([ \t]*)<!--([\s\S]*?)-->(?=[ \t]*\r?$)/gm

/**
 * Write the HTML comments of an MDX text in the way of MDX, which the fast parser knows, each as long as
 * before. Those inside a line stay: MDX refuses them.
 */
export function hideComments(text: string): string {
  return mapOutsideFences(text, (run) =>
    run.replace(COMMENT, (comment, indent: string, words: string) =>
      indent !== '' && EMPTY_LINE.test(words) ? comment : `${indent}{/*${cover(words)} */}`
    )
  )
}

/** In a list, it would count as space between the items. */
const EMPTY_LINE = /\n[ \t]*\r?\n/

function cover(words: string): string {
  // `<!--` is one character longer than `{/*`, `-->` as long as `*/}`.
  return words.replace(/[^\s]/g, 'x')
}

/**
 * Takes the comments that `hideComments` wrote out of the tree again.
 *
 * @param text - The text with its HTML comments.
 * @param markers - Words of comments that become HTML.
 */
export function removeHiddenComments(tree: Root, text: string, markers: readonly string[]): void {
  const open: Parents[] = [tree]
  for (let parent = open.pop(); parent; parent = open.pop()) {
    const children: readonly RootContent[] = parent.children
    open.push(...children.filter((child) => 'children' in child))
    if (children.some((child) => isHidden(child, text)))
      // What is left of a parent's children are its children.
      parent.children = children.flatMap((child) =>
        isHidden(child, text) ? readMarker(child, text, markers) : [child]
      ) as typeof parent.children
  }
}

function isHidden({type, position}: RootContent, text: string): boolean {
  return type === 'mdxFlowExpression' && text.startsWith('<!--', position?.start.offset ?? 0)
}

function readMarker({position}: RootContent, text: string, markers: readonly string[]): Html[] {
  const value = text.slice(position?.start.offset, position?.end.offset)
  const isMarker = markers.includes(value.slice('<!--'.length, -'-->'.length).trim())
  return isMarker ? [{type: 'html', value, position}] : []
}
