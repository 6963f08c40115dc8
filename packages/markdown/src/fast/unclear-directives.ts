import {countColons, endOf, lineBefore, type NodeContext, sourceOf} from './node-context.js'

/**
 * Checks for inline and leaf directives that the parsers might read differently, because they allow
 * different characters in names.
 */
export function isDirectiveUnclear({node, text}: NodeContext): boolean {
  const source = sourceOf(node, text)
  const next = text[endOf(node)] ?? ''
  if (/[[{]|[^\x20-\x7e\r\n]/.test(next) || hasOddLabel(source) || hasOddAttributes(source))
    return true
  return node.type === 'leafDirective' && /[ \t]/.test(next)
}

/** Matches a name that isn't escaped. It can't start with a digit. */
const NAME = /(?:^|[^\\:]):[a-z_]/i

/** Matches short names of emoji. Both parsers read a name between colons as text. */
const EMOJI_NAME = /(?<![\\:\w]):[a-z](?:[-\w]*[a-z\d])?:(?![:\w])/gi

/** Checks for text with a directive's name, which one of the parsers might read as a directive. */
export function isNameUnclear({node, text, names}: NodeContext): boolean {
  return names.has('directives') && NAME.test(sourceOf(node, text).replace(EMOJI_NAME, ''))
}

/** Matches the first line of a container that has nothing after the name, label and attributes. */
const CONTAINER_LINE = /^:+[-\w]+(?:$|[[{].*[\]}]$)/

/**
 * Checks for unclosed and indented containers, for containers that an outer fence might close, and
 * for text after a container's name, which the fast parser drops.
 */
export function isContainerUnclear({node, text, colons, prefix}: NodeContext): boolean {
  if (prefix === 'quote' || prefix === 'unknown') return true
  if (prefix === 'any' && lineBefore(node, text) !== '') return true
  const own = countColons(node, text)
  if (colons > 0 && own >= colons) return true
  const lines = sourceOf(node, text).split('\n')
  const [first = ''] = lines
  if (!CONTAINER_LINE.test(first.trimEnd())) return true
  if (hasOddLabel(first) || hasOddAttributes(first)) return true
  const [, indent = '', closing = ''] = /^( *)(:+)[ \t]*$/.exec(lines.at(-1) ?? '') ?? []
  const maximum = typeof prefix === 'number' ? prefix + 3 : 3
  return closing.length < own || indent.length > maximum
}

/** Returns whether a label starts or ends with a space, or contains several brackets. */
function hasOddLabel(source: string): boolean {
  return /^:+[-\w]+\[[ \t]/.test(source) || /[ \t]\]/.test(source) || source.split('[').length > 4
}

/** Matches an attribute in a common form. */
const ATTRIBUTE = /^(?:([#.])[-\w]+|([A-Za-z][-\w]*)(?:=(?:"[^"&<\n]*"|[-\w]+))?)$/

/** Returns whether an attribute is in an uncommon form or set twice. */
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
