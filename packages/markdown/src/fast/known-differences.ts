import type {Blockquote, Html, ListItem, Root, RootContent, Text} from 'mdast'
import type {ContainerDirective} from 'mdast-util-directive'
import type {Node} from 'unist'
import type {SyntaxName} from '../syntax/add-syntax.js'

/** Signs of texts that the fast parser reads another way than `remark-parse`. */
const SIGNS: Readonly<Record<'md' | 'mdx', readonly RegExp[]>> = {
  // Characters that the tokenizer of remark replaces or counts another way.
  md: [/^\uFEFF|\0|\r(?!\n)/],
  mdx: [/^\uFEFF|\0|\r(?!\n)/]
}

/** Whether a text has something that the fast parser is known to read another way. */
export function mayDiffer(text: string, format: 'md' | 'mdx'): boolean {
  return SIGNS[format].some((sign) => sign.test(text))
}

/**
 * What each line of a tag or an expression begins with: `any` outside of quotes and lists, `quote` a `>`, a number
 * so many spaces; `unknown` inside of several quotes and lists.
 */
type LinePrefix = 'any' | 'quote' | 'unknown' | number

/** What a difference is looked for in. */
interface Place {
  node: Node
  text: string
  names: ReadonlySet<SyntaxName>
  /** Colons of the innermost container around the node. */
  colons: number
  /** Whether the node is in a line of text. */
  isInline: boolean
  /** Whether the node is in a link. */
  isLinked: boolean
  prefix: LinePrefix
}

/** Nodes that hold a line of text. */
const LINES: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell'])

const LINKS: ReadonlySet<string> = new Set(['link', 'linkReference'])

/** Nodes that `remark-parse` may read another way, by type. */
const DIFFERENCES: Readonly<Record<string, (place: Place) => boolean>> = {
  text: (place) => isLinkedLater(place) || mayBeFormula(place),
  image: mayBeFormula,
  imageReference: mayBeFormula,
  // A tag in a line of text loses the indentation of its lines.
  html: ({node, isInline}) => isInline && /\n[ \t]/.test((node as Html).value),
  // A break takes the indentation of the next line with it, and marks of block quotes.
  break: ({node, text}) => /[ \t>]/.test(text[endOf(node)] ?? ''),
  containerDirective: isContainerUnclear,
  // A fence that closes a container does so inside of code as well.
  code: ({node, text, colons}) => colons > 0 && /^[ \t>]*:{3}/m.test(sourceOf(node, text)),
  mdxJsxFlowElement: leavesContainer,
  mdxJsxTextElement: leavesContainer,
  mdxFlowExpression: leavesContainer,
  mdxTextExpression: leavesContainer,
  listItem: ({node}) => isTaskUnclear(node as ListItem),
  // In a quote, a list takes the empty line before another quote with it.
  blockquote: ({node}) =>
    (node as Blockquote).children.some(
      ({type}, index, all) => type === 'list' && all[index + 1]?.type === 'blockquote'
    )
}

/** Whether a tree has something that `remark-parse` would, or might, make another way. */
export function hasDifference(tree: Root, text: string, names: ReadonlySet<SyntaxName>): boolean {
  const open: Place[] = [
    {node: tree, text, names, colons: 0, isInline: false, isLinked: false, prefix: 'any'}
  ]
  for (let place = open.pop(); place; place = open.pop()) {
    const {node} = place
    if (DIFFERENCES[node.type]?.(place)) return true
    if (!('children' in node)) continue
    const colons = node.type === 'containerDirective' ? countColons(node, text) : place.colons
    const isInline = place.isInline || LINES.has(node.type)
    const isLinked = place.isLinked || LINKS.has(node.type)
    const prefix = readPrefix(place)
    for (const child of node.children as RootContent[])
      open.push({...place, node: child, colons, isInline, isLinked, prefix})
  }
  return false
}

/** Addresses that aren't seen while a text is split into tokens are looked for in the tree, where positions get lost. */
function isLinkedLater({node, isLinked}: Place): boolean {
  const {value} = node as Text
  return !isLinked && /[-.\w+]@[-\w]|https?:\/\/|www\./i.test(value)
}

/** Formulas have rules of their own, for which a second dollar between the same blank lines is needed. */
function mayBeFormula({node, text, names}: Place): boolean {
  if (!names.has('formulas')) return false
  const {value, alt} = node as Node & {value?: string; alt?: string | null}
  if (!(value ?? alt ?? '').includes('$')) return false
  const begin = text.lastIndexOf('\n\n', startOf(node))
  const end = text.indexOf('\n\n', endOf(node))
  return text.slice(Math.max(begin, 0), end < 0 ? text.length : end).split('$').length > 2
}

/** Containers that nothing closes, and those whose end may be that of another one around them. */
function isContainerUnclear({node, text, colons}: Place): boolean {
  const own = countColons(node, text)
  if (colons > 0 && own >= colons) return true
  const last = sourceOf(node, text).split('\n').at(-1) ?? ''
  const closing = /^[ \t>]*(:+)[ \t]*$/.exec(last)?.[1]
  return closing === undefined || closing.length < own
}

/** A paragraph after a checkbox begins before it, unless it begins with a text. */
function isTaskUnclear({checked, children: [first]}: ListItem): boolean {
  if (typeof checked !== 'boolean') return false
  return first?.type !== 'paragraph' || first.children[0]?.type !== 'text'
}

/** Tags and expressions don't go on outside of the quote or the list in which they begin. */
function leavesContainer({node, text, prefix}: Place): boolean {
  if (prefix === 'any') return false
  const [, ...lines] = sourceOf(node, text).split('\n')
  return lines.some((line) => line.trim() !== '' && !hasPrefix(line, prefix))
}

function hasPrefix(line: string, prefix: LinePrefix): boolean {
  if (prefix === 'unknown') return false
  if (prefix === 'quote') return /^ {0,3}>/.test(line)
  return prefix === 'any' || line.search(/[^ ]/) >= prefix
}

function readPrefix({node, prefix}: Place): LinePrefix {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      // What holds for a tag holds for what is in it.
      return 'any'
    case 'blockquote':
      return prefix === 'any' ? 'quote' : 'unknown'
    case 'listItem':
      return prefix === 'any' || typeof prefix === 'number' ? contentColumn(node) : 'unknown'
    default:
      return prefix
  }
}

/** Spaces before the content of an item that begins in the line of its marker. */
function contentColumn({position, ...node}: Node): LinePrefix {
  const [first] = (node as ListItem).children
  const start = first?.position?.start
  return start && start.line === position?.start.line ? start.column - 1 : 'unknown'
}

function countColons(node: Node, text: string): number {
  return /^:+/.exec(sourceOf(node as ContainerDirective, text))?.[0].length ?? 0
}

function sourceOf(node: Node, text: string): string {
  return text.slice(startOf(node), endOf(node))
}

function startOf({position}: Node): number {
  return position?.start.offset ?? 0
}

function endOf({position}: Node): number {
  return position?.end.offset ?? 0
}
