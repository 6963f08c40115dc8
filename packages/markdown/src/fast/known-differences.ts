import type {Blockquote, Emphasis, Html, ListItem, Paragraph, Root, RootContent, Text} from 'mdast'
import type {ContainerDirective} from 'mdast-util-directive'
import type {MdxJsxFlowElement} from 'mdast-util-mdx'
import type {Node} from 'unist'
import type {SyntaxName} from '../syntax/add-syntax.js'

/** A footnote below spaces, or before another colon. */
const ODD_NOTE = /^[ \t]+\[\^|\]::/m

/** A mark of emphasis beside a character of two code units, of which the tokenizer of remark sees one. */
const EMOJI_MARK = /[*_~][\uD800-\uDBFF]|[\uDC00-\uDFFF][*_~]/

/** A list whose last item is empty at the end of the text. */
const OPEN_ITEM = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]*$/

/** Characters that the tokenizer of remark replaces or counts another way. */
const ODD_CHARACTER = /^\uFEFF|\0|\r(?!\n)/

const SIGNS: readonly RegExp[] = [ODD_CHARACTER, ODD_NOTE, EMOJI_MARK]

/** Directives other than containers whose names aren't plain. */
const ODD_NAME = /:[^\x20-\x7e\r\n]/

/** Whether a text has something that the fast parser is known to read another way. */
export function mayDiffer(text: string, names: ReadonlySet<SyntaxName>): boolean {
  if (names.has('directives') && ODD_NAME.test(text)) return true
  const last = text.slice(text.lastIndexOf('\n') + 1)
  return OPEN_ITEM.test(last) || SIGNS.some((sign) => sign.test(text))
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
  /** What is before the node in the same parent. */
  previous?: Node | undefined
}

/** Nodes that hold a line of text. */
const LINES: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell'])

const LINKS: ReadonlySet<string> = new Set(['link', 'linkReference'])

/** Nodes that `remark-parse` may read another way, by type. */
const DIFFERENCES: Readonly<Record<string, (place: Place) => boolean>> = {
  text: (place) => isTextUnclear(place) || isLinkedLater(place) || mayBeFormula(place),
  emphasis: isEmphasisUnclear,
  strong: isEmphasisUnclear,
  delete: isEmphasisUnclear,
  // Code of several lines ends where a line could begin something else.
  inlineCode: ({node, text}) => /\n[ \t>]*[<{$:]/.test(sourceOf(node, text)),
  link: isLiteralUnclear,
  image: isImageUnclear,
  imageReference: isImageUnclear,
  html: isHtmlUnclear,
  // A break takes the indentation of the next line with it, and marks of block quotes.
  break: ({node, text}) => /[ \t>]/.test(text[endOf(node)] ?? ''),
  textDirective: isNameUnclear,
  leafDirective: isNameUnclear,
  containerDirective: isContainerUnclear,
  code: isCodeUnclear,
  definition: isDefinitionUnclear,
  paragraph: isParagraphUnclear,
  table: (place) => /^\n[ \t]*\{/.test(place.text.slice(endOf(place.node))) || hasBlockLine(place),
  mdxjsEsm: ({node, text, previous}) =>
    text[startOf(node) - 2] !== '\n' && startOf(node) > 1 && previous?.type !== 'mdxjsEsm',
  mdxJsxFlowElement: isCodeOfMdxUnclear,
  mdxJsxTextElement: isCodeOfMdxUnclear,
  mdxFlowExpression: isCodeOfMdxUnclear,
  mdxTextExpression: isCodeOfMdxUnclear,
  listItem: isItemUnclear,
  footnoteDefinition: isNoteUnclear,
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
  let containers = 0
  for (let place = open.pop(); place; place = open.pop()) {
    const {node} = place
    if (node.type === 'containerDirective') containers += 1
    if (DIFFERENCES[node.type]?.(place)) return true
    if (!('children' in node)) continue
    const colons = node.type === 'containerDirective' ? countColons(node, text) : place.colons
    const isInline = place.isInline || LINES.has(node.type)
    const isLinked = place.isLinked || LINKS.has(node.type)
    const prefix = readPrefix(place)
    const inside = {...place, colons, isInline, isLinked, prefix}
    for (const [index, child] of (node.children as RootContent[]).entries())
      open.push({...inside, node: child, previous: (node.children as RootContent[])[index - 1]})
  }
  return hasDirectives(names) && countFences(text) !== containers
}

/** Counts the lines that end a container. One that ends none, or two, is read in different ways. */
function countFences(text: string): number {
  return text.match(/^[ \t>]*:{3,}[ \t]*$/gm)?.length ?? 0
}

function hasDirectives(names: ReadonlySet<SyntaxName>): boolean {
  return names.has('containers') || names.has('directives')
}

/** Addresses that aren't seen while a text is split into tokens are looked for in the tree, where positions get lost. */
function isLinkedLater({node, isLinked}: Place): boolean {
  const {value} = node as Text
  return !isLinked && /[-.\w+]@[-\w]|https?:\/\/|www\./i.test(value)
}

/** Addresses without brackets of their own, unless space is before them and no bracket is open. */
function isLiteralUnclear({node, text}: Place): boolean {
  const start = startOf(node)
  if (/[<[]/.test(text[start] ?? '')) return false
  if (/[|:[\]{}]/.test(sourceOf(node, text).replace(/^https?:/, ''))) return true
  if (start > 0 && !/[\s*~(]/.test(text[start - 1] ?? '')) return true
  const before = text.slice(Math.max(0, text.lastIndexOf('\n\n', start)), start)
  let open = 0
  for (const character of before) {
    if (character === '[') open += 1
    else if (character === ']' && open > 0) open -= 1
  }
  return open > 0
}

/** A fence that closes a container does so inside of code as well. Code that nothing closes ends with its list. */
function isCodeUnclear({node, text, colons, prefix}: Place): boolean {
  const source = sourceOf(node, text)
  if (colons > 0 && /^[ \t>]*:{3}/m.test(source)) return true
  if (prefix === 'any' || !/^(?:`{3}|~{3})/.test(source)) return false
  const [, ...lines] = source.trimEnd().split('\n')
  return !/^[ \t>]*(?:`{3,}|~{3,})$/.test(lines.at(-1) ?? '')
}

/** The other parser takes every letter as a part of the name. */
function isNameUnclear({node, text}: Place): boolean {
  const [, ...braces] = sourceOf(node, text).split('{')
  if (braces.length > 1 || /##|[^\w ={}.#"-]/.test(braces.join(''))) return true
  return /[[{]|[^\x20-\x7e\r\n]/.test(text[endOf(node)] ?? '')
}

/** Marks of emphasis in emphasized text that aren't between letters. */
function isEmphasisUnclear({node}: Place): boolean {
  const {children} = node as Emphasis
  return children.some(
    (child) => child.type === 'text' && /(?:^|\W)[*_]|[*_](?:\W|$)/.test(child.value)
  )
}

/** The words of an image are Markdown, of which only the text is left. */
function isImageUnclear(place: Place): boolean {
  return /[\n<{]/.test(sourceOf(place.node, place.text)) || mayBeFormula(place)
}

/** A tag in a line of text loses the indentation of its lines, a block the line ending after it. */
function isHtmlUnclear({node, text, isInline, prefix}: Place): boolean {
  if (!isInline && (prefix === 'quote' || prefix === 'unknown')) return true
  const start = startOf(node)
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  if (isInline && before !== '' && before.trim() === '') return true
  return (isInline ? /\n[ \t]/ : /\n$/).test((node as Html).value)
}

/** Backticks that enclose no code, and a backslash before something else. */
function isTextUnclear({node}: Place): boolean {
  const {value} = node as Text
  return value.includes('`') || value.endsWith('\\')
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
function isContainerUnclear({node, text, colons, prefix}: Place): boolean {
  if (prefix === 'quote' || prefix === 'unknown') return true
  const own = countColons(node, text)
  if (colons > 0 && own >= colons) return true
  const last = sourceOf(node, text).split('\n').at(-1) ?? ''
  const [, indent = '', closing = ''] = /^( *)(:+)[ \t]*$/.exec(last) ?? []
  const most = typeof prefix === 'number' ? prefix + 3 : 3
  return closing.length < own || indent.length > most
}

/** Empty items, and paragraphs after a checkbox, which begin before it unless a text follows in the same line. */
function isItemUnclear({node, text}: Place): boolean {
  const {checked, children} = node as ListItem
  if (children.length === 0) return true
  if (typeof checked !== 'boolean') return false
  const [first] = children
  if (first?.type !== 'paragraph' || first.children[0]?.type !== 'text') return true
  return !/^\S+[ \t]+\[[ xX]\] \S/.test(sourceOf(node, text))
}

/** What comes right after a footnote may be a part of it. */
function isNoteUnclear({node, text}: Place): boolean {
  return !/^[ \t]*(?:$|\r?\n(?:[ \t]*(?:$|\r?\n)|\[\^))/.test(text.slice(endOf(node)))
}

/** What comes right after a definition may be a part of it. */
function isDefinitionUnclear({node, text}: Place): boolean {
  return !/^[ \t]*(?:$|\r?\n[ \t>]*(?:$|\r?\n|\[))/.test(text.slice(endOf(node)))
}

function isParagraphUnclear(place: Place): boolean {
  const isEmpty = (place.node as Paragraph).children.length === 0
  return isEmpty || followsContainer(place) || hasBlockLine(place)
}

/** A line that begins a module or a directive ends what is before it, or doesn't. */
function hasBlockLine({node, text}: Place): boolean {
  return /\n(?:(?:import|export) |[ \t]*::)/.test(sourceOf(node, text))
}

/** Lines right after a list or a quote belong to it, if they could. */
function followsContainer({node, text, previous}: Place): boolean {
  if (!previous || !CONTAINERS.has(previous.type)) return false
  const isNext = previous.position?.end.line === (node.position?.start.line ?? 0) - 1
  return isNext && sourceOf(node, text).includes('\n')
}

const CONTAINERS: ReadonlySet<string> = new Set(['list', 'blockquote', 'footnoteDefinition'])

/** Lines of a tag or an expression in a paragraph that could begin something else. */
const BLOCK_START = /\n[ \t]*(?:[>#\-*+=`~:|<{$]|\d+[.)])/

/** Whether a closing tag is in a quote or a list that begins after the opening one. */
function endsInContainer(node: Node, text: string): boolean {
  const {children = []} = node as Partial<MdxJsxFlowElement>
  if (!CONTAINERS.has(children.at(-1)?.type ?? '')) return false
  const last = sourceOf(node, text).split('\n').at(-1) ?? ''
  return /^[ \t]*(?:>|(?:[-*+]|\d+[.)])[ \t])/.test(last)
}

function isCodeOfMdxUnclear(place: Place): boolean {
  const {node, text, prefix} = place
  if (followsContainer(place) || leavesContainer(place)) return true
  if (node.type.includes('Text')) return BLOCK_START.test(sourceOf(node, text))
  if (prefix !== 'quote' && endsInContainer(node, text)) return true
  const start = startOf(node)
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  if (before.trim() !== '' && sourceOf(node, text).includes('\n')) return true
  const end = endOf(node)
  if (prefix !== 'any' && /[ \t]/.test(text[end] ?? '')) return true
  return /^[ \t]+[{<]/.test(text.slice(end, end + 80))
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
