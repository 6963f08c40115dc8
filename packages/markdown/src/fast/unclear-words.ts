import type {Emphasis, Html, Text} from 'mdast'
import type {Node} from 'unist'
import {endOf, lineBefore, type NodeContext, sourceOf, startOf} from './node-context.js'

/**
 * Checks for unpaired backticks, a trailing backslash, an unclosed tag at the end of a line, adjacent
 * emphasis markers of different types, and a marker after emphasized text.
 */
export function isTextUnclear({node, previous}: NodeContext): boolean {
  const {value} = node as Text
  if (value.includes('`') || value.endsWith('\\') || MIXED_MARKS.test(value)) return true
  if (/<[a-z][^<>\n]*\n/i.test(value)) return true
  return previous !== undefined && EMPHASIZED.has(previous.type) && /^[*_~]/.test(value)
}

const EMPHASIZED: ReadonlySet<string> = new Set(['emphasis', 'strong', 'delete'])

const MIXED_MARKS = /_[*~]|\*[_~]|~[*_]/

/** Matches a character of a word. */
const WORD = /[^\s!-/:-@[-`{-~]/

/**
 * Checks for emphasis markers inside emphasized text, unless they're escaped or between letters,
 * and for mixed markers next to a word.
 */
export function isEmphasisUnclear({node, text}: NodeContext): boolean {
  const {children} = node as Emphasis
  // In MDX, the end may be hidden in a tag.
  if (text[startOf(node)] !== text[endOf(node) - 1] || isMixedAtWord(node, text)) return true
  return children.some((child) => {
    if (child.type !== 'text' || !/[*_]/.test(child.value)) return false
    const marks = sourceOf(child, text).replace(/\\[*_]/g, '.')
    return /(?:^|\W)[*_]|[*_](?:\W|$)/.test(marks)
  })
}

function isMixedAtWord(node: Node, text: string): boolean {
  const [start, end] = [startOf(node), endOf(node)]
  return (
    (WORD.test(text[start - 1] ?? ' ') && MIXED_MARKS.test(text.slice(start, start + MAX_MARKS))) ||
    (WORD.test(text[end] ?? ' ') && MIXED_MARKS.test(text.slice(end - MAX_MARKS, end)))
  )
}

/** Maximum number of adjacent markers, as in strong, emphasized and deleted text. */
const MAX_MARKS = 6

/** Matches web and XMPP URLs that remark only finds by searching the tree. */
const LATE_ADDRESS = /https?:\/\/[-\w]*\.|www\.|xmpp:/i

/** Matches domains of email addresses that remark only finds by searching the tree. */
const LATE_DOMAIN = /@([-\w]+(?:\.[-\w]+)+)/g

/**
 * Checks for URLs that remark only finds by searching the tree, so that the links have no position.
 */
export function isLinkedLater({node, isLinked}: NodeContext): boolean {
  const {value} = node as Text
  if (isLinked) return false
  if (LATE_ADDRESS.test(value)) return true
  // Text such as `name@1.0` is a package version, not an email address.
  if (!value.includes('@')) return false
  return [...value.matchAll(LATE_DOMAIN)].some(([, domain = '']) => !/[-\d_]$/.test(domain))
}

/**
 * Maximum length of a paragraph to count open brackets in, because counting takes quadratic time.
 */
const MAX_WORDS = 2000

/** Checks for multi-line code with a line that could start a block, and for code in table cells. */
export function isSpanUnclear({node, text}: NodeContext): boolean {
  const source = sourceOf(node, text)
  return /\n[ \t>]*[<{$:]/.test(source) || (source.includes('|') && /[^`]`+[^`]/.test(source))
}

/** Matches a URL or email address that starts and ends with an ASCII character. */
const LITERAL = /^(?:https?:\/\/\w|(?!https?:\/\/|www\.?$)\w)(?:.*[!-~])?$/i

const ASCII = /^[!-~]+$/

/** Checks for bare URLs, unless they follow a space outside brackets. */
export function isLiteralUnclear({node, text}: NodeContext): boolean {
  const start = startOf(node)
  if (/[<[]/.test(text[start] ?? '')) return false
  if (/[|[\]{}\\]|:(?!\d)|&#?\w+;/.test(sourceOf(node, text).replace(/^https?:/, ''))) return true
  if (!ASCII.test(sourceOf(node, text))) return true
  if (!LITERAL.test(sourceOf(node, text)) || /[-_]/.test(text[endOf(node)] ?? '')) return true
  if (start > 0 && !/[ \t\r\n*~(]/.test(text[start - 1] ?? '')) return true
  const before = text.slice(Math.max(0, start - MAX_WORDS), start)
  const paragraph = before.lastIndexOf('\n\n')
  if (paragraph < 0 && start > MAX_WORDS) return true
  let open = 0
  for (const character of before.slice(Math.max(0, paragraph))) {
    if (character === '[') open += 1
    else if (character === ']' && open > 0) open -= 1
  }
  return open > 0
}

/**
 * Checks for syntax in an image's alternative text, which the parsers read but reduce to plain
 * text.
 */
export function isImageUnclear(context: NodeContext): boolean {
  return /[\n<{]/.test(sourceOf(context.node, context.text)) || mayBeFormula(context)
}

/**
 * Checks for text that might contain a formula. A formula needs a second dollar sign in the same
 * paragraph.
 */
export function mayBeFormula({node, text, names}: NodeContext): boolean {
  if (!names.has('formulas')) return false
  const {value, alt} = node as Node & {value?: string; alt?: string | null}
  if (!(value ?? alt ?? '').includes('$')) return false
  const begin = text.lastIndexOf('\n\n', startOf(node))
  const end = text.indexOf('\n\n', endOf(node))
  return text.slice(Math.max(begin, 0), end < 0 ? text.length : end).split('$').length > 2
}

/**
 * Checks for HTML that the parsers read differently. The fast parser drops the indentation of lines
 * in inline tags and the line ending after block tags. Inline tags can't contain lines that start a
 * formula or directive.
 */
export function isHtmlUnclear({node, text, isInline, prefix}: NodeContext): boolean {
  if (!isInline && (prefix === 'quote' || prefix === 'unknown')) return true
  const before = lineBefore(node, text)
  const isIndented = before !== '' && before.trim() === ''
  // Remark counts the spaces of a tag that is indented less than the content of its list item.
  if (!isInline && isIndented && typeof prefix === 'number' && before.length < prefix) return true
  if (!isInline && endsElsewhere((node as Html).value, prefix !== 'any')) return true
  if (isInline && isIndented) return true
  return isInline ? /\n[ \t$:{]/.test((node as Html).value) : /\n[ \t]*$/.test(sourceOf(node, text))
}

const RAW_OPENING = /^<(pre|script|style|textarea)(?![-\w])/i
const RAW_CLOSING = /<\/(pre|script|style|textarea)>/gi

/** Ends of comments, instructions and declarations, by their start. The first one that matches counts. */
const MARKUP_ENDS: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
  ['<!', '>']
]

/**
 * Returns whether a raw HTML block contains the closing tag of a different one, or ends with its
 * list item before it's closed.
 */
function endsElsewhere(html: string, isInItem: boolean): boolean {
  const [, end] = MARKUP_ENDS.find(([start]) => html.startsWith(start)) ?? []
  if (end !== undefined) return isInItem && !html.includes(end)
  const name = RAW_OPENING.exec(html)?.[1]?.toLowerCase()
  if (name === undefined) return false
  const closed = [...html.matchAll(RAW_CLOSING)].map(([, closing]) => closing?.toLowerCase())
  return closed.some((closing) => closing !== name) || (isInItem && closed.length === 0)
}
