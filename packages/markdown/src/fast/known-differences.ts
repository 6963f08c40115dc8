import type {Blockquote, Root, RootContent} from 'mdast'
import type {SyntaxName} from '../syntax/add-syntax.js'
import {countColons, endOf, type NodeContext, sourceOf, startOf} from './node-context.js'
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

/** A footnote that follows spaces, or precedes another colon. */
const ODD_NOTE = /^[ \t]+\[\^|\]::/m

/** An emphasis mark next to a character of two code units. Remark's tokenizer only reads one of them. */
const EMOJI_MARK = /[*_~][\uD800-\uDBFF]|[\uDC00-\uDFFF][*_~]/

/** A list that ends the text with an empty item. */
const OPEN_ITEM = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]*$/

/** Characters that remark's tokenizer replaces or counts differently. */
const ODD_CHARACTER = /^\uFEFF|\0|\r(?!\n)/

const SIGNS: readonly RegExp[] = [ODD_CHARACTER, ODD_NOTE, EMOJI_MARK]

/** Directives other than containers with special characters in their names. */
const ODD_NAME = /:[-.\w]*[^\x20-\x7e\r\n]/

/** Whether the fast parser is known to read a text differently. */
export function mayDiffer(text: string, names: ReadonlySet<SyntaxName>): boolean {
  if (names.has('directives') && ODD_NAME.test(text)) return true
  const last = text.slice(text.lastIndexOf('\n') + 1)
  return OPEN_ITEM.test(last) || SIGNS.some((sign) => sign.test(text))
}

/** Nodes that contain inline text. */
const LINES: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell'])

const LINKS: ReadonlySet<string> = new Set(['link', 'linkReference'])

/** Nodes that `remark-parse` may read differently, by type. */
const DIFFERENCES: Readonly<Record<string, (context: NodeContext) => boolean>> = {
  text: (context) => isTextUnclear(context) || isLinkedLater(context) || mayBeFormula(context),
  emphasis: isEmphasisUnclear,
  strong: isEmphasisUnclear,
  delete: isEmphasisUnclear,
  // Multi-line code ends at a line that could start a block.
  inlineCode: ({node, text}) => /\n[ \t>]*[<{$:]/.test(sourceOf(node, text)),
  link: isLiteralUnclear,
  image: isImageUnclear,
  imageReference: isImageUnclear,
  html: isHtmlUnclear,
  // A break includes the indentation and block quote markers of the next line.
  break: ({node, text}) => /[ \t>]/.test(text[endOf(node)] ?? ''),
  textDirective: isNameUnclear,
  leafDirective: isNameUnclear,
  containerDirective: isContainerUnclear,
  code: isCodeUnclear,
  definition: isDefinitionUnclear,
  paragraph: isParagraphUnclear,
  table: (context) =>
    /^\n[ \t]*\{/.test(context.text.slice(endOf(context.node))) || hasBlockLine(context),
  mdxjsEsm: ({node, text, previous}) =>
    text[startOf(node) - 2] !== '\n' && startOf(node) > 1 && previous?.type !== 'mdxjsEsm',
  mdxJsxFlowElement: isCodeOfMdxUnclear,
  mdxJsxTextElement: isCodeOfMdxUnclear,
  mdxFlowExpression: isCodeOfMdxUnclear,
  mdxTextExpression: isCodeOfMdxUnclear,
  listItem: isItemUnclear,
  footnoteDefinition: isNoteUnclear,
  // In a quote, a list includes the empty line before another quote.
  blockquote: ({node}) =>
    (node as Blockquote).children.some(
      ({type}, index, all) => type === 'list' && all[index + 1]?.type === 'blockquote'
    )
}

/** Whether `remark-parse` would, or might, return a different tree. */
export function hasDifference(tree: Root, text: string, names: ReadonlySet<SyntaxName>): boolean {
  const open: NodeContext[] = [
    {node: tree, text, names, colons: 0, isInline: false, isLinked: false, prefix: 'any'}
  ]
  let containers = 0
  for (let context = open.pop(); context; context = open.pop()) {
    const {node} = context
    if (node.type === 'containerDirective') containers += 1
    if (DIFFERENCES[node.type]?.(context)) return true
    if (!('children' in node)) continue
    const colons = node.type === 'containerDirective' ? countColons(node, text) : context.colons
    const isInline = context.isInline || LINES.has(node.type)
    const isLinked = context.isLinked || LINKS.has(node.type)
    const prefix = readPrefix(context)
    const inside = {...context, colons, isInline, isLinked, prefix}
    for (const [index, child] of (node.children as RootContent[]).entries())
      open.push({...inside, node: child, previous: (node.children as RootContent[])[index - 1]})
  }
  return hasDirectives(names) && countFences(text) !== containers
}

/** Counts the lines that end a container. The parsers agree only on one per container. */
function countFences(text: string): number {
  return text.match(/^[ \t>]*:{3,}[ \t]*$/gm)?.length ?? 0
}

function hasDirectives(names: ReadonlySet<SyntaxName>): boolean {
  return names.has('containers') || names.has('directives')
}
