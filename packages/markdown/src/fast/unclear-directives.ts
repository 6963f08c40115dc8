import {countColons, endOf, type NodeContext, sourceOf} from './node-context.js'

/** Inline directives and those on a line. The other parser includes every letter in the name. */
export function isDirectiveUnclear({node, text}: NodeContext): boolean {
  const source = sourceOf(node, text)
  const next = text[endOf(node)] ?? ''
  if (/[[{]|[^\x20-\x7e\r\n]/.test(next) || hasOddLabel(source) || hasOddAttributes(source))
    return true
  return node.type === 'leafDirective' && /[ \t]/.test(next)
}

/** Unclosed containers, and containers that an outer fence may close. */
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

/** Spaces at the ends of a label, and brackets in three others. */
const ODD_LABEL = /^:+[-\w]+\[[ \t]|[ \t]\](?:\{|[ \t]*\r?$)|\[[^\]\n]*\[[^\]\n]*\[[^\]\n]*\[/

function hasOddLabel(source: string): boolean {
  return ODD_LABEL.test(source)
}

/** An attribute in a common form. */
const ATTRIBUTE = /(?:^| )(?:([#.])[\w-]+|([A-Za-z][\w-]*)(?:=(?:"[^"&<\n]*"|[\w-]+))?)(?=[ }])/g

/** Attributes that aren't in a common form, or set twice. */
function hasOddAttributes(source: string): boolean {
  const [, ...braces] = source.split('{')
  if (braces.length === 0) return false
  const [attributes = ''] = braces
  if (braces.length > 1 || attributes.replace(ATTRIBUTE, '').trimEnd() !== '}') return true
  const names = [...attributes.matchAll(ATTRIBUTE)].map(
    ([, sign, name]) => NAMES[sign ?? ''] ?? name
  )
  return (
    names.some((name, index) => name !== '.' && names.indexOf(name) !== index) ||
    (names.includes('class') && names.includes('.'))
  )
}

const NAMES: Readonly<Record<string, string>> = {'#': 'id', '.': '.'}
