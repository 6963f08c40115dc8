import type {Blockquote, Root, RootContent} from 'mdast'
import type {SyntaxName} from '../syntax/add-syntax.js'
import {countColons, endOf, type Place, sourceOf, startOf} from './tree-place.js'
import {
  hasBlockLine,
  isCodeUnclear,
  isContainerUnclear,
  isDefinitionUnclear,
  isItemUnclear,
  isNoteUnclear,
  isParagraphUnclear
} from './unclear-blocks.js'
import {isCodeOfMdxUnclear, readPrefix} from './unclear-mdx.js'
import {
  isEmphasisUnclear,
  isHtmlUnclear,
  isImageUnclear,
  isLinkedLater,
  isLiteralUnclear,
  isNameUnclear,
  isTextUnclear,
  mayBeFormula
} from './unclear-words.js'

/** A footnote below spaces, or before another colon. */
const ODD_NOTE = /^[ \t]+\[\^|\]::/m

/**
 * An emphasis mark next to a character of two code units, because the tokenizer of remark only
 * reads one.
 */
const EMOJI_MARK = /[*_~][\uD800-\uDBFF]|[\uDC00-\uDFFF][*_~]/

/** A list whose last item is empty at the end of the text. */
const OPEN_ITEM = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]*$/

/** Characters that the tokenizer of remark replaces or counts another way. */
const ODD_CHARACTER = /^\uFEFF|\0|\r(?!\n)/

const SIGNS: readonly RegExp[] = [ODD_CHARACTER, ODD_NOTE, EMOJI_MARK]

/** Directives other than containers whose names aren't plain. */
const ODD_NAME = /:[-.\w]*[^\x20-\x7e\r\n]/

/** Whether a text has something that the fast parser is known to read another way. */
export function mayDiffer(text: string, names: ReadonlySet<SyntaxName>): boolean {
  if (names.has('directives') && ODD_NAME.test(text)) return true
  const last = text.slice(text.lastIndexOf('\n') + 1)
  return OPEN_ITEM.test(last) || SIGNS.some((sign) => sign.test(text))
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
