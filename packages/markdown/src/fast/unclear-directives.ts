import {countColons, endOf, type NodeContext, sourceOf} from './node-context.js'

/**
 * Tests for inline and leaf directives that the parsers may read differently. They allow different
 * letters in names.
 */
export function isDirectiveUnclear({node, text}: NodeContext): boolean {
  const source = sourceOf(node, text)
  const next = text[endOf(node)] ?? ''
  if (/[[{]|[^\x20-\x7e\r\n]/.test(next) || hasOddLabel(source) || hasOddAttributes(source))
    return true
  return node.type === 'leafDirective' && /[ \t]/.test(next)
}

/** Tests for unclosed containers, and for containers that an outer fence may close. */
export function isContainerUnclear({node, text, colons, prefix}: NodeContext): boolean {
  if (prefix === 'quote' || prefix === 'unknown') return true
  const own = countColons(node, text)
  if (colons > 0 && own >= colons) return true
  const lines = sourceOf(node, text).split('\n')
  const [first = ''] = lines
  if (hasOddLabel(first) || hasOddAttributes(first)) return true
  const [, indent = '', closing = ''] = /^( *)(:+)[ \t]*$/.exec(lines.at(-1) ?? '') ?? []
  const most = typeof prefix === 'number' ? prefix + 3 : 3
  return closing.length < own || indent.length > most
}

/** Tests for a label with spaces at its ends, or with several brackets. */
function hasOddLabel(source: string): boolean {
  return /^:+[-\w]+\[[ \t]/.test(source) || /[ \t]\]/.test(source) || source.split('[').length > 4
}

/** An attribute in a common form. */
const ATTRIBUTE = /^(?:([#.])[-\w]+|([A-Za-z][-\w]*)(?:=(?:"[^"&<\n]*"|[-\w]+))?)$/

/** Tests for attributes that aren't in a common form, or that are set twice. */
function hasOddAttributes(source: string): boolean {
  const [, ...braces] = source.trimEnd().split('{')
  const [attributes] = braces
  if (attributes === undefined) return false
  if (braces.length > 1 || !attributes.endsWith('}')) return true
  const found = attributes
    .slice(0, -1)
    .split(' ')
    .map((part) => ATTRIBUTE.exec(part))
  if (!found.every((match) => match !== null)) return true
  const names = found.map(([, sign = '', name = '']) => (sign === '#' ? 'id' : sign || name))
  const isTwice = names.some((name, index) => name !== '.' && names.indexOf(name) !== index)
  return isTwice || (names.includes('class') && names.includes('.'))
}
