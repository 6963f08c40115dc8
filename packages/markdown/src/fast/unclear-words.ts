import type {Emphasis, Html, Text} from 'mdast'
import type {Node} from 'unist'
import {endOf, lineBefore, type NodeContext, sourceOf, startOf} from './node-context.js'

/** Unpaired backticks, and a backslash before certain characters. */
export function isTextUnclear({node}: NodeContext): boolean {
  const {value} = node as Text
  return value.includes('`') || value.endsWith('\\')
}

/** Emphasis markers in emphasized text, unless they're escaped or between letters. */
export function isEmphasisUnclear({node, text}: NodeContext): boolean {
  const {children} = node as Emphasis
  return children.some((child) => {
    if (child.type !== 'text' || !/[*_]/.test(child.value)) return false
    const marks = sourceOf(child, text).replace(/\\[*_]/g, '.')
    return /(?:^|\W)[*_]|[*_](?:\W|$)/.test(marks)
  })
}

/** URLs of websites, and of the XMPP protocol, that remark finds in the parsed tree. */
const LATE_ADDRESS = /https?:\/\/[-\w]*\.|www\.|xmpp:/i

/** Domains of email addresses that remark finds in the parsed tree. */
const LATE_DOMAIN = /@([-\w]+(?:\.[-\w]+)+)/g

/** Remark searches the tree for addresses that its tokenizer misses. They lose their positions. */
export function isLinkedLater({node, isLinked}: NodeContext): boolean {
  const {value} = node as Text
  if (isLinked) return false
  if (LATE_ADDRESS.test(value)) return true
  // A text that ends like the version of a package isn't an email address.
  return [...value.matchAll(LATE_DOMAIN)].some(([, domain = '']) => !/[-\d_]$/.test(domain))
}

/** Open brackets are only counted in paragraphs up to this length, because counting takes quadratic time. */
const MOST_WORDS = 2000

/** URLs without brackets, unless they follow a space outside brackets. */
export function isLiteralUnclear({node, text}: NodeContext): boolean {
  const start = startOf(node)
  if (/[<[]/.test(text[start] ?? '')) return false
  if (/[|[\]{}]|:(?!\d)/.test(sourceOf(node, text).replace(/^https?:/, ''))) return true
  if (start > 0 && !/[\s*~(]/.test(text[start - 1] ?? '')) return true
  const before = text.slice(Math.max(0, start - MOST_WORDS), start)
  const paragraph = before.lastIndexOf('\n\n')
  if (paragraph < 0 && start > MOST_WORDS) return true
  let open = 0
  for (const character of before.slice(Math.max(0, paragraph))) {
    if (character === '[') open += 1
    else if (character === ']' && open > 0) open -= 1
  }
  return open > 0
}

/** The alternative text of an image is Markdown, but only its plain text is kept. */
export function isImageUnclear(context: NodeContext): boolean {
  return /[\n<{]/.test(sourceOf(context.node, context.text)) || mayBeFormula(context)
}

/** Formulas have separate rules, which require a second dollar sign in the same paragraph. */
export function mayBeFormula({node, text, names}: NodeContext): boolean {
  if (!names.has('formulas')) return false
  const {value, alt} = node as Node & {value?: string; alt?: string | null}
  if (!(value ?? alt ?? '').includes('$')) return false
  const begin = text.lastIndexOf('\n\n', startOf(node))
  const end = text.indexOf('\n\n', endOf(node))
  return text.slice(Math.max(begin, 0), end < 0 ? text.length : end).split('$').length > 2
}

/** The other parser includes every letter in the name. */
export function isNameUnclear({node, text}: NodeContext): boolean {
  const [, ...braces] = sourceOf(node, text).split('{')
  if (braces.length > 1 || /##|[^\w ={}.#"-]/.test(braces.join(''))) return true
  return /[[{]|[^\x20-\x7e\r\n]/.test(text[endOf(node)] ?? '')
}

/** An inline tag loses the indentation of its lines, a block tag the line ending after it. */
export function isHtmlUnclear({node, text, isInline, prefix}: NodeContext): boolean {
  if (!isInline && (prefix === 'quote' || prefix === 'unknown')) return true
  const before = lineBefore(node, text)
  if (isInline && before !== '' && before.trim() === '') return true
  return (isInline ? /\n[ \t]/ : /\n$/).test((node as Html).value)
}
