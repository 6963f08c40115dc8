import type {Root, RootContent, Text} from 'mdast'
import type {TextDirective} from 'mdast-util-directive'
import {replaceChildren} from './replace-children.js'

/** Matches characters that would turn merged text into a link. */
const LINKED = /@|:\/\/|www\./i

/**
 * Turns `:name` back into text if only containers are directives, as in `10:30`.
 *
 * @returns `false` if that isn't possible, e.g. because a directive has attributes.
 */
export function restoreNames(tree: Root, text: string): boolean {
  return replaceChildren(tree, (children) =>
    children.some(({type}) => type === 'textDirective' || type === 'leafDirective')
      ? restoreChildren(children, text)
      : children
  )
}

function restoreChildren(
  children: readonly RootContent[],
  text: string
): readonly RootContent[] | undefined {
  const restored: RootContent[] = []
  for (const child of children) {
    const next = child.type === 'textDirective' ? nameText(child, text) : child
    if (!next || next.type === 'leafDirective') return undefined
    const last = restored.at(-1)
    if (next.type !== 'text' || last?.type !== 'text') restored.push(next)
    else restored[restored.length - 1] = joinTexts(last, next)
  }
  const isLinked = restored.some((child) => child.type === 'text' && LINKED.test(child.value))
  return isLinked ? undefined : restored
}

function nameText({name, position}: TextDirective, text: string): Text | undefined {
  const value = `:${name}`
  const written = text.slice(position?.start.offset, position?.end.offset)
  return written === value ? {type: 'text', value, position} : undefined
}

function joinTexts(left: Text, right: Text): Text {
  const {position: {start} = {}} = left
  const {position: {end} = {}} = right
  const value = left.value + right.value
  return start && end ? {type: 'text', value, position: {start, end}} : {type: 'text', value}
}
