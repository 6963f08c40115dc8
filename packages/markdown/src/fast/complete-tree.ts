import type {Root} from 'mdast'
import type {
  MdxFlowExpression,
  MdxJsxFlowElement,
  MdxTextExpression,
  MdxjsEsm
} from 'mdast-util-mdx'
import type {Node} from 'unist'
import {completeAttributes, type ParseCode} from './mdx-attributes.js'
import {MdxPrograms} from './mdx-programs.js'
import {locateValue, moveBy, type SourcePoint} from './source-point.js'

/**
 * Adds data to the fast parser's tree that `remark-mdx` would add: parsed JavaScript and attribute
 * positions.
 *
 * @returns `false` if MDX would reject a piece of code, or if the code isn't found in the text.
 */
export function completeTree(tree: Root, text: string): boolean {
  const programs = new MdxPrograms()
  const parseCode: ParseCode = (...input) => programs.parse(...input)
  const open: Node[] = [tree]
  for (let node = open.pop(); node; node = open.pop()) {
    if (!completeNode(node, text, parseCode)) return false
    // In document order, because imports declare names for the code after them.
    if ('children' in node) open.push(...(node.children as Node[]).toReversed())
  }
  return true
}

function completeNode(node: Node, text: string, parseCode: ParseCode): boolean {
  switch (node.type) {
    case 'mdxjsEsm':
      return completeModule(node as MdxjsEsm, text, parseCode)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return completeExpression(node as MdxFlowExpression | MdxTextExpression, text, parseCode)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return completeElement(node as MdxJsxFlowElement, text, parseCode)
    default:
      return true
  }
}

function completeElement(node: MdxJsxFlowElement, text: string, parseCode: ParseCode): boolean {
  const start = startOf(node)
  // Unlike the parser, the step after it marks elements.
  delete node.data
  return start !== undefined && completeAttributes(text, start, node, parseCode)
}

function completeExpression(
  node: MdxFlowExpression | MdxTextExpression,
  text: string,
  parseCode: ParseCode
): boolean {
  const start = startOf(node)
  if (!start || text[start.offset] !== '{') return false
  const begin = moveBy(start, 1)
  const chunks = locateValue(text, begin, node.value, '}')
  const estree = chunks && parseCode(chunks, begin, 'expression')
  if (!estree) return false
  node.data = {estree}
  return true
}

function completeModule(node: MdxjsEsm, text: string, parseCode: ParseCode): boolean {
  const start = startOf(node)
  const chunks = start && locateValue(text, start, node.value, '')
  const end = chunks?.at(-1)?.end
  const estree = chunks && parseCode(chunks, start, 'module')
  if (!start || !end || !estree) return false
  node.position = {start, end}
  node.data = {estree}
  return true
}

function startOf({position}: Node): SourcePoint | undefined {
  const start = position?.start
  return start?.offset === undefined ? undefined : {...start, offset: start.offset}
}
