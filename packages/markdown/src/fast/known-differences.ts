import {ownValue} from '@lectern/shared/objects/own-value'
import type {Root, RootContent} from 'mdast'
import type {SyntaxName} from '../syntax/add-syntax.js'
import type {Fallback, FallbackRule} from './fallback.js'
import {countColons, endOf, type NodeContext, startOf} from './node-context.js'
import {
  isCodeUnclear,
  isDefinitionUnclear,
  isHeadingUnclear,
  isItemUnclear,
  isModuleUnclear,
  isNoteUnclear,
  isParagraphUnclear,
  isQuoteUnclear,
  isTableUnclear
} from './unclear-blocks.js'
import {isContainerUnclear, isDirectiveUnclear, isNameUnclear} from './unclear-directives.js'
import {isCodeOfMdxUnclear, isTextOfMdxUnclear, readPrefix} from './unclear-mdx.js'
import {
  isEmphasisUnclear,
  isHtmlUnclear,
  isImageUnclear,
  isLinkedLater,
  isLiteralUnclear,
  isSpanUnclear,
  isTextUnclear,
  mayBeFormula
} from './unclear-words.js'

/** Matches a footnote after spaces or before a second colon. */
const ODD_NOTE = /^[ \t]+\[\^|\]::/m

/**
 * Matches an emphasis marker next to a character with two code units. Remark's tokenizer only reads
 * one of them.
 */
const EMOJI_MARK = /[*_~][\uD800-\uDBFF]|[\uDC00-\uDFFF][*_~]/

/** Matches an escaped emphasis marker before a second marker. The fast parser may count both. */
const ESCAPED_MARK = /\\([*_~])\1/

/** Matches an empty list item at the end of the text. */
const OPEN_ITEM = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]*$/

/**
 * Matches characters that remark's tokenizer replaces or counts differently, and a backslash at the
 * end of the text, with which the fast parser can abort the process.
 */
const ODD_CHARACTER = /^\uFEFF|\0|\r(?!\n)|\\$/

/** Matches a character reference at the start of a domain. Only one parser decodes it. */
const REFERENCE_DOMAIN = /:\/\/&/

const SIGNS: readonly (readonly [FallbackRule, RegExp])[] = [
  ['odd-character', ODD_CHARACTER],
  ['footnote-start', ODD_NOTE],
  ['emoji-emphasis', EMOJI_MARK],
  ['escaped-mark', ESCAPED_MARK],
  ['literal-link', REFERENCE_DOMAIN]
]

/**
 * Matches inline and leaf directives with special characters in their names or after an escaped
 * colon. Dashes and quotation marks aren't part of names.
 */
const ODD_NAME = /:[-.\w]*[^\x20-\x7e\r\n\u2010-\u2027]|\\::/

/** Searches the text for syntax that the fast parser is known to parse differently. */
export function findSign(text: string, names: ReadonlySet<SyntaxName>): Fallback | undefined {
  const signs = names.has('directives') ? [...SIGNS, ['directive-name', ODD_NAME] as const] : SIGNS
  for (const [rule, sign] of signs) {
    const offset = text.search(sign)
    if (offset >= 0) return {rule, offset}
  }
  const offset = text.lastIndexOf('\n') + 1
  return OPEN_ITEM.test(text.slice(offset)) ? {rule: 'open-item', offset} : undefined
}

/** Nodes that contain inline text. */
const LINES: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell'])

const LINKS: ReadonlySet<string> = new Set(['link', 'linkReference'])

type Rule = readonly [FallbackRule, (context: NodeContext) => boolean]

const EMPHASIS: readonly Rule[] = [['nested-emphasis', isEmphasisUnclear]]
const IMAGE: readonly Rule[] = [['image-text', isImageUnclear]]
const NAME: readonly Rule[] = [['directive-name', isDirectiveUnclear]]
const MDX: readonly Rule[] = [['mdx-lines', isCodeOfMdxUnclear]]

/** Rules by node type. Each matches nodes that `remark-parse` might parse differently. */
const DIFFERENCES: Readonly<Record<string, readonly Rule[]>> = {
  text: [
    ['text-mark', isTextUnclear],
    ['mdx-text', isTextOfMdxUnclear],
    ['directive-name', isNameUnclear],
    ['late-link', isLinkedLater],
    ['formula', mayBeFormula]
  ],
  ...{emphasis: EMPHASIS, strong: EMPHASIS, delete: EMPHASIS},
  inlineCode: [['code-span', isSpanUnclear]],
  link: [['literal-link', isLiteralUnclear]],
  ...{image: IMAGE, imageReference: IMAGE},
  html: [['html-lines', isHtmlUnclear]],
  // A break includes the next line's indentation and block quote markers.
  break: [['indented-break', ({node, text}) => /[ \t>]/.test(text[endOf(node)] ?? '')]],
  ...{textDirective: NAME, leafDirective: NAME},
  containerDirective: [['container-fence', isContainerUnclear]],
  code: [['code-block', isCodeUnclear]],
  definition: [['definition', isDefinitionUnclear]],
  paragraph: [['paragraph', isParagraphUnclear]],
  heading: [['mdx-lines', isHeadingUnclear]],
  table: [['table', isTableUnclear]],
  mdxjsEsm: [['module-start', isModuleUnclear]],
  ...{mdxJsxFlowElement: MDX, mdxJsxTextElement: MDX},
  ...{mdxFlowExpression: MDX, mdxTextExpression: MDX},
  listItem: [['list-item', isItemUnclear]],
  footnoteDefinition: [['footnote-end', isNoteUnclear]],
  blockquote: [['nested-quote', isQuoteUnclear]]
}

/** Finds a node that `remark-parse` might parse differently. */
export function findDifference(
  tree: Root,
  text: string,
  {names, isMdx}: Pick<NodeContext, 'names' | 'isMdx'>
): Fallback | undefined {
  const open: NodeContext[] = [
    {
      ...{
        node: tree,
        text,
        names,
        isMdx,
        colons: 0,
        isInline: false,
        isLinked: false,
        prefix: 'any'
      },
      previous: undefined
    }
  ]
  let containers = 0
  for (let context = open.pop(); context; context = open.pop()) {
    const {node} = context
    if (node.type === 'containerDirective') containers += 1
    if (followsGap(context)) return {rule: 'indented-line', offset: startOf(node)}
    const [rule] =
      ownValue(DIFFERENCES, node.type)?.find(([, isUnclear]) => isUnclear(context)) ?? []
    if (rule) return {rule, offset: startOf(node)}
    pushChildren(context, open)
  }
  return hasDirectives(names) && countFences(text) !== containers
    ? {rule: 'container-fence', offset: text.search(FENCE)}
    : undefined
}

/**
 * Checks for an inline node after a line break and an indentation in a block with a dollar sign. After
 * a dollar sign, remark counts the indentation as part of the text before.
 */
function followsGap({node, previous, isInline, text}: NodeContext): boolean {
  if (!isInline || previous?.type !== 'text' || endOf(previous) === startOf(node)) return false
  const block = text.lastIndexOf('\n\n', startOf(node))
  return text.slice(Math.max(block, 0), startOf(node)).includes('$')
}

/** Adds a node's children with their contexts, in reverse order. */
function pushChildren(context: NodeContext, open: NodeContext[]): void {
  const {node, text, names, isMdx} = context
  if (!('children' in node)) return
  const children = node.children as RootContent[]
  const colons = node.type === 'containerDirective' ? countColons(node, text) : context.colons
  const isInline = context.isInline || LINES.has(node.type)
  const isLinked = context.isLinked || LINKS.has(node.type)
  const prefix = readPrefix(context)
  let next = children.at(-1)
  // Not copied with a spread, because a page has thousands of nodes.
  for (let index = children.length - 1; next; index--) {
    const previous = children[index - 1]
    open.push({node: next, text, names, isMdx, colons, isInline, isLinked, prefix, previous})
    next = previous
  }
}

const FENCE = /^[ \t>]*:{3,}[ \t]*$/m

/** Counts closing fences. The parsers only agree if every container has one. */
function countFences(text: string): number {
  return text.match(new RegExp(FENCE, 'gm'))?.length ?? 0
}

function hasDirectives(names: ReadonlySet<SyntaxName>): boolean {
  return names.has('containers') || names.has('directives')
}
